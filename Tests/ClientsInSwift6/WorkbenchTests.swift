import ActivityKit
import AppIntents
import AssistantKit
import CoreML
import EventKit
import HealthKit
import StoreKit
import SwiftUI
import Testing
import TipKit

@Suite struct WorkbenchTests {
  @MainActor private func drawn(_ view: some View) -> String {
    DrawnSnippet(lines: SnippetDrawing(maxColumns: 60).lines(for: view.snippetContent)).text
  }

  @MainActor
  @Test func `a screen of lists says its rows, tables and what is within its texts`() {
    let text = drawn(WorkbenchView(since: Date(timeIntervalSince1970: 0)))
    for shown in ["Plane", "Blade", "Saw", "Parts", "1970", "or so"] {
      #expect(text.contains(shown), "\(shown) in \(text)")
    }
    #expect(text.components(separatedBy: "Blade").count == 2)
  }

  @MainActor
  @Test func `what moves is drawn as it begins`() {
    let text = drawn(DialView(turns: [90, 180]))
    for shown in ["Dial", "90°", "Hand", "Turning"] {
      #expect(text.contains(shown), "\(shown) in \(text)")
    }
    #expect(!text.contains("180"))
  }

  @MainActor
  @Test func `parts of a screen and its controls say their titles`() {
    let text = drawn(BenchView())
    for shown in ["Drawers", "“chisel”", "Screws", "Length", "12", "More", "Send"] {
      #expect(text.contains(shown), "\(shown) in \(text)")
    }
  }

  @MainActor
  @Test func `a list that can be changed is a list of values that can be changed`() {
    var names = ["a", "b"]
    let binding = Binding(get: { names }, set: { names = $0 })
    for element in binding { element.wrappedValue += "!" }
    #expect(names == ["a!", "b!"])
    #expect(Binding(Binding<String?>.constant(nil)) == nil)
    #expect(binding.count == 2 && Array(binding.indices) == [0, 1])
  }

  @Test func `rows are moved and taken out as a person did it`() {
    var names = ["a", "b", "c", "d"]
    names.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(names == ["b", "d", "a", "c"])
    names.move(fromOffsets: [3], toOffset: 0)
    #expect(names == ["c", "b", "d", "a"])
    names.remove(atOffsets: [0, 3, 9])
    #expect(names == ["b", "d"])
  }

  @Test func `what is said by its type alone has the type's name`() {
    #expect(ShowBenchIntent().contentIdentifier == ShowBenchIntent.persistentIdentifier)
  }

  @Test func `reminders are found by when they are due and whether they are done`() async throws {
    let store = EKEventStore()
    let oil = try Planner.add("Oil", due: .init(year: 2030, month: 1, day: 2), to: store)
    _ = try Planner.add("Sweep", due: .init(year: 2031, month: 1, day: 2), to: store)
    let end = try #require(Calendar.current.date(from: .init(year: 2030, month: 6)))
    #expect(await Planner.titles(before: end, in: store) == (["Oil"], []))
    oil.isCompleted = true
    #expect(await Planner.titles(before: end, in: store) == ([], ["Oil"]))
    #expect(oil.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 3)
  }

  @Test func `values of Foundation's stand in a format by their description`() {
    let id = UUID()
    #expect(String(format: "%@ %d", id as CVarArg, 3) == "\(id) 3")
    #expect(String(format: "%@", [1, 2] as CVarArg) == "[1, 2]")
    #expect(Stock.request([id]).predicate != nil)
  }

  @Test func `a model cannot be loaded, and lists of numbers are kept`() async throws {
    let list = try MLMultiArray(shape: [2, 3], dataType: .double)
    list[[1, 2]] = 7
    #expect(list[5] == 7 && list.count == 6)
    await #expect(throws: MLModelError.self) { try await Sorter.sort([1, 2]) }
  }

  @Test func `units are written as the health store writes them`() {
    #expect(HKUnit.literUnit(with: .milli).unitString == "mL")
    #expect(HKUnit.gramUnit(with: .kilo).unitString == "kg")
    #expect(HKUnit.meter().unitDivided(by: .second()).unitString == "m/s")
  }

  @Test func `a tip is there to be shown, however it is set up`() throws {
    struct Oiling: Tip { var title: Text { Text("Oil it") } }
    try Tips.configure([.displayFrequency(.daily), .datastoreLocation(.applicationDefault)])
    #expect(Oiling().status == .available && Oiling().shouldDisplay)
  }
}
