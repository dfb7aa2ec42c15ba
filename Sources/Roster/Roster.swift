@_exported import RosterCells
@_exported import RosterDiff
@_exported import RosterDrawing
@_exported import RosterTable
@_exported import RosterViews
