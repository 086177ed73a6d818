import OrderedJSON

/// Reads the comments that switch rules off.
///
/// ```
/// // assistant:disable final-punctuation        from here to the end, or to "assistant:enable"
/// // assistant:disable:next duplicate-phrase    for the next line
/// // assistant:disable:this                     for this line, every rule
/// ```
struct SuppressionReader {
  let lines: SourceLines

  /// What the comments switch off.
  func suppressions(in comments: [SwiftComment]) -> [Suppression] {
    var found: [Suppression] = []
    for comment in comments {
      let line = lines.location(of: comment.offset).line
      guard let words = SuppressionComment.words(of: comment.text) else { continue }
      let rules = words.rules
      switch words.command {
      case "assistant:disable":
        found.append(Suppression(rules: rules, firstLine: line, lastLine: .max))
      case "assistant:disable:next":
        found.append(Suppression(rules: rules, firstLine: line + 1, lastLine: line + 1))
      case "assistant:disable:this":
        found.append(Suppression(rules: rules, firstLine: line, lastLine: line))
      case "assistant:enable":
        for index in found.indices
        where found[index].lastLine == .max && (rules.isEmpty || found[index].rules == rules) {
          found[index].lastLine = line
        }
      default: continue
      }
    }
    return found
  }
}
