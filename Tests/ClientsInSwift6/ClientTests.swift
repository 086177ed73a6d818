import AppIntents
import AssistantKit
import Foundation
import SwiftData
import SwiftUI
import Testing

@testable import OSLog

@MainActor
@Suite(.serialized) struct ClientTests {
  private func drawn(_ view: some View, columns: Int = 40) -> String {
    DrawnSnippet(
      lines: SnippetDrawing(maxColumns: columns).lines(for: view.snippetContent)
    ).text
  }

  @Test func `a snippet is drawn with its gauge, its grid and its buttons`() {
    let view = TripView(trip: TripEntity(id: 2, name: "Pass", kind: .ride))
    #expect(
      drawn(view) == """
        ┌──────────────────────────┐
        │ 🌍 Pass                0 │
        │ READY                    │
        │ Goal ──────────── 0 of 4 │
        │ Kind    ride             │
        │ Number  2                │
        │ [End]                    │
        └──────────────────────────┘
        """
    )
  }

  @Test func `colours and weights reach the texts they are said of`() {
    let view = Text("a").foregroundStyle(.red).bold()
    #expect(view.snippetContent == .text("a", style: .init(isBold: true, color: .red)))
    let row = HStack { Text("b") }.foregroundStyle(Color(red: 0, green: 0, blue: 0.9))
    #expect(row.snippetContent == .horizontal([.text("b", style: .init(color: .blue))]))
    #expect(
      Text("c").foregroundStyle(Color(white: 0.4)).snippetContent == .text("c", style: .init())
    )
  }

  @Test func `what only looks says nothing, and what is hidden is left out`() {
    let view = VStack {
      Circle().fill(.red)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      Color.yellow
      Text("gone").hidden()
      Text("clear").opacity(0)
      Text("there").background { Text("behind") }
      AnyView(Text("any"))
    }
    #expect(view.snippetContent.words == "there any")
  }

  @Test func `a modifier finds what the views around it were told`() {
    struct Teller: View {
      @Environment(\.accent) var accent
      var body: some View { Text(verbatim: accent == .pink ? "pink" : "other") }
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        Text(verbatim: "<")
        content
        Text(verbatim: ">")
      }
    }
    let view = VStack {
      Teller().modifier(Framed()).environment(\.accent, .pink)
      Teller()
    }
    #expect(view.snippetContent.words == "< pink > other")
  }

  @Test func `a schema's variables become parameters and properties, and the rest stays`()
    async throws
  {
    #expect(String(localized: OpenAsset.title) == "Open Asset")
    #expect(String(localized: AssetEntity.typeDisplayRepresentation.name) == "Asset")
    #expect(String(localized: AssetKind.typeDisplayRepresentation.name) == "Asset Type")
    let asset = AssetEntity(id: "a", title: "A")
    #expect(asset.$title.valueIfSet == "A")
    #expect(asset.$isFavorite.wrappedValue)
    #expect(asset.location == nil)
    let open = OpenAsset()
    open.$target.wrappedValue = asset
    let opened = try await open.perform()
    #expect(opened.value == nil)
    let search = SearchAssets()
    search.$criteria.wrappedValue = StringSearchCriteria(term: "dunes")
    #expect(try await search() == "dunes")
    let thing = OfThing()
    thing.$amount.wrappedValue = 2
    #expect(try await thing() == 3)
  }

  @Test func `models are kept, looked for and put in order in memory`() async throws {
    let container = try ModelContainer(
      for: Page.self,
      Mark.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
    let context = container.mainContext
    for (number, text) in [(2, "of salt"), (1, "Of sea"), (3, "sand")] {
      context.insert(Page(number: number, text: text))
    }
    try context.save()
    var wanted = FetchDescriptor<Page>(
      predicate: #Predicate { $0.number < 3 },
      sortBy: [SortDescriptor(\.number)]
    )
    #expect(try context.fetch(wanted).map(\.text) == ["Of sea", "of salt"])
    wanted.fetchLimit = 1
    #expect(try context.fetch(wanted).map(\.number) == [1])
    #expect(drawn(PagesView().modelContainer(container)).contains("• 3 sand"))
    #expect(try await PageKeeper(modelContainer: container).count(with: "OF") == 2)
    for page in try context.fetch(FetchDescriptor<Page>()) { context.delete(page) }
    #expect(context.hasChanges)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Page>()) == 3)
  }

  @Test func `a log keeps texts private unless they are said to be public`() {
    let secret = "secret"
    func text(_ message: OSLogMessage) -> String { message.text }
    #expect(
      text("\(secret) \(secret, privacy: .public) \(3) \(7, privacy: .private)")
        == "<private> secret 3 <private>"
    )
    #expect(text("\(2.0 / 3, format: .fixed(precision: 2)) \(255, format: .hex)") == "0.67 ff")
    let hashed = text("\(secret, privacy: .private(mask: .hash))")
    #expect(hashed == text("\(secret, privacy: .private(mask: .hash))"))
    #expect(hashed != text("\("other", privacy: .private(mask: .hash))"))
    #expect(!hashed.contains(secret))
  }
}
