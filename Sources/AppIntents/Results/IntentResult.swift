/// What performing an intent gives: a value, a dialog, a snippet, an intent to go on with.
///
/// Make one with `.result(…)` and say in the return type what it has:
///
/// ```swift
/// func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
///   .result(value: 3, dialog: "Three copies are left.")
/// }
/// ```
public protocol IntentResult<Value>: Sendable {
  /// The type of the value; `Never` for none.
  associatedtype Value: _IntentValue = Never
  /// The kind of snippet; `Never` for none.
  associatedtype Snippet = Never
  /// The kind of dialog; `Never` for none.
  associatedtype Dialog = Never
  /// The kind of intent to go on with; `Never` where there is none or where it may be any.
  associatedtype OpensAppIntent: AppIntent = Never

  /// The value, for the next step.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that may go on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that shows something.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}
