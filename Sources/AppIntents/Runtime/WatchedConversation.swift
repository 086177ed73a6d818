/// The conversation of a run, which ends when the run does.
struct WatchedConversation: IntentConversation {
  let base: any IntentConversation
  let watch: RunWatch

  func value(for request: ValueRequest) async throws -> any Sendable {
    try await watch.asking { try await base.value(for: request) }
  }

  func choice(for request: ChoiceRequest) async throws -> Int {
    try await watch.asking { try await base.choice(for: request) }
  }

  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    try await watch.asking { try await base.confirmation(for: request) }
  }

  func show(_ output: IntentOutput) async {
    guard !watch.isOver else { return }
    await base.show(output)
  }
}
