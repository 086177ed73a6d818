/// Lines of steps inside of others, until all of them are closed.
struct OpenSteps: Sendable {
  /// The lines so far.
  private var lines: [String] = []
  /// The steps so far, as if all were closed here; those that nothing can close yet are none.
  private(set) var sofar = Block()
  /// How many steps are open.
  private var depth = 0

  /// The most steps that can be open.
  private static let most = 32

  var isEmpty: Bool { lines.isEmpty }

  /// Whether nothing more has to come.
  var isClosed: Bool { depth == 0 }

  /// What stands before the next line; nil where no step is open.
  var prompt: String? { isEmpty ? nil : "…> " + String(repeating: "  ", count: depth) }

  /// The lines as they are shown.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Takes a line.
  ///
  /// - Returns: What is wrong with it; then it is not taken.
  mutating func add(_ line: String) -> [WorkflowMistake.Problem] {
    let closes = line.drop { $0 == " " || $0 == "\t" }.first == "}"
    let indentation = String(repeating: "  ", count: max(0, depth - (closes ? 1 : 0)))
    let candidate = lines + [indentation + line.drop { $0 == " " || $0 == "\t" }]
    var problems: [WorkflowMistake.Problem] = []
    var text = candidate.map { $0 + "\n" }.joined()
    for depth in 0...Self.most {
      do {
        sofar = try WorkflowParser.steps(in: text)
        (lines, self.depth) = (candidate, depth)
        return []
      } catch {
        let others = error.mistakes.map(\.problem).filter {
          if case .unclosedBlock = $0 { false } else { true }
        }
        // What is wrong once steps are closed that are not is not wrong yet.
        if depth == 0 { problems = others }
        guard problems.isEmpty else { return problems }
        guard others.isEmpty else {
          (lines, self.depth) = (candidate, depth)
          return []
        }
      }
      text += "}\n"
    }
    return [.unclosedBlock("}")]
  }

  /// Takes the last line back; false where there is none.
  mutating func removeLast() -> Bool {
    guard !lines.isEmpty else { return false }
    let rest = lines.dropLast()
    self = OpenSteps()
    for line in rest { _ = add(line) }
    return true
  }
}
