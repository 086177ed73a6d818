import AppIntents
import AssistantKit
import Foundation
import Workflows

/// Waits for what automations wait for, and runs them, until it is ended.
struct AutomateCommand: Sendable {
  let session: Session
  let input: FileHandle

  private var messages: AutomationMessages { session.automationMessages }

  func run() async throws -> ExitCode {
    let files = try session.ownLibrary.files
    for folder in [files.automations, files.eventFolder] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let channel = try session.recorded(try session.answeringChannel(input))
    let assistant = session.assistant(over: channel)
    var look = Look(last: LastLook(date: session.settings.now()))
    try tellInterrupted(files.automationLog)
    while !Task.isCancelled {
      let automations = automations(&look)
      let folders = AutomationPlan.folders(of: automations)
      let watch = WakeUps(
        folders: [files.automations, files.eventFolder]
          + folders.map { URL(filePath: $0, directoryHint: .isDirectory) }
      )
      defer { watch.end() }
      look.begin(watching: Set(folders), files.events)
      if look.isFirst {
        // Whoever reads that it waits may rely on it.
        try beginToWait(automations, files.automationLog)
        session.tell(messages.waiting(automations.count(where: \.isEnabled)))
      }
      look.isFirst = false
      // Until automations watch other folders, or one of them comes or goes.
      while !Task.isCancelled {
        look.last.written.formUnion(watch.changes())
        let present = self.automations(&look)
        guard AutomationPlan.folders(of: present) == folders, look.sees(folders) else { break }
        let next = try await runDue(present, &look, assistant)
        await watch.wait(until: next, now: session.settings.now())
      }
    }
    return .success
  }

  /// What is known from one look to the next.
  private struct Look {
    var last: LastLook
    var isFirst = true
    var told: Set<String> = []
    private var folders: Set<String> = []
    /// The folders that are not there, and so cannot be watched.
    private var absent: Set<String> = []

    init(last: LastLook) {
      self.last = last
    }

    /// Remembers what was there when folders began to be watched.
    mutating func begin(watching folders: Set<String>, _ events: EventLog) {
      if isFirst { last.events = Set(events.events().map(\.id)) }
      for folder in folders.subtracting(self.folders) {
        last.files.formUnion(WatchedFile.all(in: folder))
      }
      // What happened between two watches nobody was told of.
      for folder in folders.intersection(self.folders) {
        last.written.insert(FolderWatch.path(of: "", in: folder))
      }
      self.folders = folders
      absent = Self.absent(of: folders)
    }

    /// Whether the folders that are there are those that are watched.
    func sees(_ folders: [String]) -> Bool { Self.absent(of: Set(folders)) == absent }

    private static func absent(of folders: Set<String>) -> Set<String> {
      folders.filter { !FileManager.default.fileExists(atPath: $0) }
    }

    /// Remembers what was there for a look.
    mutating func end(at now: Date, _ events: [EventLog.Event]) {
      last.date = now
      last.events = Set(events.map(\.id))
      last.written = []
    }
  }

  private func automations(_ look: inout Look) -> [Automation] {
    guard let library = session.library else { return [] }
    return AutomationStore(folder: library.files.automations).entries().compactMap { entry in
      switch entry.content {
      case .success(let automation): return automation
      case .failure(let errors):
        for mistake in errors.mistakes where look.told.insert(mistake.description).inserted {
          session.console.diagnose(mistake.description)
        }
        return nil
      }
    }
  }

  /// Says what was running when the program was ended; it may have been done or not.
  private func tellInterrupted(_ log: AutomationLog) throws {
    var open: [String: AutomationLog.Entry] = [:]
    for entry in log.entries() {
      switch entry.event {
      case .began: open[entry.name] = entry
      case .done, .failed, .declined: open[entry.name] = nil
      case .waiting, .missed: break
      }
    }
    for entry in open.values.sorted(by: { $0.date < $1.date }) {
      session.tell(messages.interrupted(entry.name))
      var ended = entry
      ended.date = session.settings.now()
      ended.event = .failed
      ended.key = nil
      ended.detail = messages.interrupted(entry.name)
      try log.add(ended)
    }
  }

  // MARK: - Running

  /// Writes down from when on automations wait that did not yet, and gives all that is written down.
  @discardableResult
  private func beginToWait(
    _ automations: [Automation],
    _ log: AutomationLog
  ) throws -> [AutomationLog.Entry] {
    var done = log.entries()
    for automation in automations where log.waitingSince(automation.name, in: done) == nil {
      let entry = AutomationLog.Entry(
        date: session.settings.now(),
        name: automation.name,
        event: .waiting
      )
      try log.add(entry)
      done.append(entry)
    }
    return done
  }

  /// Runs what is due, and tells when to look again.
  private func runDue(
    _ automations: [Automation],
    _ look: inout Look,
    _ assistant: Assistant
  ) async throws -> Date? {
    let files = try session.ownLibrary.files
    let log = files.automationLog
    let now = session.settings.now()
    let done = try beginToWait(automations, log)
    let apps = session.apps
    let plan = AutomationPlan(
      done: done,
      events: files.events.events(),
      calendar: session.settings.calendar,
      files: { WatchedFile.all(in: $0) },
      isSameApp: { first, second in
        first == second || apps.contains { $0.isCalled(first) && $0.isCalled(second) }
      }
    )
    let due = plan.due(automations, now: now, last: look.last)
    look.end(at: now, plan.events)
    for due in due {
      try Task.checkCancellation()
      try await run(due, log, assistant)
    }
    return plan.nextMoment(of: automations, after: now)
  }

  private func run(
    _ due: AutomationPlan.Due,
    _ log: AutomationLog,
    _ assistant: Assistant
  ) async throws {
    let automation = due.automation
    var entry = AutomationLog.Entry(
      date: session.settings.now(),
      name: automation.name,
      event: due.isMissed && !automation.runsMissed ? .missed : .began,
      key: due.key,
      detail: due.input
    )
    // Written down before it begins: a process that is killed meanwhile does not run it again.
    guard try log.claim(entry) else { return }
    if due.isMissed {
      let time = session.text(of: due.date)
      session.tell(messages.missed(automation.name, time, automation.runsMissed))
      if !automation.runsMissed { return }
    } else {
      session.tell(messages.began(automation.name))
    }
    entry.key = nil
    entry.detail = nil
    entry.event = await outcome(of: due, assistant)
    entry.date = session.settings.now()
    try log.add(entry)
  }

  private func outcome(
    of due: AutomationPlan.Due,
    _ assistant: Assistant
  ) async -> AutomationLog.Event {
    guard let app = session.apps.last(where: { $0.intent(OwnApps.automationIntent) != nil }),
      let intent = app.intent(OwnApps.automationIntent)
    else { return .failed }
    if due.automation.asksFirst,
      await !assistant.isAllowed(messages.askToRun(due.automation.name), by: intent)
    {
      return .declined
    }
    let outcome = await assistant.perform(intent, of: app, values: OwnApps.values(running: due))
    return switch outcome {
    case .done: .done
    case .declined, .cancelled: .declined
    default: .failed
    }
  }
}
