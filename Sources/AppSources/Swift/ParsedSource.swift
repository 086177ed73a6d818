/// One Swift file on its way from bytes to facts.
struct ParsedSource: Sendable {
  let file: String
  let bytes: [UInt8]
  /// What a parser is given: the declarations of the file, without its directives.
  let outline: [UInt8]
  private let tokens: [SwiftToken]
  private let comments: [SwiftComment]
  private let source: ConditionalSource
  /// Whether the branches of an `#if` contradict each other.
  private let hasConflict: Bool

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var lexer = SwiftLexer(bytes)
    lexer.scan()
    source = ConditionalSource(bytes, directives: lexer.directives)
    comments = lexer.comments
    var pairs = BracketPairs(lexer.tokens)
    hasConflict = source.hasAlternatives && !pairs.isBalanced
    if hasConflict {
      let source = source
      tokens = lexer.tokens.filter { token in
        source.conditions(at: token.range.lowerBound).allSatisfy { $0 % 64 == 0 }
      }
      pairs = BracketPairs(tokens)
    } else {
      tokens = lexer.tokens
    }
    outline = SourceOutline.outline(
      of: hasConflict ? source.firstBranches : source.allBranches,
      tokens: tokens,
      pairs: pairs
    )
  }

  /// What the file says, and whether that is worth keeping; the answer is the compiler's, nil where
  /// there is none.
  func facts(
    _ answer: Result<[TypeDeclaration], SwiftCompiler.Failure>?
  ) -> (facts: SourceFacts, isComplete: Bool) {
    var reader = FactsReader(file: file, bytes: bytes, tokens: tokens, source: source)
    var isComplete = true
    switch answer {
    case .success(let declarations): reader.read(declarations, comments: comments)
    case .failure(let failure):
      reader.read(DeclarationReader(tokens: tokens).declarations(), comments: comments)
      if let reason = Self.reason(failure) { reader.reportKeywords(reason) }
      isComplete = failure == .crashed
    case nil:
      reader.read(DeclarationReader(tokens: tokens).declarations(), comments: comments)
    }
    if hasConflict { reader.reportConflict() }
    return (reader.facts, isComplete)
  }

  /// Why the compiler gave no answer for the file; nil where that is told for all files at once.
  private static func reason(_ failure: SwiftCompiler.Failure) -> String? {
    switch failure {
    case .crashed: "the compiler crashed on the file"
    case .tookTooLong(let seconds): "the compiler took longer than \(seconds) seconds for the file"
    case .notStarted, .notAsked: nil
    }
  }
}

extension FactsReader {
  /// Tells that the compiler gave no answer for the file, and why.
  fileprivate mutating func reportKeywords(_ reason: String) {
    facts.issues.append(
      SourceIssue(
        SourcePlace(file: file),
        "\(reason), so its declarations were found by their keywords; look at what is reported here"
      )
    )
  }

  /// Tells that only a part of the file was read.
  fileprivate mutating func reportConflict() {
    guard let branch = source.branches.first(where: { $0.number > 0 }) else { return }
    facts.issues.append(
      SourceIssue(
        SourcePlace(file: file, lines.location(of: branch.range.lowerBound)),
        "the branches of '#if' cannot be read one after the other, so only the first of each was; "
          + "put whole declarations into each branch"
      )
    )
  }
}
