extension AttributedLine {
  /// The line broken into lines of at most so many columns.
  ///
  /// What follows spaces, a number or a dash at the beginning stays below itself, as in a list. A line of several
  /// looks is a drawing, which is cut where it is too wide all the same.
  ///
  /// - Parameters:
  ///   - columns: The most columns of a line.
  ///   - hanging: By how many columns further lines are indented besides.
  /// - Returns: The lines, top to bottom; at least one.
  package func wrapped(columns: Int, hanging: Int = 0) -> [AttributedLine] {
    guard width > columns else { return [self] }
    guard let only = runs.first, runs.count == 1 else { return [truncated(toColumns: columns)] }
    var lead = only.text.prefix { $0 == " " || $0.isNumber || $0 == "-" }
    if lead.first != " " || lead.last != " " { lead = lead.prefix { $0 == " " } }
    let rest = String(only.text.dropFirst(lead.count))
    // Where there would be hardly any room beside it, the lead becomes shorter.
    let first = String(lead.count > columns / 2 ? lead.prefix(2) : lead)
    let indent = first.count + hanging
    return DisplayWidth.wrapped(rest, columns: max(1, columns - indent)).enumerated()
      .map { place, text in
        let before = place == 0 ? first : String(repeating: " ", count: indent)
        return AttributedLine(before + text, look: only.look)
      }
  }
}
