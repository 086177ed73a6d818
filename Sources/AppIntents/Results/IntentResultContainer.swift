/// The result that `.result(…)` makes.
public struct IntentResultContainer<
  Value: _IntentValue,
  OpensAppIntent: AppIntent,
  Snippet: Sendable,
  Dialog: Sendable
>: ReturnsValue, OpensIntent {
  /// The value.
  public var value: Value?
  /// What is said.
  public var dialog: IntentDialog?
  /// The intent to go on with, where the result's type names its type.
  public var opensIntent: OpensAppIntent? { opened as? OpensAppIntent }
  /// What goes on, in the app's words.
  public var activityIdentifier: String?
  /// The intent to go on with.
  let opened: (any AppIntent)?
  /// What is shown; it is drawn when somebody looks.
  let snippet: UndrawnView?
  /// The intent that draws the snippet, in place of a snippet.
  let snippetIntent: (any SnippetIntent)?
  /// The intent that can be run next.
  let next: (any AppIntent)?

  init(
    value: Value?,
    dialog: IntentDialog? = nil,
    opened: (any AppIntent)? = nil,
    snippet: UndrawnView? = nil,
    snippetIntent: (any SnippetIntent)? = nil,
    next: (any AppIntent)? = nil,
    activityIdentifier: String? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.opened = opened
    self.snippet = snippet
    self.snippetIntent = snippetIntent
    self.next = next
    self.activityIdentifier = activityIdentifier
  }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

/// What a snippet is drawn from.
public struct _SnippetViewContainer: Sendable {}

/// What the runtime reads from a result.
protocol ResultContents {
  var anyValue: (any Sendable)? { get }
  var dialog: IntentDialog? { get }
  var snippet: UndrawnView? { get }
  var snippetIntent: (any SnippetIntent)? { get }
  var opened: (any AppIntent)? { get }
  var next: (any AppIntent)? { get }
}

extension IntentResultContainer: ResultContents {
  var anyValue: (any Sendable)? { value }
}
