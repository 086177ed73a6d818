import Combine
import Foundation
import SwiftUI
import Testing

@Suite struct SettingsTests {
  private enum Size: Int { case small, large }

  private func store() throws -> UserDefaults {
    try #require(UserDefaults(suiteName: "SettingsTests-\(UUID().uuidString)"))
  }

  @Test func `settings may be nothing`() throws {
    let name = AppStorage<String?>("name", store: try store())
    #expect(name.wrappedValue == nil)
    name.wrappedValue = "Dune"
    #expect(name.wrappedValue == "Dune")
    name.wrappedValue = nil
    #expect(name.wrappedValue == nil)
  }

  @Test func `settings are kept as numbers, bytes and addresses`() throws {
    let store = try store()
    let size = AppStorage(wrappedValue: Size.small, "size", store: store)
    size.wrappedValue = .large
    #expect(AppStorage<Size?>("size", store: store).wrappedValue == .large)
    let bytes = AppStorage(wrappedValue: Data(), "bytes", store: store)
    bytes.wrappedValue = Data([1, 2])
    #expect(AppStorage<Data?>("bytes", store: store).wrappedValue == Data([1, 2]))
    let page = AppStorage(wrappedValue: URL(filePath: "/a"), "page", store: store)
    page.wrappedValue = URL(filePath: "/b")
    #expect(AppStorage<URL?>("page", store: store).wrappedValue?.path == "/b")
  }

  private final class Counter {
    @Published var count = 0
    init(_ source: PassthroughSubject<Int, Never>) { source.assign(to: &$count) }
  }

  @Test func `values are put into a published property as they come`() {
    let source = PassthroughSubject<Int, Never>()
    let counter = Counter(source)
    source.send(3)
    #expect(counter.count == 3)
  }

  @Test func `two publishers are told together once both have told something`() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<String, Never>()
    var told: [String] = []
    let listening = Publishers.CombineLatest(first, second).sink { told.append("\($0)\($1)") }
    first.send(1)
    second.send("a")
    first.send(2)
    listening.cancel()
    #expect(told == ["1a", "2a"])
  }

  @Test func `notifications come one after another`() async {
    let center = NotificationCenter()
    let name = Notification.Name("SettingsTests")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
  }
}
