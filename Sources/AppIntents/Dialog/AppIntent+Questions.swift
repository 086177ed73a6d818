import Synchronization

extension AppIntent {
  /// Asks whether to go on; declining ends the intent.
  public func requestConfirmation() async throws {
    try await confirm(IntentQuestion())
  }

  /// Asks whether to go on, showing what the result will be; declining ends the intent.
  public func requestConfirmation<Result: IntentResult>(
    result: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    let contents = result as? any ResultContents
    try await confirm(
      IntentQuestion(
        actionName: confirmationActionName,
        dialog: showPrompt ? contents?.dialog : nil,
        snippet: await contents?.snippet?.content
      )
    )
  }

  /// Asks whether to go on, showing what the result will be; declining ends the intent.
  ///
  /// The early spelling of ``requestConfirmation(result:confirmationActionName:showPrompt:)``.
  public func requestConfirmation<Result: IntentResult>(
    output: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output,
      confirmationActionName: confirmationActionName,
      showPrompt: showPrompt
    )
  }

  /// Asks whether to go on, where the conditions hold; declining ends the intent.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await confirm(
      IntentQuestion(conditions: conditions, actionName: actionName, dialog: dialog)
    )
  }

  /// Asks whether to go on, with something to look at; declining ends the intent.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> some View
  ) async throws {
    let view = UndrawnView(content())
    try await confirm(
      IntentQuestion(
        conditions: conditions,
        actionName: actionName,
        dialog: showDialogAsPrompt ? dialog : nil,
        snippet: await view.content,
        redraw: { await view.content }
      )
    )
  }

  /// Asks whether to go on, with what another intent shows; declining ends the intent.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    snippetIntent: Snippet
  ) async throws {
    try await confirm(
      IntentQuestion(
        conditions: conditions,
        actionName: actionName,
        dialog: showDialogAsPrompt ? dialog : nil,
        snippet: try await snippetIntent.snippet(),
        redraw: { try await snippetIntent.snippet() }
      )
    )
  }

  /// Asks whether to go on, with what another intent shows, and returns that intent's value;
  /// declining ends the intent.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    snippetIntent: Snippet
  ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
    let latest = Mutex<Snippet.PerformResult.Value?>(nil)
    let redraw = { @Sendable in
      let (snippet, value) = try await snippetIntent.shown()
      latest.withLock { $0 = value }
      return snippet
    }
    try await confirm(
      IntentQuestion(
        conditions: conditions,
        actionName: actionName,
        dialog: showDialogAsPrompt ? dialog : nil,
        snippet: try await redraw(),
        redraw: redraw
      )
    )
    guard let value = latest.withLock({ $0 }) else {
      throw AppIntentError(kind: .noValue(Snippet.persistentIdentifier))
    }
    return value
  }

  /// Asks which of several things to do; choosing to cancel ends the intent.
  public func requestChoice(
    between options: [IntentChoiceOption],
    dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(between: options, dialog: dialog, besides: nil)
  }

  /// Shows something and asks which of several things to do; choosing to cancel ends the intent.
  public func requestChoice(
    between options: [IntentChoiceOption],
    dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> some View
  ) async throws -> IntentChoiceOption {
    try await choose(between: options, dialog: dialog, besides: UndrawnView(content()))
  }

  /// Shows something and asks which of several things to do; choosing to cancel ends the intent.
  public func requestChoice(
    between options: [IntentChoiceOption],
    dialog: IntentDialog? = nil,
    view: some View
  ) async throws -> IntentChoiceOption {
    try await choose(between: options, dialog: dialog, besides: UndrawnView(view))
  }

  private func choose(
    between options: [IntentChoiceOption],
    dialog: IntentDialog?,
    besides view: UndrawnView?
  ) async throws -> IntentChoiceOption {
    let run = try IntentRun.asking()
    let shown = await view?.content ?? .empty
    if shown != .empty { await run.conversation.show(.snippet(shown)) }
    var request = ChoiceRequest(
      intent: run.identifier,
      parameter: nil,
      prompt: dialog.map(run.text),
      options: options.enumerated().map { index, option in
        IntentOption(id: "\(index)", title: run.localization.string(option.title), value: index)
      }
    )
    if shown != .empty { request.supportingPrompt = dialog.flatMap(run.supportingText) }
    let index = try await run.choose(request)
    guard options[index].style != .cancel else { throw ConversationEnd.cancelled }
    return options[index]
  }

  private func confirm(_ question: IntentQuestion) async throws {
    let run = try IntentRun.asking()
    guard question.isNeeded(confidence: run.confidence) else { return }
    guard try await run.conversation.confirmation(for: question.request(in: run)) else {
      throw AppIntentError(kind: .declined)
    }
  }
}

/// A question whether to go on.
private struct IntentQuestion: Sendable {
  var conditions: ConfirmationConditions = []
  var actionName: ConfirmationActionName = .continue
  var dialog: IntentDialog?
  var snippet: SnippetContent?
  /// Draws the snippet anew, after one of its buttons was pressed.
  var redraw: @Sendable () async throws -> SnippetContent? = { nil }

  /// Whether the conditions under which it is asked hold.
  func isNeeded(confidence: Double) -> Bool {
    !conditions.contains(.lowConfidenceSource) || confidence < IntentInvocation.lowConfidence
  }

  func request(in run: IntentRun) -> ConfirmationRequest {
    let buttons = run.state.takeButtons()
    var request = ConfirmationRequest(
      intent: run.identifier,
      prompt: dialog.map(run.text),
      snippet: snippet == .empty ? nil : snippet,
      acceptLabels: actionName.accept.map(run.localization.string),
      denyLabels: actionName.deny.map(run.localization.string),
      actionName: actionName.name,
      isDestructive: actionName.isDestructive
    )
    if request.snippet != nil { request.supportingPrompt = dialog.flatMap(run.supportingText) }
    request.buttonLabels = buttons.map(\.label)
    request.pressing = { place in
      try await run.press(buttons[place].intent)
      var question = self
      question.snippet = try await IntentRun.$current.withValue(run) { try await redraw() }
      return question.request(in: run)
    }
    return request
  }
}
