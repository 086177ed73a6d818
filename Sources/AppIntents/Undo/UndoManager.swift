internal import Synchronization

/// Remembers how to take back what was done, and how to do it again.
///
/// Foundation has none away from Apple's systems. This one has no run loop: each registration is a step of its own, and
/// whoever lets things be taken back says which steps belong together.
@MainActor
public final class UndoManager {
  fileprivate struct Step {
    var name: String
    /// What it was done in the same breath with; nil where nobody said.
    let group: Int?
    /// The language of the app that said how to take it back.
    let localization = AppLocalization.current
    /// That app, whose notifications and badge are its own also then.
    let app = AppNotifications.app
    let action: Action
  }

  /// How to take something back; false where what it was done to is gone.
  fileprivate enum Action {
    case now(@MainActor () -> Bool)
    case later(@MainActor () async throws -> Bool)
    /// Nobody can.
    case never
  }

  /// What came of taking something back, or of doing it again.
  package enum Outcome: Sendable, Hashable {
    /// What was taken back, in the order in which it had been done.
    case done([String])
    /// The last thing that was done cannot be taken back; what was before it can be next.
    case irreversible(String)
    case nothing
  }

  private enum Direction {
    case doing, undoing, redoing
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var direction = Direction.doing
  /// How often a group was begun, and how often something was registered.
  private nonisolated let counts = Mutex((groups: 0, registrations: 0))
  /// How many steps can be taken back; the oldest is forgotten for a newer one, and 0 keeps all.
  public var levelsOfUndo = 0

