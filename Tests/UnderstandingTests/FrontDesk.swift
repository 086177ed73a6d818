import PhraseMatcher

@testable import Understanding

/// A hotel whose guests are asked for by a part of their names.
enum FrontDesk {
  static func trade(weighing: [IntentShare] = []) -> Trade {
    Trade(
      "en",
      values: [
        "Guest": ["Chidi Okafor", "Jonas Fischer", "Siobhan Walsh", "Mei Chen"],
        "Room": ["Room 101", "Room 201", "Garden Suite"],
      ],
      intents: [
        "CheckIn": (["check in ${guest}"], ["guest": .name(vocabulary: "Guest")]),
        "CheckOut": (["check out ${guest}"], ["guest": .name(vocabulary: "Guest")]),
        "Clean": (["clean ${room}"], ["room": .name(vocabulary: "Room")]),
        "Release": (["release ${room}", "unblock ${room}"], ["room": .name(vocabulary: "Room")]),
        "Message": (
          ["leave message for ${guest}", "message to ${guest}: ${text}"],
          ["guest": .name(vocabulary: "Guest"), "text": .text]
        ),
      ],
      weighing: weighing
    )
  }
}
