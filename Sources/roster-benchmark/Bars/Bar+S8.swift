import RosterDiff

extension Bar {
  static let s8 = Bar(name: "S8", title: "1,000 sections, crossings and section moves") { run in
    let sections = run.scale.judgesTimes ? 1_000 : 40
    let edit = SectionedEdit(
      sections: sections, each: run.scale.middle / sections, crossings: 200, sectionMoves: 20,
      seed: 8)
    let old = try Snapshot(edit.old)
    let new = try Snapshot(edit.new)
    let flat = edit.flat
    let (flatOld, flatNew) = (try Snapshot(list: flat.old), try Snapshot(list: flat.new))
    let changes = new.changes(from: old)
    try run.checkReplay(changes, from: old, to: new, "S8")
    let subject = "\(Figures.count(sections)) × \(run.scale.middle / sections)"
    let series = try run.measure(
      "S8 \(subject)", size: run.scale.middle,
      [
        Contender("changes of sections") { watch in
          watch.time { keep(new.changes(from: old)) }
        },
        Contender("changes of one flat list") { watch in
          watch.time { keep(flatNew.changes(from: flatOld)) }
        },
      ])
    run.add(
      .ratio("S8", "\(subject): sections / one flat list", series[0], series[1], .atMost, 2))
    let fewest = edit.fewest
    run.add(
      Verdict(
        "S8", "\(subject): section moves emitted / fewest possible",
        Double(changes.movedSections.count), .count, .exactly, Double(fewest.sections)))
    run.addMoves("S8", subject, changes, fewest: fewest.items)
  }
}
