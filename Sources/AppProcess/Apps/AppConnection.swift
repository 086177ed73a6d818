import AppIntents
import AssistantKit
import Foundation
import OrderedJSON
import Synchronization

/// The talk with an app's process, which is started when it is first needed and anew after its end.
///
/// Many runs and queries go on at the same time, each with a number of its own.
final class AppConnection: Sendable {
  /// The version of the protocol.
  static let version = 1
  /// How long processes may take.
  struct Limits: Sendable {
    /// Until it is ready: on a busy machine that takes many times as long as the program needs.
    var start = Duration.seconds(60)
    /// Until somebody who waits is told for what.
    var notice = Duration.seconds(2)
    /// To leave off what nobody wants any more.
    var grace = Duration.seconds(2)
    /// To say what the app would do, while somebody waits who can do without.
    var answer = Duration.seconds(5)
    /// To say what gets through: an app that does one thing at a time may be busy.
    var patience = Duration.seconds(60)
  }

  /// What the app is called.
  let name: String
  private let program: [String]
  private let folder: String
  private let launch: App.Launch
  let limits: Limits
  private let notifications = AppNotifications.current
  private let state = Mutex(State())

  private struct State {
    var child: AppChild?
    var start: Start?
    var exchanges: [Int: Exchange] = [:]
    var lastNumber = 0
    var hasChanged = false
    var wasStarted = false
    var posting = PostingLimit()
    /// Whether the process has left a question unanswered that somebody could do without.
    var isMute = false
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    /// The app's focus filters by their intents: a process that is started while one is on is told so.
    var filters: [String: OutsideFocusFilter] = [:]
    /// The filters that are asked for what comes first, and whether they have to be asked once more.
    var refreshing: [String: Bool] = [:]

    /// Takes up a change of a filter's; false where there is none any more.
    mutating func isToRefresh(_ intent: String) -> Bool {
      let isWanted = refreshing[intent] == true
      refreshing[intent] = isWanted ? false : nil
      return isWanted
    }
  }

  /// A start that may be under way.
  private struct Start {
    let ready: Exchange
    let task: Task<Void, any Error>
  }

  /// Makes a connection to a process that is not started yet.
  init(
    name: String,
    program: [String],
    folder: String,
    launch: App.Launch,
    limits: Limits = Limits()
  ) {
    self.name = name
    self.limits = limits
    self.program = program
    self.folder = folder
    self.launch = launch
    AppConnections.shared.add(self)
  }

  var messages: ProcessMessages { ProcessMessages(locale: launch.locale) }

  /// The locale of the conversation.
  var locale: String { launch.locale }

  /// Whether the app has said that its values are others than those of its file.
  var hasChanged: Bool { state.withLock { $0.hasChanged } }

  /// Whether the app's process was started and is gone.
  var isGone: Bool { state.withLock { $0.wasStarted && $0.child == nil } }

  /// Whether nobody waits for what the process says of itself, since it did not say it before.
  var isMute: Bool {
    get { state.withLock { $0.isMute } }
    set { state.withLock { $0.isMute = newValue } }
  }