  /// A manager that remembers nothing yet.
  public nonisolated init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is something to do again.
  public var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether something is being taken back right now.
  public var isUndoing: Bool { direction == .undoing }
  /// Whether something is being done again right now.
  public var isRedoing: Bool { direction == .redoing }
  /// What would be taken back, in the app's words; empty where it gave none.
  public var undoActionName: String { undoSteps.last?.name ?? "" }
  /// What would be done again, in the app's words; empty where it gave none.
  public var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Remembers how to take back what is being done.
  ///
  /// What is registered while something is taken back says how to do it again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    register(
      .now { [weak target] in
        guard let target else { return false }
        handler(target)
        return true
      }
    )
  }

  /// Remembers how to take back what is being done, where that takes its time or may fail.
  ///
  /// Apple's has no such thing. The assistant says that it is undone once the handler has returned,
  /// and says what the handler throws.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) async throws -> Void
  ) {
    register(
      .later { [weak target] in
        guard let target else { return false }
        try await handler(target)
        return true
      }
    )
  }

  /// Lets what is registered from now on be taken back together, apart from what was before.
  package nonisolated func beginGroup() { counts.withLock { $0.groups += 1 } }

  /// How often something was registered.
  package nonisolated var registrations: Int { counts.withLock { $0.registrations } }

  /// Whether the newest thing that was done can be taken back.
  package var undoesNewest: Bool {
    guard let newest = undoSteps.last else { return false }
    if case .never = newest.action { return false }
    return true
  }

  /// Whether the newest thing that was done can be taken back, and was not done in one breath with another.
  package var undoesOneThing: Bool {
    guard undoesNewest, let newest = undoSteps.last else { return false }
    return newest.group == nil || undoSteps.dropLast().last?.group != newest.group
  }

  /// Remembers that something was done which nobody can take back.
  package func registerIrreversible(_ name: String) {
    register(.never)
    setActionName(name)
  }

  private func register(_ action: Action) {
    let name = isUndoing ? undoName : isRedoing ? redoName : ""
    let group = counts.withLock { counts in
      counts.registrations += 1
      return counts.groups > 0 ? counts.groups : nil
    }
    let step = Step(name: name, group: group, action: action)
    switch direction {
    case .undoing: redoSteps.append(step)
    case .doing:
      redoSteps = []
      fallthrough
    case .redoing:
      undoSteps.append(step)
      if levelsOfUndo > 0 { undoSteps = undoSteps.suffix(levelsOfUndo) }
    }
  }

  /// Says what the newest step is called.
  public func setActionName(_ actionName: String) {
    if isUndoing {
      if let last = redoSteps.indices.last { redoSteps[last].name = actionName }
    } else if let last = undoSteps.indices.last {
      undoSteps[last].name = actionName
    }
  }

  /// Takes back the newest step.
  public func undo() {
    guard let step = undoSteps.popLast() else { return }
    undoName = step.name
    perform(step, .undoing)
  }

  /// Takes back the newest steps that belong together and can still be taken back, and waits until that is done.
  ///
  /// - Returns: What was taken back.
  /// - Throws: ``IntentFailure``, whose message is in the language of the app.
  package func undoNewest() async throws(IntentFailure) -> Outcome {
    var done: [String] = []
    var group: Int?
    while let step = undoSteps.last, done.isEmpty || group != nil && step.group == group {
      if case .never = step.action {
        guard done.isEmpty else { break }
        undoSteps.removeLast()
        return .irreversible(step.name)
      }
      undoSteps.removeLast()
      undoName = step.name
      do {
        guard try await isDone(step, .undoing) else { continue }
      } catch {
        // What was taken back before it is told; it cannot be tried again.
        guard done.isEmpty else { break }
        throw error
      }
      done.append(step.name)
      group = step.group
    }
    return done.isEmpty ? .nothing : .done(done.reversed())
  }

  /// Does again the newest steps that were taken back together and can still be done, and waits until that is done.
  ///
  /// - Returns: What was done again.
  /// - Throws: ``IntentFailure``, whose message is in the language of the app.
  package func redoNewest() async throws(IntentFailure) -> Outcome {
    var done: [String] = []
    var group: Int?
    while let step = redoSteps.last, done.isEmpty || group != nil && step.group == group {
      redoSteps.removeLast()
      redoName = step.name
      guard try await isDone(step, .redoing) else { continue }
      done.append(step.name)
      group = step.group
    }
    return done.isEmpty ? .nothing : .done(done)
  }

  /// Carries a step out; false where what it was to be done to is gone.
  private func isDone(_ step: Step, _ direction: Direction) async throws(IntentFailure) -> Bool {
    self.direction = direction
    defer { self.direction = .doing }
    do {
      return switch step.action {
      case .now(let action): step.asItsApp(action)
      case .later(let action): try await step.asItsApp(action)
      case .never: false
      }
    } catch {
      let message = step.asItsApp { sentence(for: error) }
      throw .failed(message: message, code: errorCode(of: error))
    }
  }

  /// Gives the newest step a name where the app gave it none.
  func nameNewest(_ name: String) {
    if undoActionName.isEmpty { setActionName(name) }
  }

  /// Does again what was taken back last.
  public func redo() {
    guard let step = redoSteps.popLast() else { return }
    redoName = step.name
    perform(step, .redoing)
  }

  /// Forgets everything.
  public func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  private var undoName = ""
  private var redoName = ""

  private func perform(_ step: Step, _ direction: Direction) {
    self.direction = direction
    defer { self.direction = .doing }
    switch step.action {
    case .now(let action): _ = step.asItsApp(action)
    case .later(let action): Task { try await step.asItsApp(action) }
    case .never: break
    }
  }
}

@MainActor extension UndoManager.Step {
  fileprivate func asItsApp<Result>(_ action: @MainActor () -> Result) -> Result {
    AppNotifications.$app.withValue(app) {
      AppLocalization.$current.withValue(localization) { action() }
    }
  }

  fileprivate func asItsApp<Result>(
    _ action: @MainActor () async throws -> Result
  ) async throws -> Result {
    try await AppNotifications.$app.withValue(app) {
      try await AppLocalization.$current.withValue(localization) { try await action() }
    }
  }
}
