/// Which of an intent's phrases a reading is told by.
extension MeaningWriter {
  /// The sentence by which the command is told: one that names what was named.
  func phrase(of frame: IntentFrame, holding names: Set<String>) -> String {
    let fits = frame.templates.map { fit($0, to: names) }
    // The first of those that fit best.
    return fits.max().flatMap { best in
      fits.firstIndex(of: best).map { frame.templates[$0] }
    } ?? frame.title
  }

  /// How many more of a template's places hold what was named than do not, each that does counted twice.
  ///
  /// Read as bytes, since every reading asks it of every phrase of its intent.
  private func fit(_ template: String, to names: Set<String>) -> Int {
    var said: Set<String> = []
    var isAppNamed = false
    var places = 0
    var rest = template.utf8[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[rest.index(after: sign)...]
      guard rest.first == UInt8(ascii: "{") else { continue }
      rest = rest.dropFirst()
      places += 1
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { continue }
      let name = String(Substring(rest[..<end]))
      if name == "applicationName" { isAppNamed = true }
      if names.contains(name) { said.insert(name) }
    }
    return 2 * said.count - places + (isAppNamed ? 1 : 0)
  }
}