  /// An element for each time that the app's values have become others.
  func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = state.withLock { state in
        state.lastNumber += 1
        state.listeners[state.lastNumber] = continuation
        return state.lastNumber
      }
      continuation.onTermination = { _ in
        self.state.withLock { $0.listeners[number] = nil }
      }
    }
  }

  /// Has each process of the app be told of a focus filter that is on when it starts.
  func add(_ filter: OutsideFocusFilter, of intent: String) {
    state.withLock { $0.filters[intent] = filter }
  }

  /// The filters of the app that are on; nil where none is.
  private static func filters(_ filters: [String: OutsideFocusFilter]) -> JSON? {
    let on = filters.sorted { $0.key < $1.key }.compactMap { intent, filter in
      filter.values.map { JSON.Member(intent, WireValue.json(of: $0)) }
    }
    return on.isEmpty ? nil : .object(on)
  }

  /// Ends the process, if there is one.
  func end() {
    state.withLock { state in
      defer { state.child = nil }
      return state.child
    }?.kill()
  }

  // MARK: - Exchanges

  /// Sends a message that begins an exchange, and lets somebody deal with what comes of it.
  ///
  /// - Parameters:
  ///   - message: The members of the message beside its number.
  ///   - limit: How long the process may be silent once it is ready; nil for as long as it likes.
  ///   - notice: Tells somebody who waits that nothing has come yet, in words.
  ///   - handle: Deals with a message of the app's; a result ends the exchange.
  /// - Returns: The result.
  /// - Throws: ``IntentFailure`` where the process breaks, or what `handle` throws.
  func exchange<Result>(
    _ message: [JSON.Member],
    atMost limit: Duration? = nil,
    whileSilent notice: (@Sendable (String) async -> Void)? = nil,
    _ handle: (JSON, _ number: Int) async throws -> Result?
  ) async throws -> Result {
    let silence = notice.map { notice in
      Task {
        try await Task.sleep(for: limits.notice)
        await notice(messages.waiting(for: name))
      }
    }
    defer { silence?.cancel() }
    let child = try await started()
    let exchange = Exchange()
    let timer = limit.map { limit in
      Task {
        try await Task.sleep(for: limit)
        exchange.add(.broken(.silent))
      }
    }
    defer { timer?.cancel() }
    let number = state.withLock { state in
      state.lastNumber += 1
      state.exchanges[state.lastNumber] = exchange
      return state.lastNumber
    }
    defer { state.withLock { _ = $0.exchanges.removeValue(forKey: number) } }
    let kind = message.first?.value ?? .null
    let members = [JSON.Member("type", kind), JSON.Member("id", JSON(number))]
    guard child.send(.object(members + message.dropFirst())) else {
      child.kill()
      throw failure(.silent)
    }
    do {
      while let event = await exchange.next() {
        switch event {
        case .broken(let reason): throw failure(reason)
        case .message(let message):
          silence?.cancel()
          if let result = try await handle(message, number) { return result }
        }
      }
      throw CancellationError()
    } catch let error as IntentFailure {
      throw error
    } catch {
      await giveUp(number, child)
      throw error
    }
  }

  /// Sends a message in an exchange that goes on.
  func send(_ members: [JSON.Member]) {
    let child = state.withLock { $0.child }
    if let child, !child.send(.object(members)) { child.kill() }
  }

  /// Tells the process that nobody wants an exchange any more, and ends it if it goes on all the same.
  private func giveUp(_ number: Int, _ child: AppChild) async {
    let late = Exchange()
    state.withLock { $0.exchanges[-number] = late }
    _ = child.send([("type", "cancel"), ("id", JSON(number))])
    Task {
      try? await Task.sleep(for: limits.grace)
      let wasHeard = state.withLock { $0.exchanges.removeValue(forKey: -number) } == nil
      if !wasHeard { child.kill() }
    }
  }

  /// What went wrong, as a run ends with it.
  func failure(_ reason: BrokenConnection) -> IntentFailure {
    .failed(message: messages.broken(name, reason), code: reason.code)
  }
}

// MARK: - The process

extension AppConnection {
  /// The process, once it is ready.
  private func started() async throws -> AppChild {
    let (child, start) = try spawned()
    do {
      try await start.task.value
    } catch let reason as BrokenConnection {
      child.kill()
      throw failure(reason)
    }
    try Task.checkCancellation()
    return child
  }

  private func spawned() throws -> (AppChild, Start) {
    do {
      return try state.withLock { state in
        if let child = state.child, let start = state.start { return (child, start) }
        let child = try AppChild(
          program,
          folder: folder,
          receive: { child, line in self.receive(line, from: child) },
          end: { child, reason in self.hasEnded(child, reason) }
        )
        let ready = Exchange()
        let limit = limits.start
        let task = Task { try await Self.wait(for: ready, atMost: limit) }
        let start = Start(ready: ready, task: task)
        state.child = child
        state.start = start
        state.hasChanged = false
        state.wasStarted = true
        state.isMute = false
        var hello: [(String, JSON)] = [
          ("type", "start"), ("version", JSON(Self.version)), ("locale", JSON(launch.locale)),
        ]
        if let folder = launch.dataDirectory { hello.append(("folder", JSON(folder.path))) }
        if let filters = Self.filters(state.filters) { hello.append(("filters", filters)) }
        _ = child.send(.object(hello.map { JSON.Member($0, $1) }))
        return (child, start)
      }
    } catch let error as SpawnFailure {
      throw failure(.notStarted(reason: SystemMessage.text(of: error.code)))
    }
  }

