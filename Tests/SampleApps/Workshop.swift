import AppIntents

/// Waits until it is cancelled, and puts things in order then.
struct WaitForPaint: CancellableIntent {
  static let title: LocalizedStringResource = "Wait for Paint"

  func perform() async throws -> some IntentResult {
    try await withIntentCancellationHandler {
      print("The paint is wet.")
      fflush(nil)
      for await _ in AsyncStream<Never>.makeStream().stream {}
      try Task.checkCancellation()
    } onCancel: { _ in
      print("The brushes are washed.")
      fflush(nil)
    }
    return .result()
  }
}

/// Turns the wheel as long as the program lives, whatever anybody says.
struct TurnWheel: AppIntent {
  static let title: LocalizedStringResource = "Turn Wheel"

  func perform() async throws -> some IntentResult {
    var turns: UInt64 = 0
    while turns < .max { turns &+= ProcessInfo.processInfo.activeProcessorCount > 0 ? 1 : 2 }
    return .result()
  }
}

/// Does the same where everything else of an app happens.
struct HoldStage: AppIntent {
  static let title: LocalizedStringResource = "Hold Stage"

  @MainActor
  func perform() async throws -> some IntentResult { try await TurnWheel().perform() }
}

/// Asks the same thing whatever is answered.
struct AskAgain: AppIntent {
  static let title: LocalizedStringResource = "Ask Again"
  @Parameter(title: "Word") var word: String?

  func perform() async throws -> some IntentResult {
    if word != "the right one" { throw $word.needsValueError("What is the word?") }
    return .result()
  }
}

/// Returns more than anybody reads.
struct CountNails: AppIntent {
  static let title: LocalizedStringResource = "Count Nails"

  func perform() async throws -> some IntentResult & ReturnsValue<[Int]> {
    .result(value: Array(1...1_000_000))
  }
}

/// Throws what no person has ever read.
struct BreakTool: AppIntent {
  static let title: LocalizedStringResource = "Break Tool"

  private struct Snapped: Error {
    var tool = "saw"
    var teeth = [Int](repeating: 7, count: 100_000)
  }

  func perform() async throws -> some IntentResult {
    if !Task.isCancelled { throw Snapped() }
    return .result()
  }
}

/// Reads a list past its end, which ends the program.
struct DropAnvil: AppIntent {
  static let title: LocalizedStringResource = "Drop Anvil"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let toes = [Int](repeating: 1, count: ProcessInfo.processInfo.activeProcessorCount)
    return .result(value: toes[toes.count])
  }
}

/// Calls itself until there is no room left.
struct WindSpring: AppIntent {
  static let title: LocalizedStringResource = "Wind Spring"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: wound(ProcessInfo.processInfo.activeProcessorCount))
  }

  private func wound(_ turns: Int) -> Int {
    turns < 0 ? turns : wound(turns &+ 1) &+ wound(turns | 1)
  }
}

/// Needs what nobody provides.
struct OpenToolbox: AppIntent {
  static let title: LocalizedStringResource = "Open Toolbox"
  @Dependency var toolbox: Toolbox

  struct Toolbox: Sendable {}

  func perform() async throws -> some IntentResult { .result() }
}

/// Paints a fence, board by board, until it is cancelled.
struct PaintFence: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Paint Fence"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    // So many that it is still painting however late a busy machine sends the cancellation.
    let boards = 10_000
    progress.totalUnitCount = Int64(boards)
    for _ in 0..<boards {
      try await Task.sleep(for: .milliseconds(5))
      progress.completedUnitCount += 1
    }
    return .result(dialog: "The fence is white.")
  }
}

/// A tool that cannot be looked up.
struct Tool: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
  static let defaultQuery = ToolQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ToolQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Tool] { identifiers.map(Tool.init) }
  func suggestedEntities() async throws -> [Tool] { [Tool(id: "Hammer"), Tool(id: "Saw")] }

  func entities(matching string: String) async throws -> [Tool] {
    throw AppIntentError.Unrecoverable.networkFailure
  }
}

/// Takes a tool from the wall.
struct TakeTool: AppIntent {
  static let title: LocalizedStringResource = "Take Tool"
  @Parameter(title: "Tool") var tool: Tool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here is the \(tool).")
  }
}

/// The sentences of the workshop.
struct WorkshopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TakeTool(),
      phrases: [
        "Take the \(\.$tool) from \(.applicationName)", "Take a tool from \(.applicationName)",
      ]
    )
    AppShortcut(intent: WaitForPaint(), phrases: ["Wait for the paint in \(.applicationName)"])
    AppShortcut(intent: TurnWheel(), phrases: ["Turn the wheel in \(.applicationName)"])
    AppShortcut(intent: HoldStage(), phrases: ["Hold the stage in \(.applicationName)"])
    AppShortcut(intent: AskAgain(), phrases: ["Ask again in \(.applicationName)"])
    AppShortcut(intent: CountNails(), phrases: ["Count nails in \(.applicationName)"])
    AppShortcut(intent: DropAnvil(), phrases: ["Drop the anvil in \(.applicationName)"])
    AppShortcut(intent: WindSpring(), phrases: ["Wind the spring in \(.applicationName)"])
    AppShortcut(intent: BreakTool(), phrases: ["Break something in \(.applicationName)"])
    AppShortcut(intent: OpenToolbox(), phrases: ["Open the toolbox in \(.applicationName)"])
    AppShortcut(intent: PaintFence(), phrases: ["Paint the fence in \(.applicationName)"])
  }
}
