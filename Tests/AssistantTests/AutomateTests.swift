import Foundation
import TestSupport
import Testing

/// The process that waits, as a service runs it: what it does, and that nothing is ever done twice.
@Suite(.serialized) struct AutomateTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test func `what happens runs what waits for it, and never twice`() async throws {
    let folder = program.home.path("inbox")
    try program.home.write("", to: "inbox/.keep")
    _ = try await program.run("focus", "new", "Work")
    try await make(
      "Files",
      "when file changes in \"\(folder)\" named \"*.txt\"",
      "show \"file ${input.name}\""
    )
    try await make("Focus", "when focus \"Work\" starts\nmissed run", "show \"focus ${input}\"")
    try await make("Opened", "when intent Library.OpenBook performed", "show \"opened\"")
    try await make("Asked", "when app Library opened\nask first", "show \"never\"")

    let first = try Waiting(program)
    #expect(try first.line() == "Waiting for 4 automations.")
    try program.home.write("a", to: "inbox/a.txt")
    #expect(try first.lines(2) == ["“Files” runs.", "file a.txt"])
    try program.home.write("b", to: "inbox/b.csv")
    _ = try await program.run("focus", "work")
    #expect(try first.lines(2) == ["“Focus” runs.", "focus Work"])
    _ = try await program.run(["run", "open dune in library"], input: [])
    // Nobody can answer, so nothing is run.
    let both = try first.lines(4)
    #expect(Set(both.prefix(4)).isSuperset(of: ["“Asked” runs.", "Run “Asked”? [yes / no]"]))
    first.kill()

    // While nobody waits, a focus starts and a file is written.
    _ = try await program.run("focus", "off")
    _ = try await program.run("focus", "work")
    try program.home.write("c", to: "inbox/c.txt")
    let second = try Waiting(program)
    // The last one may have been killed between its end and its being written down; what happened within one second is
    // told in any order.
    var told = [try second.line()]
    func tells(_ name: String, _ end: String) -> Bool {
      told.contains { $0.hasPrefix("“\(name)” was missed at ") && $0.hasSuffix(end) }
    }
    while !told.contains("focus Work") || !tells("Files", "not run any more.") {
      told.append(try second.line())
    }
    #expect(told.contains("Waiting for 4 automations."))
    #expect(tells("Focus", "runs now."))
    second.kill()