  /// Waits until the process says that it is ready.
  private static func wait(for ready: Exchange, atMost limit: Duration) async throws {
    let timer = Task {
      try await Task.sleep(for: limit)
      ready.add(.broken(.silent))
    }
    defer { timer.cancel() }
    switch await ready.next() {
    case .message(let message)?:
      guard message["version"]?.int == version else {
        throw BrokenConnection.version(message["version"]?.text ?? "none")
      }
      if let reason = message["message"]?.string, message["type"]?.string == "failed" {
        throw BrokenConnection.refused(reason)
      }
    case .broken(let reason)?: throw reason
    case nil: throw CancellationError()
    }
  }

  /// Takes a line of the process; false where it is to end.
  private func receive(_ line: ArraySlice<UInt8>, from child: AppChild) -> Bool {
    let message: JSON
    do {
      message = try JSON.parse(Array(line))
      guard message.object != nil else { throw JSONShapeError() }
    } catch {
      hasEnded(child, .unreadable(Self.mistake(in: line, error)))
      return false
    }
    switch message["type"]?.string {
    case "ready": state.withLock { $0.start?.ready }?.add(.message(message))
    case "failed" where message["id"] == nil:
      state.withLock { $0.start?.ready }?.add(.message(message.atVersion(Self.version)))
    case "notify", "badge": return post(message, from: child)
    case "changed" where message["filter"] != nil: refresh(message["filter"]?.string ?? "")
    case "changed":
      let listeners = state.withLock { state in
        state.hasChanged = true
        return Array(state.listeners.values)
      }
      for listener in listeners { listener.yield() }
    default: return deliver(message, from: child)
    }
    return true
  }

  /// Takes what the person is to be told; false where the process is to end.
  private func post(_ message: JSON, from child: AppChild) -> Bool {
    do {
      let event = try WireNotification.event(message)
      let isBearable = state.withLock { $0.posting.takesOneMore(at: .now) }
      if isBearable, notifications.tell(event, of: name, atMost: PostingLimit.most) { return true }
      hasEnded(child, .flood)
    } catch {
      hasEnded(child, error)
    }
    return false
  }

  /// Has a focus filter say again what comes first, once more for however many changes come meanwhile.
  private func refresh(_ intent: String) {
    let filter = state.withLock { state -> OutsideFocusFilter? in
      guard let filter = state.filters[intent] else { return nil }
      defer { state.refreshing[intent] = true }
      return state.refreshing[intent] == nil ? filter : nil
    }
    guard let filter else { return }
    Task {
      while state.withLock({ $0.isToRefresh(intent) }) { await filter.keepContext() }
    }
  }

  /// What is wrong with a line, with its beginning, by which its author finds it.
  private static func mistake(in line: ArraySlice<UInt8>, _ error: any Error) -> String {
    guard let text = String(validating: line, as: UTF8.self) else { return "no UTF-8" }
    let excerpt = text.count > longestExcerpt ? text.prefix(longestExcerpt) + "…" : text[...]
    return "\((error as? JSONError)?.message ?? "no object"): \(excerpt)"
  }

  private static let longestExcerpt = 60

  private func deliver(_ message: JSON, from child: AppChild) -> Bool {
    guard let number = message["id"]?.int, number > 0 else { return true }
    let exchange = state.withLock { state in
      // The last word in what nobody wants any more shows that the process is not stuck.
      if ["done", "failed", "options", "focus"].contains(message["type"]?.string) {
        state.exchanges[-number] = nil
      }
      return state.exchanges[number]
    }
    guard let exchange else { return true }
    if exchange.add(.message(message)) { return true }
    hasEnded(child, .flood)
    return false
  }

  /// Tells everybody who waits for the process that it is gone.
  private func hasEnded(_ child: AppChild, _ reason: BrokenConnection) {
    let waiting = state.withLock { state -> [Exchange] in
      guard state.child === child else { return [] }
      defer {
        state.child = nil
        state.start = nil
        state.exchanges = [:]
      }
      return Array(state.exchanges.values) + [state.start?.ready].compactMap(\.self)
    }
    for exchange in waiting { exchange.add(.broken(reason)) }
  }
}

/// A line that is JSON, but no message.
private struct JSONShapeError: Error {}

extension JSON {
  /// The message with a version, which failures need not have.
  fileprivate func atVersion(_ version: Int) -> JSON {
    .object((object ?? []) + [Member("version", JSON(version))])
  }
}

extension AppChild {
  fileprivate func send(_ members: [(String, JSON)]) -> Bool {
    send(.object(members.map { JSON.Member($0, $1) }))
  }
}
