import Foundation

/// Feeds made-up and spoilt inputs to everything that reads what others wrote.
///
/// Inputs are made from a seed and a number, so each can be made again. They are tried in blocks, each in a
/// process of its own: one that ends the process or hangs is found, kept in `Findings` and told, and the
/// others go on.
@main
struct Fuzzing {
  /// A block that takes longer hangs; a quick one takes a second, the slowest some minutes.
  private static let longestBlock: TimeInterval = 1_800

  static func main() async throws {
    var arguments = CommandLine.arguments.dropFirst()
    let isChild = arguments.first == "--block"
    if isChild { arguments = arguments.dropFirst() }
    let words = Array(arguments)
    if words.first == "findings" {
      if words.count == 2, let target = FuzzTargets.all.first(where: { $0.name == words[1] }) {
        await tryFindings(of: target.name, target.make())
      }
      exit(try tryAllFindings() == 0 ? 0 : 1)
    }
    if words.first == "slopes" {
      exit(await Slopes.measure(only: words.dropFirst().first) ? 0 : 1)
    }
    guard words.count == 3, let count = Int(words[1]), let seed = UInt64(words[2]),
      let target = FuzzTargets.all.first(where: { $0.name == words[0] })
    else {
      let names = FuzzTargets.all.map(\.name).joined(separator: "|")
      print("usage: Fuzzing \(names) COUNT SEED, Fuzzing findings, or Fuzzing slopes [NAME]")
      exit(2)
    }
    if isChild {
      try await tryBlock(of: target.name, target.make(), count, seed)
    } else {
      exit(try tryAll(of: target.name, block: target.block, count, seed) == 0 ? 0 : 1)
    }
  }

  // MARK: - The whole run

  private static func tryAll(
    of name: String,
    block: Int,
    _ count: Int,
    _ seed: UInt64
  ) throws -> Int {
    var findings = 0
    for start in stride(from: 0, to: count, by: block) {
      let size = min(block, count - start)
      guard let failure = try run(name, size, seed &+ UInt64(start)) else { continue }
      findings += 1
      let input = [UInt8](try Data(contentsOf: URL(filePath: lastInput(name))))
      let folder = URL(filePath: "Findings/\(name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "\(seed)-\(start)")
      try Data(input).write(to: file)
      let tried = (try? String(contentsOfFile: lastNumber(name), encoding: .utf8)) ?? "?"
      print("\(name): \(failure) after \(tried) inputs: \(file.relativePath)")
    }
    print("\(name): \(count) inputs from seed \(seed), \(findings) findings")
    return findings
  }

  /// Tries a block in a process of its own; why it failed.
  private static func run(_ name: String, _ count: Int, _ seed: UInt64) throws -> String? {
    try run(["--block", name, "\(count)", "\(seed)"])
  }

  /// Runs this program once more; why it failed.
  private static func run(_ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"],
      uniquingKeysWith: { $1 }
    )
    try process.run()
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + longestBlock)
    timer.setEventHandler { process.terminate() }
    timer.resume()
    process.waitUntilExit()
    timer.cancel()
    if process.terminationReason == .uncaughtSignal {
      return process.terminationStatus == SIGTERM
        ? "it hangs" : "signal \(process.terminationStatus)"
    }
    return process.terminationStatus == 0 ? nil : "a promise is broken"
  }

  // MARK: - What was found before

  /// Tries everything that was ever found once more; how many kinds of input still fail.
  private static func tryAllFindings() throws -> Int {
    var failures = 0
    for target in FuzzTargets.all {
      guard let failure = try run(["findings", target.name]) else { continue }
      failures += 1
      print("\(target.name): \(failure)")
    }
    return failures
  }

  private static func tryFindings(of name: String, _ target: any FuzzTarget) async -> Never {
    let files = Mutation.files(in: "Findings/\(name)")
    for input in files {
      for seed in 0..<8 as Range<UInt64> {
        var random = SplitMix64(seed: seed)
        if let failure = await target.failure(of: input, &random) {
          print("\(name): \(failure)")
          exit(1)
        }
      }
    }
    print("\(name): \(files.count) findings hold by now")
    exit(0)
  }

  // MARK: - One block

  private static func lastInput(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appending(path: "fuzzing-\(name)").path
  }

  private static func lastNumber(_ name: String) -> String { lastInput(name) + "-number" }

  private static func tryBlock(
    of name: String,
    _ target: any FuzzTarget,
    _ count: Int,
    _ seed: UInt64
  ) async throws {
    let log = open(lastInput(name), O_RDWR | O_CREAT | O_TRUNC, 0o600)
    let counted = open(lastNumber(name), O_RDWR | O_CREAT | O_TRUNC, 0o600)
    guard log >= 0, counted >= 0 else { exit(2) }
    for number in 0..<count {
      var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x9e37_79b9)
      let input = await target.input(&random)
      // Written before it is tried, so that it is there when the process is not.
      _ = input.withUnsafeBytes { pwrite(log, $0.baseAddress, $0.count, 0) }
      ftruncate(log, input.count)
      _ = "\(number + 1)".utf8CString.withUnsafeBytes {
        pwrite(counted, $0.baseAddress, $0.count - 1, 0)
      }
      if let failure = await target.failure(of: input, &random) {
        print("\(name): \(failure)")
        exit(1)
      }
    }
  }
}
