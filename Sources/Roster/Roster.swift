// UIKit hands on Foundation, and SwiftUI Observation: so does this.
@_exported import Foundation
@_exported import Observation
@_exported import RosterCells
@_exported import RosterDiff
@_exported import RosterDrawing
@_exported import RosterTable
@_exported import RosterViews