    // All of it has been dealt with.
    let third = try Waiting(program)
    var begun = try third.line()
    if begun.contains("interrupted") { begun = try third.line() }
    #expect(begun == "Waiting for 4 automations.")
    try program.home.write("d", to: "inbox/d.txt")
    #expect(try third.lines(2) == ["“Files” runs.", "file d.txt"])
    third.kill()
    let log = try await program.run("automation", "log")
    #expect(log.lines.count { $0.contains("  Files  began") } == 2)
    #expect(log.lines.count { $0.contains("  Files  missed") } == 1)
    #expect(log.lines.count { $0.contains("  Focus  began") } == 2)
  }

  @Test(arguments: [
    ("en", "Another “assistant automate” waits for these automations already; end it first."),
    ("ko", "다른 ‘assistant automate’가 이미 이 자동화를 기다리고 있습니다. 먼저 그것을 끝내세요."),
    ("vi", "Một “assistant automate” khác đang chờ các tự động hóa này; hãy dừng nó trước."),
  ])
  func `whoever waits second is told so and takes nothing from the first`(
    locale: String,
    sentence: String
  ) async throws {
    let pipe = program.home.path("alive")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    _ = try await program.run("focus", "new", "Work")
    try await make(
      "Focus",
      "when focus \"Work\" starts",
      "x = program \"sh\" arguments: [\"-c\", \"read line < \\\"\\$1\\\"; echo \\\"\\$line\\\"\", \"sh\", \"\(pipe)\"]\nshow x"
    )
    let first = try Waiting(program)
    #expect(try first.line() == "Waiting for 1 automation.")
    _ = try await program.run("focus", "work")
    #expect(try first.line() == "“Focus” runs.")
    let second = try await program.run("automate", "--locale", locale)
    #expect(second.status == 1 && second.lines == [])
    #expect(second.complaints == ["assistant: error: " + sentence])
    // What runs is not taken for something that was interrupted.
    try FileHandle(forWritingTo: URL(filePath: pipe)).write(contentsOf: Data("done\n".utf8))
    #expect(try first.line() == "done")
    first.kill()
    let third = try Waiting(program)
    var begun = try third.line()
    if begun.contains("interrupted") { begun = try third.line() }
    #expect(begun == "Waiting for 1 automation.")
    third.kill()
    let log = try await program.run("automation", "log")
    #expect(log.lines.count { $0.contains("  Focus  began") } == 1)
  }

  @Test(arguments: ["$(touch pwned)", "-rf", "--help", "; rm x", "two\nlines", "\u{1b}[31mred"])
  func `a file of any name is what the steps are given`(name: String) async throws {
    let folder = program.home.path("inbox")
    try program.home.write("", to: "inbox/.keep")
    try await make(
      "Files",
      "when file changes in \"\(folder)\"",
      "x = program \"printf\" arguments: [\"%s|end\", input.name]\nshow x"
    )
    let waiting = try Waiting(program)
    #expect(try waiting.line() == "Waiting for 1 automation.")
    try program.home.write("a", to: "inbox/\(name)")
    let shown = "\(name)|end".replacing("\u{1b}", with: "␛").split(separator: "\n")
    #expect(try waiting.lines(1 + shown.count) == ["“Files” runs."] + shown.map(String.init))
    #expect(!FileManager.default.fileExists(atPath: "pwned"))
    waiting.kill()
  }

  @Test(arguments: [
    [
      "en", "Waiting for 2 automations.", "“Files” runs.", "“Asked” runs.",
      "Run “Asked”? [yes / no]", "yes",
    ],
    [
      "ko", "자동화 2개를 기다립니다.", "‘Files’를 실행합니다.", "‘Asked’를 실행합니다.",
      "‘Asked’를 실행할까요? [네 / 아니요]", "네",
    ],
    [
      "vi", "Đang chờ 2 tự động hóa.", "Đang chạy “Files”.", "Đang chạy “Asked”.",
      "Chạy “Asked” nhé? [có / không]", "có",
    ],
  ])
  func `what it waits for, runs and asks is told in the person's language`(
    told: [String]
  ) async throws {
    let folder = program.home.path("inbox")
    try program.home.write("", to: "inbox/.keep")
    _ = try await program.run("focus", "new", "Work")
    try await make("Files", "when file changes in \"\(folder)\"", "show \"\(folder.count)\"")
    try await make("Asked", "when focus \"Work\" starts\nask first", "show \"asked\"")
    let waiting = try Waiting(program, ["--locale", told[0], "--answer", told[5]])
    #expect(try waiting.line() == told[1])
    try program.home.write("a", to: "inbox/a.txt")
    let files = try waiting.lines(2)
    #expect(files == [told[2], "\(folder.count)"])
    _ = try await program.run("focus", "work")
    let asked = try waiting.lines(3)
    #expect(asked == [told[3], told[4], "asked"])
    waiting.kill()
  }

  @Test func `a folder that comes later is watched from then on`() async throws {
    let folder = program.home.path("new/inbox")
    try await make("Files", "when file changes in \"\(folder)\"", "show \"file ${input.name}\"")
    let waiting = try Waiting(program)
    #expect(try waiting.line() == "Waiting for 1 automation.")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["a.txt", "b.txt"] {
      let file = try program.home.write(name, to: name)
      try FileManager.default.moveItem(atPath: file, toPath: "\(folder)/\(name)")
      #expect(try waiting.lines(2) == ["“Files” runs.", "file \(name)"])
    }
    waiting.kill()
  }

  @Test func `a step that fails is told and the waiting goes on`() async throws {
    _ = try await program.run("focus", "new", "Work")
    try await make("Broken", "when focus \"Work\" starts", "show \"one\"\nx = program \"false\"")
    let waiting = try Waiting(program)
    #expect(try waiting.line() == "Waiting for 1 automation.")
    for _ in 0..<2 {
      _ = try await program.run("focus", "work")
      let lines = try waiting.lines(4)
      #expect(lines[0...1] == ["“Broken” runs.", "one"])
      #expect(lines[3].hasPrefix("Step 2 (line 5) failed: x = program \"false\": "))
      _ = try await program.run("focus", "off")
    }
    waiting.kill()
  }

  @Test func `a run whose process is killed costs itself alone`() async throws {
    _ = try await program.run("focus", "new", "Work")
    try await make(
      "Deadly",
      "when focus \"Work\" starts",
      #"x = program "sh" arguments: ["-c", "kill -9 $PPID"]"#
    )
    try await make("After", "when focus \"Work\" ends", "show \"still here\"")
    let waiting = try Waiting(program)
    #expect(try waiting.line() == "Waiting for 2 automations.")
    _ = try await program.run("focus", "work")
    #expect(
      try waiting.lines(2)
        == [
          "“Deadly” runs.",
          "“Deadly” was interrupted when the program ended; it is not run again.",
        ]
    )
    _ = try await program.run("focus", "off")
    #expect(try waiting.lines(2) == ["“After” runs.", "still here"])
    waiting.kill()
    let log = try await program.run("automation", "log", "Deadly").lines
    #expect(log.last?.contains("  Deadly  failed: ") == true)
  }

  @Test func `whoever is killed takes what runs along`() async throws {
    _ = try await program.run("focus", "new", "Work")
    try await make("Endless", "when focus \"Work\" starts", "show \"one\"\nwait 1000")
    let waiting = try Waiting(program)
    #expect(try waiting.line() == "Waiting for 1 automation.")
    _ = try await program.run("focus", "work")
    #expect(try waiting.lines(2) == ["“Endless” runs.", "one"])
    waiting.kill()
    // Its output ends when nobody has it open any more.
    #expect(throws: Waiting.Ended.self) { while true { _ = try waiting.line() } }
  }

  @Test func `the answers of a pipe are shared out among the runs`() async throws {
    _ = try await program.run("focus", "new", "Work")
    try await make("Start", "when focus \"Work\" starts\nask first", "show \"started\"")
    try await make("End", "when focus \"Work\" ends\nask first", "show \"ended\"")
    let input = try program.home.write("yes\nno\n", to: "answers")
    let waiting = try Waiting(program, input: FileHandle(forReadingFrom: URL(filePath: input)))
    #expect(try waiting.line() == "Waiting for 2 automations.")
    _ = try await program.run("focus", "work")
    #expect(try waiting.lines(3) == ["“Start” runs.", "Run “Start”? [yes / no]", "started"])
    _ = try await program.run("focus", "off")
    #expect(try waiting.lines(2) == ["“End” runs.", "Run “End”? [yes / no]"])
    _ = try await program.run("focus", "work")
    #expect(try waiting.lines(2) == ["“Start” runs.", "Run “Start”? [yes / no]"])
    waiting.kill()
    let log = try await program.run("automation", "log", "End").lines
    #expect(log.last?.hasSuffix("  End  declined") == true)
  }

  #if os(Linux)
  @Test func `nothing but what it waits for wakes it`() async throws {
    try program.home.write("", to: "inbox/.keep")
    try await make("Once", "when at \"2999-01-01 10:00\"", "show \"once\"")
    try await make("Files", "when file changes in \"\(program.home.path("inbox"))\"", "show 1")
    let waiting = try Waiting(program)
    #expect(try waiting.line() == "Waiting for 2 automations.")
    // One that waits for changes, and one for the time; those that run tasks would look at the clock.
    func threads() throws -> [String] {
      let tasks = "/proc/\(waiting.id)/task"
      return try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap {
        try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)
      }
    }
    // One that has come to its end is still listed for as long as the system takes to put it away.
    for _ in 0..<1_000 where try threads().count > 2 {
      try await Task.sleep(for: .milliseconds(10))
    }
    let left = try threads()
    #expect(left.count <= 2, "\(left)")
    try program.home.write("a", to: "inbox/a.txt")
    #expect(try waiting.line() == "“Files” runs.")
    waiting.kill()
  }
  #endif

  @Test func `what an automation does can be seen at once`() async throws {
    _ = try await program.run("focus", "new", "Work")
    try await make("Greet", "when focus \"Work\" starts\nask first", "show \"Hello ${input}\"")
    let ending = try await program.run("automation", "run", "Greet", "you")
    #expect(ending.lines == ["Hello you"])
    #expect(ending.status == 0)
    #expect(try await program.run("automation", "run", "Greeting").status == 2)
    let log = try await program.run("automation", "log").lines
    #expect(log.last?.hasSuffix("  Greet  done") == true)
  }

  @Test func `an automation with mistakes is refused with all of them`() async throws {
    let ending = try await program.run(
      ["automation", "new", "Bad"],
      input: Array("when at 25:00\nshwo 1\nrun Library.OpenBok\n".utf8)
    )
    #expect(ending.status == 2)
    #expect(
      ending.complaints == [
        "assistant: error: 1:9: expected a time such as 07:30, not '25:00'",
        "assistant: error: 2:1: there is no step 'shwo'; did you mean 'show'?",
      ]
    )
    #expect(try await program.run("automation", "list").lines.count == 1)
  }

  @Test(arguments: [
    "when at \"2001-01-01 10:00\"\nshow 1\n", "when at 21:00\n",
    "when file changes in \"inbox\"\nshow 1\n", "when file changes in \"~/inbox\"\nshow 1\n",
  ])
  func `an automation that nothing would ever come of is refused`(lines: String) async throws {
    let ending = try await program.run(["automation", "new", "Never"], input: Array(lines.utf8))
    #expect(ending.status == 2)
    #expect(ending.complaints.count == 1)
  }

  private func make(_ name: String, _ header: String, _ steps: String) async throws {
    let ending = try await program.run(
      ["automation", "new", name],
      input: Array("\(header)\n\(steps)\n".utf8)
    )
    #expect(ending.status == 0, "\(ending.diagnostics)")
  }
}

