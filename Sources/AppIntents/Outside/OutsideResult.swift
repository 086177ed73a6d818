/// What an intent gave whose app is not in this process: things of one kind.
package struct OutsideResult: Sendable {
  /// The name of their type.
  package let type: String
  /// What a person calls such a thing.
  package let kind: String
  /// The things, in the app's order.
  package let options: [IntentOption]

  /// Takes things of a type.
  package init(type: String, kind: String, options: [IntentOption]) {
    self.type = type
    self.kind = kind
    self.options = options
  }
}
