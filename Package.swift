// swift-tools-version: 6.1
import PackageDescription

// Arrows point down only: a target may depend on those above it in this list, never the reverse.
let package = Package(
  name: "Roster",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Roster", targets: ["Roster"]),
    .library(name: "RosterDiff", targets: ["RosterDiff"]),
    .library(name: "RosterTerminal", targets: ["RosterTerminal"]),
    .library(name: "RosterTesting", targets: ["RosterTesting"]),
    .executable(name: "favorites", targets: ["favorites"]),
    .executable(name: "roster-benchmark", targets: ["roster-benchmark"]),
  ],
  targets: [
    // L0: values; import nothing.
    .target(name: "RosterDiff"),
    .target(name: "RosterDrawing"),

    // L1: views.
    .target(name: "RosterViews", dependencies: ["RosterDrawing"]),

    // L2: what cells show, as values.
    .target(name: "RosterCells", dependencies: ["RosterViews", "RosterDrawing"]),

    // L3: the table.
    .target(
      name: "RosterTable",
      dependencies: ["RosterCells", "RosterViews", "RosterDrawing", "RosterDiff"]),

    // The umbrella over L0–L3.
    .target(
      name: "Roster",
      dependencies: ["RosterTable", "RosterCells", "RosterViews", "RosterDrawing", "RosterDiff"]),

    // Drives tables and compares pictures, for tests.
    .target(name: "RosterTesting", dependencies: ["Roster", "RosterDrawing"]),

    // L4: a table on a terminal, and programs.
    .target(name: "RosterTerminal", dependencies: ["Roster"]),
    .executableTarget(name: "favorites", dependencies: ["Roster", "RosterTerminal"]),
    .executableTarget(name: "roster-benchmark", dependencies: ["Roster"]),

    // What tests and the exhaustive check share: reference models and independent checks.
    .target(name: "RosterDiffProof", dependencies: ["RosterDiff"], path: "Tests/RosterDiffProof"),
    .executableTarget(
      name: "roster-exhaustive", dependencies: ["RosterDiffProof"], path: "Tests/roster-exhaustive"
    ),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["Roster", "RosterTerminal", "RosterTesting"]),
    .testTarget(name: "RosterDiffTests", dependencies: ["RosterDiff", "RosterDiffProof"]),
    .testTarget(name: "RosterDrawingTests", dependencies: ["RosterDrawing"]),
    .testTarget(name: "RosterViewsTests", dependencies: ["RosterViews", "RosterDrawing"]),
    .testTarget(
      name: "RosterCellsTests", dependencies: ["RosterCells", "RosterViews", "RosterDrawing"]),
    .testTarget(
      name: "RosterTableTests",
      dependencies: ["Roster", "RosterTable", "RosterDiff", "RosterDiffProof"]),
    .testTarget(name: "ProgramsTests", dependencies: ["Roster"]),
    .testTarget(name: "favoritesTests", dependencies: ["favorites"]),
    .testTarget(
      name: "DocumentationTests", dependencies: ["Roster", "RosterDiff", "RosterTesting"]),
    .testTarget(
      name: "RosterTerminalTests",
      dependencies: ["RosterTerminal", "Roster", "RosterDrawing", "RosterDiffProof"]),
    .testTarget(name: "RosterTestingTests", dependencies: ["RosterTesting", "Roster"]),
  ]
)
