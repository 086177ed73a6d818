import AppIntents
import AssistantKit
import PassKit
import ServiceManagement
import SwiftData
import SwiftUI
import Testing
import WidgetKit

@Suite struct GarageTests {
  @MainActor
  @Test func `what is looked for is said once for a kind of model`() throws {
    let context = ModelContext(try ModelContainer(for: Car.self))
    for (plate, doors) in [("B 2", 5), ("A 1", 4), ("C 3", 2)] {
      context.insert(Car(plate: plate, doors: doors))
    }
    #expect(try context.fetch(.wide(4)).map(\.plate) == ["A 1", "B 2"])
  }

  @MainActor
  @Test func `views of the framework's are made in the app's own ways`() {
    let lines = SnippetDrawing(maxColumns: 40)
      .lines(for: Garage(cars: [Car(plate: "A 1", doors: 4)]).snippetContent)
    let text = DrawnSnippet(lines: lines).text
    #expect(text.contains("A 1"))
    #expect(text.contains("Doors"))
  }

  @MainActor
  @Test func `a door is opened by what is bound to it`() {
    let door = GarageDoor()
    Bindable(door).isOpen.wrappedValue = true
    #expect(door.isOpen)
    #expect(ObservedObject(wrappedValue: GarageModel()).isEmpty)
  }

  @MainActor
  @Test func `a bundle of widgets called as the framework's ends at once`() {
    GarageWidgets.WidgetBundle.main()
    #expect(Timeline.now.entries.count == 1)
  }

  @Test func `nothing starts by itself, and nobody has a ticket`() async throws {
    let login = OpenAtLogin()
    login.on = true
    #expect(try await login.perform().value == false)
    #expect(SMAppService.mainApp.status == .notRegistered)
    #expect(try await CountParkingTickets().perform().value == -1)
    #expect(PKPassLibrary().passes().isEmpty)
    #expect(throws: CocoaError.self) { try PKPass(data: Data()) }
  }
}
