import Foundation

/// Runs the scenarios that are named on the command line, or all of them.
@main struct BenchmarkCommand {
  static var scenarios: [any Scenario.Type] {
    [
      Building.self, ExactSentences.self, Completing.self, Misspelling.self, Refusing.self,
      Updating.self, Expanding.self, Growing.self, WholeWay.self,
    ]
  }

  private static var probe: Probe? {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, arguments[1] == "probe", let rounds = Int(arguments[3]) else {
      return nil
    }
    return Probe(name: arguments[2], rounds: rounds)
  }

  static func main() async {
    do {
      try await run()
    } catch {
      print("wrong: \(error)")
      exit(1)
    }
  }

  private static func run() async throws {
    if let probe = probe { return try await probe.run() }
    var names: [String] = []
    var file: String?
    var seed: UInt64 = 20_240_607
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--titles": file = arguments.popFirst()
      case "--seed": seed = arguments.popFirst().flatMap(UInt64.init) ?? seed
      default: names.append(argument)
      }
    }
    if let place = names.firstIndex(of: "write"), names.indices.contains(place + 1) {
      let folder = URL(filePath: names[place + 1], directoryHint: .isDirectory)
      return try WorldFiles(world: worlds(file: file, seed: seed).million, folder: folder).write()
    }
    let chosen = scenarios.filter { names.isEmpty || names.contains($0.name) }
    guard !chosen.isEmpty else {
      let known = scenarios.map { $0.name }.joined(separator: ", ")
      throw WrongAnswer("no such scenario; there are \(known)")
    }
    let worlds = try worlds(file: file, seed: seed)
    print("Measured on \(Machine.description).\n")
    print("| what | median | goal |\n|---|---|---|")
    for scenario in chosen {
      for row in try await scenario.run(worlds) {
        print("| \(row.scenario) | \(row.result) | \(row.goal) |")
      }
    }
  }

  private static func worlds(file: String?, seed: UInt64) throws -> Worlds {
    var titles = TitleGenerator(seed: seed).realTitles(in: file)
    if titles.isEmpty {
      var generator = TitleGenerator(seed: seed)
      titles = generator.titles(100_000)
    }
    return Worlds(
      million: World(templates: 20, titles: Array(titles.prefix(50_000))),
      hundredMillion: World(templates: 1_000, titles: Array(titles.prefix(100_000)))
    )
  }
}

extension TitleGenerator {
  /// The titles of a file, one a line; of a line with tabs the second field counts.
  fileprivate func realTitles(in path: String?) -> [String] {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return [] }
    var seen: Set<String> = []
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        return String(fields.count > 1 ? fields[1] : line)
      }
      .filter { seen.insert($0.lowercased()).inserted }
  }
}
