import Foundation
import OrderedJSON
import PhraseCoverage
import PhraseMatcher

@testable import AssistantKit
@testable import AssistantREPL
@testable import StringCatalogs

/// Catalogue files, spoilt; what is read and written again is the same.
struct CatalogFiles: FuzzTarget {
  static let name = "catalogues"
  private let mutation: Mutation

  init() {
    let sample = CatalogFile.json(for: .init(apps: [UtteranceCatalog.app("en")])).text
    mutation = Mutation(
      samples: [Array(sample.utf8)] + Mutation.files(in: "Findings/catalogues"),
      pieces: [
        "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u12", "\\ud800", "\"weight\":", "-1", "1e999",
        "null",
        "true", "\"file\":\"x\"", "\"version\":1", "\"synonyms\":[", "${", "@number", "\u{FEFF}",
      ],
      longest: 4_000
    )
  }

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    var decoder = CatalogDecoder(file: "catalog.json")
    let apps = decoder.apps(of: input)
    guard decoder.mistakes.isEmpty else {
      return decoder.mistakes.contains { $0.description.isEmpty } ? "a mistake says nothing" : nil
    }
    let written = Array(CatalogFile.json(for: .init(apps: apps)).text.utf8)
    var again = CatalogDecoder(file: "catalog.json")
    return again.apps(of: written) == apps ? nil : "written and read it is another"
  }
}

/// Vocabulary files, spoilt.
struct Vocabularies: FuzzTarget {
  static let name = "vocabularies"
  private let mutation = Mutation(
    samples: [Array("b1\tThe Hobbit\tHobbit\tBilbo\n# rest\r\nb2\tDune\n\nb3\t\n".utf8)]
      + Mutation.files(in: "Findings/vocabularies"),
    pieces: ["\t", "\n", "\r", "\r\n", "#", " ", "\u{FEFF}", "\u{85}", "é", "\u{301}", "b", "Emma"]
  )

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    var reader = VocabularyFileReader(file: "titles.tsv")
    let values = reader.values(of: input)
    guard values.allSatisfy({ !$0.title.isEmpty }) else { return "a value without a title" }
    let lines = input.count { $0 == 0x0A } + 1
    return values.count + reader.mistakes.count <= lines ? nil : "more values than lines"
  }
}

/// Corpora of test sentences, spoilt.
struct Corpora: FuzzTarget {
  static let name = "corpora"
  private let mutation = Mutation(
    samples: Mutation.files(in: "../Tests/LibraryShortcutsTests/Coverage")
      + Mutation.files(in: "Findings/corpora"),
    pieces: [
      "\t", "\n", "\r\n", "#", "-", "=", "{\"utterance\":", "\"", "}", "locale:", " ", "\u{301}",
    ]
  )

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    do {
      _ = try CoverageCorpus.parse(input, file: "corpus.tsv")
      return nil
    } catch {
      return error.errors.isEmpty ? "it is refused without a reason" : nil
    }
  }
}

/// String catalogues and the older string files, spoilt.
struct StringFiles: FuzzTarget {
  static let name = "strings"
  private let mutation = Mutation(
    samples: Mutation.files(in: "../Tests/StringCatalogsTests/Fixtures")
      + Mutation.files(in: "Findings/strings"),
    pieces: [
      "\"", "{", "}", "[", "]", "\\", ";", "=", "/*", "*/", "//", "%", "%lld", "%1$@", "%#@a@",
      "\\U12",
      "\u{FEFF}", "<dict>", "</dict>", "<key>", "\n",
    ],
    longest: 2_000
  )

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    var catalog = CatalogReader(file: "a")
    catalog.read(input)
    var strings = StringsFileReader(file: "b")
    strings.read(input)
    var rules = StringsDictionaryReader(file: "c")
    rules.read(input)
    let issues = catalog.errors + strings.errors + rules.errors
    return issues.contains { $0.message.isEmpty } ? "a mistake says nothing" : nil
  }
}

/// History files, spoilt.
struct Histories: FuzzTarget {
  static let name = "histories"
  private let mutation = Mutation(
    samples: [Array("open dune\nrate\\\\ it\\n5\n\\0\\r\n호빗 열어 줘\n".utf8)]
      + Mutation.files(in: "Findings/histories"),
    pieces: ["\\", "\n", "\r", "\0", "\\n", "\\\\", "\u{301}", "\u{1B}[", "x"]
  )
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "fuzzed-history-\(ProcessInfo.processInfo.processIdentifier)")

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    try? Data(input).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = HistoryFile(url: url)
    _ = file.load()
    let line = String(decoding: input, as: UTF8.self)
    guard HistoryFile.unescaped(HistoryFile.escaped(line)) == line else { return "a line is lost" }
    guard (try? file.append("the last line")) != nil else { return "nothing can be added" }
    return file.load().last == "the last line" ? nil : "what was added is lost"
  }
}

/// Recorded conversations, spoilt.
struct Recordings: FuzzTarget {
  static let name = "recordings"
  private let mutation = Mutation(
    samples: Mutation.files(in: "../Tests/LibraryShortcutsTests/Transcripts")
      + Mutation.files(in: "Findings/recordings"),
    pieces: [
      "> ", "  ", "# now: ", "# locale: ", "# options: ", "\n", "<end>", "<interrupted>", "\r",
      "\0",
    ]
  )

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    let transcript = Transcript(parsing: String(decoding: input, as: UTF8.self))
    guard transcript.inputs.count <= transcript.lines.count else { return "more said than written" }
    let text = (transcript.header + transcript.lines).map { $0 + "\n" }.joined()
    return Transcript(parsing: text).lines == transcript.lines
      ? nil : "written and read it is another"
  }
}