/// A process that waits for automations, whose lines are read as they come.
private final class Waiting {
  private let process = Process()
  private let output: FileHandle
  private var text: [UInt8] = []

  /// The process.
  var id: pid_t { process.processIdentifier }

  init(
    _ program: Program,
    _ options: [String] = [],
    input: FileHandle = .nullDevice
  ) throws {
    let pipe = Pipe()
    output = pipe.fileHandleForReading
    process.executableURL = program.executable
    process.arguments = ["automate"] + options
    process.environment = program.wholeEnvironment
    process.standardInput = input
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { kill() }

  /// The next line, as soon as it is there.
  func line() throws -> String {
    while true {
      if let end = text.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: text[..<end], as: UTF8.self)
        text.removeSubrange(...end)
        if !line.isEmpty { return line }
        continue
      }
      // Whoever says nothing for that long says nothing at all.
      var waiting = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, 60_000) > 0 else { throw Ended() }
      let piece = output.availableData
      guard !piece.isEmpty else { throw Ended() }
      text += piece
    }
  }

  func lines(_ count: Int) throws -> [String] { try (0..<count).map { _ in try line() } }

  /// Ends it at once, as a power failure would.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    // Foundation is told of the end by a socket that other processes may have inherited; the system knows.
    var ended = unsafe siginfo_t()
    _ = unsafe waitid(P_PID, id_t(process.processIdentifier), &ended, WEXITED | WNOWAIT)
  }

  struct Ended: Error {}
}
