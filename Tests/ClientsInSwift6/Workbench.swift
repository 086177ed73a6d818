import ActivityKit
import AppIntents
import CoreData
import CoreML
import EventKit
import HealthKit
import StoreKit
import SwiftUI
import TipKit
import UserNotifications
import WidgetKit

// An app about a workshop, with screens as they are written for phones and tablets.

struct Tool: Identifiable, Hashable {
  let id: Int
  var name: String
  var parts: [Tool]?
}

struct SharpenIntent: AppIntent {
  static let title: LocalizedStringResource = "Sharpen"
  @Parameter(title: "Minutes", default: 10) var minutes: Int

  init() {}

  init(minutes: Int) { self.minutes = minutes }

  func perform() async throws -> some IntentResult { .result() }
}

/// Says by its type alone which of the app's windows is meant.
struct ShowBenchIntent: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Bench"
}

struct WorkbenchView: View {
  @State private var tools = [
    Tool(id: 1, name: "Plane", parts: [Tool(id: 3, name: "Blade")]), Tool(id: 2, name: "Saw"),
  ]
  @State private var search = ""
  @State private var doomed: Tool?
  @State private var isAsking = false
  @GestureState private var pull = CGSize.zero
  let since: Date

  var body: some View {
    List(selection: .constant(Set<Int>())) {
      ForEach($tools) { $tool in TextField("Name", text: $tool.name, prompt: Text("A tool")) }
        .onDelete { tools.remove(atOffsets: $0) }
        .onMove { tools.move(fromOffsets: $0, toOffset: $1) }
      OutlineGroup(tools, children: \.parts) { Text($0.name) }
      Table(tools) {
        TableColumn("Tool", value: \.name)
        TableColumn("Parts") { Text("\($0.parts?.count ?? 0)") }
      }
      Text(
        "Sharp since \(since, style: .date), \(Image(systemName: "hammer")) or \(Text("so").bold())"
      )
    }
    .searchable(
      text: $search,
      placement: .navigationBarDrawer(displayMode: .always),
      prompt: "Find"
    )
    .alert("Throw away?", isPresented: $isAsking, presenting: doomed) { tool in
      Button("Throw \(tool.name) away", role: .destructive) {}
    } message: {
      Text($0.name)
    }
    .confirmationDialog(Text("Lend?"), isPresented: $isAsking, presenting: doomed) { _ in
      Button("Lend", systemImage: "hand.raised", role: .cancel) {}
    }
    .contextMenu {
      RenameButton()
    } preview: {
      Text("A tool")
    }
    .popover(isPresented: $isAsking, arrowEdge: .top) { Text("More") }
    .presentationDetents([.height(200), .fraction(0.4)])
    .sensoryFeedback(.impact(weight: .light), trigger: isAsking)
    .gesture(
      DragGesture(coordinateSpace: .named("bench"))
        .updating($pull) { value, pull, _ in pull = value.predictedEndTranslation }
        .simultaneously(with: MagnifyGesture())
    )
  }
}

struct DialView: View {
  let turns: [Double]

  var body: some View {
    Image(systemName: "gearshape")
      .symbolEffect(.rotate.clockwise, options: .repeat(.continuous).speed(2), isActive: true)
      .symbolEffect(.bounce.up.byLayer, options: .nonRepeating, value: turns.count)
      .accessibilityAdjustableAction { _ in }
    Text("Dial").phaseAnimator(turns) { view, turn in
      view.rotationEffect(.degrees(turn)).badge("\(Int(turn))°")
    } animation: { _ in
      .snappy(duration: 0.2).speed(2)
    }
    Text("Hand").keyframeAnimator(initialValue: 0.5, repeating: true) { view, value in
      view.opacity(value)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(1, duration: 0.2)
        SpringKeyframe(0.5)
      }
    }
    TimelineView(.animation(minimumInterval: 1, paused: false)) { context in
      Text(context.cadence == .live ? "Turning" : "Resting")
    }
    Circle()
      .fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .overlay(.red.shadow(.drop(radius: 2)), in: .rect(topLeadingRadius: 3))
      .visualEffect { effect, space in effect.offset(y: space.frame(in: .global).minY) }
      .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.5) }
  }
}

struct BenchView: View {
  var body: some View {
    NavigationSplitView(
      columnVisibility: .constant(.all),
      preferredCompactColumn: .constant(.sidebar)
    ) {
      Text("Drawers")
    } detail: {
      ContentUnavailableView.search(text: "chisel")
      Stepper("Screws", onIncrement: {}, onDecrement: {})
      TextField("Length", value: .constant(12), format: .number)
      Menu("More", systemImage: "ellipsis") { Button("Lend") {} }
      ShareLink(item: URL(filePath: "/plan"), preview: SharePreview("Plan")) { Text("Send") }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

enum Planner {
  /// The titles of what is to be done until a day, and of what was done.
  static func titles(
    before end: Date,
    in store: EKEventStore
  ) async -> (open: [String], done: [String]) {
    func titles(_ predicate: NSPredicate) async -> [String] {
      await withCheckedContinuation { found in
        store.fetchReminders(matching: predicate) { reminders in
          found.resume(returning: (reminders ?? []).compactMap(\.title).sorted())
        }
      }
    }
    return (
      await titles(
        store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: end, calendars: nil)
      ),
      await titles(
        store.predicateForCompletedReminders(
          withCompletionDateStarting: nil,
          ending: nil,
          calendars: nil
        )
      )
    )
  }

  static func add(
    _ title: String,
    due: DateComponents?,
    to store: EKEventStore
  ) throws -> EKReminder {
    let reminder = EKReminder(eventStore: store)
    reminder.title = title
    reminder.dueDateComponents = due
    reminder.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: .weekly,
        interval: 1,
        end: EKRecurrenceEnd(occurrenceCount: 3)
      )
    )
    try store.save(reminder, commit: true)
    return reminder
  }
}

enum Stock {
  /// What finds the tools that have some identifiers.
  static func request(_ identifiers: [UUID]) -> NSFetchRequest<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Tool")
    request.predicate = NSPredicate(format: "id IN %@", identifiers as CVarArg)
    request.returnsObjectsAsFaults = false
    return request
  }
}

enum Sorter {
  /// What a model says of some numbers; nil where it cannot be loaded.
  static func sort(_ numbers: [Double]) async throws -> String? {
    let list = try MLMultiArray(shape: [1, NSNumber(value: numbers.count)], dataType: .double)
    for (index, number) in numbers.enumerated() {
      list[[0, NSNumber(value: index)]] = NSNumber(value: number)
    }
    let input = try MLDictionaryFeatureProvider(dictionary: ["numbers": list])
    let configuration = MLModelConfiguration()
    configuration.computeUnits = .cpuOnly
    let model = try await MLModel.load(
      contentsOf: URL(filePath: "/sorter.mlmodelc"),
      configuration: configuration
    )
    return try model.prediction(from: input).featureValue(for: "kind")?.stringValue
  }
}
