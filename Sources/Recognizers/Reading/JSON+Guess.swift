import OrderedJSON

extension JSON {
  /// Whether an object says, in any of the ways that recognisers have, that its words are not final.
  ///
  /// What says nothing about it is final: most recognisers tell results only.
  var isGuess: Bool {
    guard let members = object else { return false }
    for member in members {
      let key = member.key.lowercased().filter { $0 != "_" && $0 != "-" }
      if let flag = member.value.bool {
        if Self.saysFinal.contains(key), !flag { return true }
        if Self.saysGuess.contains(key), flag { return true }
      }
      if Self.saysKind(key), let kind = member.value.string, Self.isGuess(kind: kind) {
        return true
      }
    }
    return false
  }

  private static let saysFinal: Set<String> = [
    "final", "isfinal", "endofturn", "isendofturn", "endofutterance", "isendofutterance",
    "completed", "iscompleted", "complete", "iscomplete", "finished", "isfinished",
    "endpoint", "isendpoint", "stable", "isstable",
  ]
  private static let saysGuess: Set<String> = [
    "partial", "ispartial", "interim", "isinterim", "provisional", "isprovisional", "unfinished",
    "intermediate", "isintermediate", "tentative", "istentative",
  ]

  /// `type`, `message_type`, `transcriptType`, `event`: what such a key holds is the kind of the object.
  private static func saysKind(_ key: String) -> Bool {
    ["message", "event", "status", "state", "kind", "reason"].contains(key)
      || ["type", "status", "state"].contains { key.hasSuffix($0) }
  }

  /// `PartialTranscript`, `interim`, `transcript.text.delta`, `RecognizingSpeech`, Flux's `Update` and
  /// `EagerEndOfTurn`.
  private static func isGuess(kind: String) -> Bool {
    let kind = kind.lowercased()
    return kind == "update" || kind == "eagerendofturn" || kind == "turnresumed"
      || kind.hasSuffix("delta") || kind.hasSuffix("hypothesis")
      || ["partial", "interim", "intermediate", "tentative", "recognizing"].contains {
        kind.contains($0)
      }
  }
}
