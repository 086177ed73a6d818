/// Remembers how to take back what was done, and how to do it again.
///
/// Foundation has none away from Apple's systems. This one has no groups and no run loop: each
/// registration is a step of its own.
@MainActor
public final class UndoManager {
  private struct Step {
    let action: @MainActor () -> Void
    var name: String
  }

  private enum Direction {
    case doing, undoing, redoing
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var direction = Direction.doing
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
    let name = isUndoing ? undoName : isRedoing ? redoName : ""
    let step = Step(action: { [weak target] in if let target { handler(target) } }, name: name)
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
    step.action()
  }
}
