#if !canImport(Darwin)
extension NSPredicate {
  /// A predicate about the object itself, as focus filters write it for notifications.
  ///
  /// Foundation reads predicate formats on Apple's systems only. Here `SELF` can be compared with one
  /// argument by `IN`, `==`, `=`, `!=`, `BEGINSWITH`, `ENDSWITH` and `CONTAINS`; `TRUEPREDICATE` and
  /// `FALSEPREDICATE` stand alone. Any other format holds for nothing, as a notification too many is worse
  /// than one too few while somebody concentrates.
  public convenience init(format: String, _ arguments: Any...) {
    let texts: [String] = arguments.flatMap { argument in
      (argument as? [Any])?.map { String(describing: $0) } ?? [String(describing: argument)]
    }
    let words = format.split(separator: " ").map { $0.uppercased() }
    let isAboutItself = words.count == 3 && words[0] == "SELF" && words[2] == "%@"
    let relation = isAboutItself ? words[1] : format.uppercased()
    self.init { object, _ in
      let text = object.map { String(describing: $0) } ?? ""
      return switch relation {
      case "IN", "==", "=": texts.contains(text)
      case "!=": !texts.contains(text)
      case "BEGINSWITH": texts.contains { text.hasPrefix($0) }
      case "ENDSWITH": texts.contains { text.hasSuffix($0) }
      case "CONTAINS": texts.contains { text.contains($0) }
      case "TRUEPREDICATE": true
      default: false
      }
    }
  }
}
#endif
