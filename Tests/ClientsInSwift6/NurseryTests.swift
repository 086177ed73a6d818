import AppIntents
import AppKit
import AssistantKit
import CoreLocation
import CoreSpotlight
import MediaIntents
import SwiftData
import SwiftUI
import Testing
import UIKit

@Suite struct NurseryTests {
  @MainActor private func drawn(_ view: some View) -> String {
    DrawnSnippet(lines: SnippetDrawing(maxColumns: 60).lines(for: view.snippetContent)).text
  }

  @Test func `a store with versions keeps models, and a model knows where it is`() async throws {
    let container = try NurseryStore.container()
    let context = ModelContext(container)
    let elm = Seedling(species: "Elm", height: 0.4)
    #expect(elm.modelContext == nil && !elm.hasChanges && !elm.isDeleted)
    context.insert(elm)
    #expect(elm.hasChanges && context.insertedModelsArray.count == 1)
    try context.save()
    #expect(elm.modelContext?.container === container && !elm.hasChanges)
    #expect(context.model(for: elm.persistentModelID) === elm)
    let worker = NurseryWorker(modelContainer: container)
    #expect(await worker.height(of: elm.persistentModelID) == 0.4)
    context.delete(elm)
    #expect(elm.isDeleted && context.deletedModelsArray.count == 1)
    #expect(container.schema.version == Schema.Version(1, 1, 0))
    #expect(container.schema.entities.map(\.name) == ["Seedling"])
    #expect(Schema.Version(1, 2, 0) < Schema.Version(1, 10, 0))
  }

  @Test func `properties with a name of their own are set and read`() {
    let tree = TreeEntity("Elm")
    #expect(tree.species == "Oak" && tree.soils == ["loam", "sand"] && tree.note == nil)
    #expect(tree.displayRepresentation.image?.systemName == "tree")
    #expect(tree.attributeSet.thumbnailData == nil)
  }

  @Test func `a place on a map is returned as a place`() async throws {
    let intent = LocateTreeIntent()
    intent.tree = TreeEntity("Elm")
    let place = try await intent.perform().value
    #expect(place?.locality == "Vienna" && place?.coordinate.latitude == 48.2)
    #expect(place?.timeZone == nil && place?.region == nil)
  }

  @Test func `what is to be heard is found by words, by address or at all`() async throws {
    let query = BirdsongQuery()
    #expect(try await query.values(for: AudioSearch(criteria: .searchQuery("Owl")))[0].id == "Owl")
    #expect(try await query.values(for: AudioSearch())[0].id == "Any")
    let address = URL(filePath: "/songs/wren")
    #expect(try await query.values(for: AudioSearch(criteria: .url([address])))[0].id == "wren")
  }

  @MainActor
  @Test func `layouts, attributed words and time are shown`() {
    let text = drawn(NurseryView(since: .now.addingTimeInterval(-3_600)))
    for shown in ["Tallest: Elm", "1:00", "Beech", "Map"] {
      #expect(text.contains(shown), "\(shown) in \(text)")
    }
  }

  @MainActor
  @Test func `a view's colour has the parts that the app said`() {
    let colour = Color(red: 0.2, green: 0.4, blue: 0.6).opacity(0.5)
    #expect(UIColor(colour).components == [0.2, 0.4, 0.6, 0.5])
    #expect(colour.resolve(in: EnvironmentValues()).opacity == 0.5)
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 1 / 3) < 0.001 && saturation == 1 && brightness == 0.5 && alpha == 1)
  }

  @MainActor
  @Test func `what was copied is kept in its kinds`() {
    let board = UIPasteboard()
    board.strings = ["elm", "oak"]
    #expect(board.hasStrings && board.string == "elm" && board.numberOfItems == 2)
    board.setItems([["public.json": Data("{}".utf8)]], options: [.localOnly: true])
    #expect(!board.hasStrings && board.data(forPasteboardType: "public.json") == Data("{}".utf8))
    #expect(board.contains(pasteboardTypes: ["public.json"]) && board.changeCount == 2)
    let other = NSPasteboard(name: .find)
    #expect(
      other.writeObjects([NSString(string: "elm")]) && other.string(forType: .string) == "elm"
    )
    #expect(other.setPropertyList(["oak"], forType: .fileURL))
    #expect(other.propertyList(forType: .fileURL) as? [String] == ["oak"])
  }

  @Test func `the programs that run are listed, and beds are planted`() async throws {
    let programs = try await ListProgramsIntent().perform().value
    #expect(programs?.count == 1 && programs?.first?.isHidden == false)
    #expect(try await PlantBedIntent().perform().value == 12)
  }

  @MainActor
  @Test func `nothing is fetched, and the view says so`() {
    #expect(drawn(BedsView()).contains("0 beds"))
  }

  @MainActor
  @Test func `an app opens addresses in its own way`() {
    var answers: [Bool] = []
    OpenURLAction { _ in .handled }(URL(filePath: "/")) { answers.append($0) }
    OpenURLAction { _ in .discarded }(URL(filePath: "/")) { answers.append($0) }
    #expect(answers == [true, false])
  }

  @MainActor
  @Test func `places are watched and looked for in vain`() async {
    let monitor = await CLMonitor("nursery")
    let near = CLMonitor.CircularGeographicCondition(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      radius: 50
    )
    await monitor.add(near, identifier: "gate")
    #expect(await monitor.identifiers == ["gate"])
    await #expect(throws: CLError.self) {
      try await CLGeocoder().reverseGeocodeLocation(
        CLLocation(latitude: 1, longitude: 2),
        preferredLocale: nil
      )
    }
  }

  @MainActor
  @Test func `a picture as bytes is told by its label`() throws {
    let leaf = try #require(UIImage(data: Data([1]))?.cgImage)
    #expect(drawn(LeafView(leaf: leaf)).contains("A leaf"))
  }
}
