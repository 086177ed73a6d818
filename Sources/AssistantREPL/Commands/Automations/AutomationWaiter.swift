import AppProcess
import AssistantKit
import Foundation
import Workflows

/// Waits for what automations wait for, and has them run one after the other, each in a process of its own.
///
/// It works on the thread on which the program begins and starts no tasks: Dispatch, once anything was given to it,
/// wakes the process every second for as long as it lives. A run that traps or is killed costs that run alone.
struct AutomationWaiter {
  let arguments: Arguments
  let order: WaitingOrder
  let files: PersonalFiles
  let console: Console
  let page: Page

  private let calendar = Calendar.current
  private var log: AutomationLog { files.automationLog }
  private var messages: AutomationMessages { AutomationMessages(locale: order.locale) }

  /// Makes what waits for the automations of a person.
  ///
  /// - Throws: ``InputFailure`` where the person has no folder.
  init(
    _ arguments: Arguments,
    _ order: WaitingOrder,
    environment: [String: String],
    console: Console
  ) throws(InputFailure) {
    self.arguments = arguments
    self.order = order
    self.console = console
    files = try ShortcutLibrary.own(arguments, environment).files
    page = Page(console, environment: environment, colors: arguments.colorMode)
  }

  /// Waits until the process is ended.
  ///
  /// - Throws: What the system says where nothing can be written down or watched any more, and that another process waits.
  func run() throws -> Never {
    // Two would take each other's runs for ones that were interrupted.
    guard try AtomicFile.hold(files.waiting) else {
      throw AppFailure(message: messages.waitingElsewhere)
    }
    var look = Look(last: LastLook(date: Date()))
    for entry in log.unfinished() { try tellInterrupted(entry) }
    while true {
      let automations = automations(&look)
      let folders = AutomationPlan.folders(of: automations)
      let wakeUps = try wakeUps(in: folders)
      look.begin(watching: Set(folders), files.events)
      if look.isFirst {
        // Whoever reads that it waits may rely on it.
        try beginToWait(automations)
        page.tell(messages.waiting(automations.count(where: \.isEnabled)))
      }
      look.isFirst = false
      // Until automations watch other folders, or one of them comes or goes.
      while true {
        look.last.written.formUnion(wakeUps.changes())
        let present = self.automations(&look)
        guard AutomationPlan.folders(of: present) == folders, look.sees(folders) else { break }
        let next = try runDue(present, &look)
        wakeUps.wait(until: next, now: Date())
      }
    }
  }

  private func wakeUps(in folders: [String]) throws(InputFailure) -> WakeUps {
    let own = [files.automations, files.eventFolder]
    let watched = own + folders.map { URL(filePath: $0, directoryHint: .isDirectory) }
    guard let wakeUps = WakeUps(folders: watched) else {
      throw InputFailure(
        message: "no folder can be watched (\(SystemMessage.text(of: errno))); "
          + "end other programs that watch folders"
      )
    }
    return wakeUps
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
    AutomationStore(folder: files.automations).entries().compactMap { entry in
      switch entry.content {
      case .success(let automation): return automation
      case .failure(let errors):
        for mistake in errors.mistakes where look.told.insert(mistake.description).inserted {
          console.diagnose(mistake.description)
        }
        return nil
      }
    }
  }

  // MARK: - Running

  /// Writes down from when on automations wait that did not yet, and gives all that is written down.
  @discardableResult
  private func beginToWait(_ automations: [Automation]) throws -> [AutomationLog.Entry] {
    var done = log.entries()
    for automation in automations where log.waitingSince(automation.name, in: done) == nil {
      let entry = AutomationLog.Entry(date: Date(), name: automation.name, event: .waiting)
      try log.add(entry)
      done.append(entry)
    }
    return done
  }

  /// Runs what is due, and tells when to look again.
  private func runDue(_ automations: [Automation], _ look: inout Look) throws -> Date? {
    let now = Date()
    let plan = AutomationPlan(
      done: try beginToWait(automations),
      events: files.events.events(),
      calendar: calendar,
      files: { WatchedFile.all(in: $0) },
      isSameApp: { [order] in order.areOneApp($0, $1) }
    )
    let due = plan.due(automations, now: now, last: look.last)
    look.end(at: now, plan.events)
    for due in due { try run(due) }
    return plan.nextMoment(of: automations, after: now)
  }

  private func run(_ due: AutomationPlan.Due) throws {
    let automation = due.automation
    let isLeft = due.isMissed && !automation.runsMissed
    let entry = AutomationLog.Entry(
      date: Date(),
      name: automation.name,
      event: isLeft ? .missed : .began,
      key: due.key,
      detail: due.input
    )
    // Written down before it begins: a process that is killed meanwhile does not run it again.
    guard try log.claim(entry) else { return }
    if due.isMissed {
      let time = due.date.formatted(Date.ISO8601FormatStyle(timeZone: calendar.timeZone))
      page.tell(messages.missed(automation.name, time, automation.runsMissed))
    } else {
      page.tell(messages.began(automation.name))
    }
    if isLeft { return }
    do {
      try OwnProgram.run(
        arguments.words(for: .automation, ["run", automation.name, due.input])
      )
    } catch {
      console.diagnose(
        "the program cannot be started once more (\(SystemMessage.text(of: error.code)))"
      )
    }
    // It writes down itself how it ended, where it could.
    let rest = log.unfinished().first { $0.name == automation.name }
    if let rest { try tellInterrupted(rest) }
  }

  /// Says what was running when its process ended; it may have been done or not.
  private func tellInterrupted(_ entry: AutomationLog.Entry) throws {
    page.tell(messages.interrupted(entry.name))
    try log.add(
      AutomationLog.Entry(
        date: Date(),
        name: entry.name,
        event: .failed,
        detail: messages.interrupted(entry.name)
      )
    )
  }
}
