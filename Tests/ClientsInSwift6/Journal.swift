// An app that keeps what it knows with SwiftData, as it is written for Apple's systems.

import AppIntents
import SwiftData
import SwiftUI

@Model
final class Page {
  @Attribute(.unique) var number: Int
  var text: String
  @Relationship(deleteRule: .cascade) var marks: [Mark] = []

  init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

@Model
final class Mark {
  var name: String

  init(name: String) {
    self.name = name
  }
}

@ModelActor
actor PageKeeper {
  func count(with word: String) throws -> Int {
    try modelContext.fetchCount(
      FetchDescriptor<Page>(predicate: #Predicate { $0.text.localizedStandardContains(word) })
    )
  }
}

struct PagesView: View {
  @Query(sort: \Page.number, order: .reverse) private var pages: [Page]

  var body: some View {
    List(pages) { page in
      Text("\(page.number) \(page.text)")
    }
  }
}
