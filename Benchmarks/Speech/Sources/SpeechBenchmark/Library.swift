import Foundation
import PhraseMatcher

/// The book library's phrases with the titles of the sample app.
enum Library {
  static func catalog(titles: [String]) -> PhraseCatalog {
    func shortcut(_ intent: String, _ phrases: [PhraseCatalog.Phrase]) -> PhraseCatalog.Shortcut {
      PhraseCatalog.Shortcut(
        intent: intent,
        phrases: phrases,
        parameters: ["book": "book", "shelf": "shelf"]
      )
    }
    let values = titles.map { PhraseCatalog.Value(id: $0, title: $0) }
    let shelves = ["Reading", "Read", "Want to Read"]
    return PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        shortcuts: [
          shortcut(
            "OpenBook",
            ["Open ${book} in ${applicationName}", "Show ${book} in ${applicationName}"]
          ),
          shortcut("OpenCurrentlyReading", ["Open Currently Reading in ${applicationName}"]),
          shortcut("OpenShelf", ["Open the ${shelf} shelf in ${applicationName}"]),
          shortcut("AddBook", ["Add a book to ${applicationName}"]),
          shortcut("RateBook", ["Rate ${book} in ${applicationName}"]),
          shortcut(
            "BuyBook",
            ["Buy ${book} in ${applicationName}", "Order ${book} in ${applicationName}"]
          ),
          shortcut("RemoveBook", ["Remove ${book} from ${applicationName}"]),
          shortcut("FindBooks", ["Find books in ${applicationName}"]),
          shortcut("WhatAmIReading", ["What am I reading in ${applicationName}"]),
        ],
        vocabularies: [
          "book": values,
          "shelf": shelves.map { PhraseCatalog.Value(id: $0, title: $0) },
        ]
      )
    ])
  }

  /// The titles of the sample app in Latin letters, from the root of the repository.
  static func titles(root: String) throws -> [String] {
    let table = try String(contentsOfFile: root + "/Resources/Books/library.tsv", encoding: .utf8)
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let title = String(fields[1])
      return title.utf8.allSatisfy { $0 < 0x80 } ? title : nil
    }
  }

  /// Sentences of everyday life that no phrase means.
  static let unrelated = [
    "turn off the kitchen lights", "what time is it in london", "set a timer for ten minutes",
    "play some jazz", "call my mother", "how is the weather tomorrow", "send a message to peter",
    "what is the capital of france", "turn up the heating", "add milk to the shopping list",
    "remind me to water the plants", "close the garage door", "how far is the moon",
    "start the washing machine", "tell me a joke", "navigate to the station",
    "read me the news", "wake me at seven", "translate good morning into spanish",
    "open the window", "who won the game last night", "pause the music", "lock the front door",
    "book a table for two", "where is my phone", "what is on television tonight",
    "order a pizza", "buy some eggs and butter", "find a parking space", "show me the traffic",
    "remove the last alarm", "rate my driver", "delete the old photos",
    "move the meeting to friday",
    "what should i cook today", "i am going for a walk", "the children are asleep",
    "we need more coffee", "it is raining again", "she lives across the street",
  ]
}
