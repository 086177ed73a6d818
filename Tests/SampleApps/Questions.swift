import AppIntents

/// Asks in every way there is, one after the other.
struct Interview: AppIntent {
  static let title: LocalizedStringResource = "Interview"
  @Parameter(title: "Name") var name: String?
  @Parameter(title: "Town") var town: String?
  @Parameter(title: "Year", inclusiveRange: (1800, 2000)) var year: Int?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if name == nil { _ = try await $name.requestValue("What is your name?") }
    let name = name ?? ""
    if year == nil { throw $year.needsValueError("In which year were you born?") }
    if town == nil {
      throw $town.needsDisambiguationError(among: ["London", "Hanoi", "서울"], dialog: "From where?")
    }
    let isSure = try await $name.requestConfirmation(for: name, dialog: "Is it really \(name)?")
    let town = town ?? ""
    return .result(
      dialog: isSure ? "Welcome, \(name) from \(town)." : "Welcome, stranger from \(town)."
    )
  }
}

/// Lets people choose what to do with a paper.
struct HandlePaper: AppIntent {
  static let title: LocalizedStringResource = "Handle Paper"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let options = [
      Option(title: "Copy it"), Option(title: "Burn it", style: .destructive), .cancel,
    ]
    let choice = try await requestChoice(between: options, dialog: "What now?") {
      Text("A letter of 1817").bold()
    }
    return .result(dialog: "\(choice.title): done.")
  }
}

/// Orders a copy, with a preview.
struct OrderCopy: AppIntent {
  static let title: LocalizedStringResource = "Order Copy"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    try await requestConfirmation(
      result: .result(value: 3, dialog: "It costs 3 pounds.") { Label("Copy", systemImage: "doc") },
      confirmationActionName: .order
    )
    return .result(value: 3, dialog: "It is on its way.")
  }
}

/// Asks for consent only where it is doubtful that the person was understood.
struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring Bell"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      conditions: .lowConfidenceSource,
      actionName: .playSound,
      dialog: "Shall I ring the bell?"
    )
    return .result(dialog: "Ding!")
  }
}
