public import PhraseMatcher

/// The intent for which all words of a sentence speak together, whatever its verbs and names make of it.
public struct IntentProposal: Sendable, Hashable {
  /// Fewer phrases of an intent are no examples of how people ask for it; "Show ${exhibit}" says nothing of what "show"
  /// is said for besides.
  static let fewestExamples = 5

  /// The sentence read for that intent.
  public var command: CommandMeaning
  /// How much the words speak for it.
  public var share: IntentShare
  /// Whether the intent is asked for with sentences of this kind: commands, or what its phrases are.
  public var isAskedForSo: Bool

  /// Makes a proposal.
  public init(command: CommandMeaning, share: IntentShare, isAskedForSo: Bool) {
    self.command = command
    self.share = share
    self.isAskedForSo = isAskedForSo
  }
}
