/// What a sentence does: only some sentences about a thing ask for it.
///
/// After Searle, "A taxonomy of illocutionary acts" (1975), cut down to what an assistant has to tell
/// apart.
public enum SpeechAct: String, Sendable, Hashable, CaseIterable {
  /// A bare command or a fragment ("open Dune", "five stars for Dune").
  case command
  /// A wish or a polite question that asks for something ("could you open Dune").
  case request
  /// A question for knowledge ("who wrote Dune").
  case question
  /// The wish that something be left undone ("don't open Dune").
  case prohibition
  /// What happened ("she gave Dune five stars").
  case report
  /// What would happen under a condition ("if it is cheap I'll buy Dune").
  case condition
  /// What the speaker means to do some time ("tomorrow I'll start Dune").
  case intention
  /// The wish to be reminded, or that somebody be told ("remind me to buy Dune").
  case reminder
  /// Words of somebody else, or about words ("he said open Dune").
  case quotation
  /// Thanks, praise and complaint ("thanks for opening Dune").
  case remark

  /// Whether something may be done because of such a sentence.
  public var asks: Bool { self == .command || self == .request }
}
