import Foundation
import PhraseMatcher
import Recognizers
import Testing

@Suite struct ARPAGrammarTests {
  @Test func `the numbers at the top are those of the lines`() throws {
    let (text, report) = try Catalogs.text(.arpa)
    let model = ARPAModel(text)
    #expect(text.hasPrefix("\\data\\\nngram 1="))
    #expect(text.hasSuffix("\n\\end\\\n"))
    #expect(model.declared == model.counts)
    #expect(report.entryCount == model.counts.reduce(0, +))
  }

  @Test func `the chances after every history add up to one`() throws {
    let model = ARPAModel(try Catalogs.text(.arpa).text)
    let words = model.words.filter { $0 != "<s>" }
    let histories = [[]] + model.chances.keys.filter { $0.count < 3 && $0.last != "</s>" }
    for history in histories {
      let sum = words.reduce(0) { $0 + model.chance(of: $1, after: history) }
      #expect(abs(sum - 1) < 0.002, "\(history): \(sum)")
    }
  }

  @Test func `counts are those of the sentences written out`() throws {
    let model = ARPAModel(try Catalogs.text(.arpa).text)
    let sentences = Expanded.sentences(of: Catalogs.library)
    #expect(abs(sentences.reduce(0) { $0 + $1.weight } - 1) < 1e-9)
    var follows: [[String]: Double] = [:]
    var counts: [[String]: Double] = [:]
    for (words, weight) in sentences {
      let line = ["<s>"] + words + ["</s>"]
      for end in 1..<line.count {
        for length in 1...2 where end >= length {
          follows[Array(line[(end - length)..<end]), default: 0] += weight
          counts[Array(line[(end - length)...end]), default: 0] += weight
        }
      }
    }
    let meetings = Set(model.chances.keys.filter { $0.count > 1 })
    for (run, count) in counts where meetings.contains(run) {
      let expected = 0.9 * count / (follows[Array(run.dropLast())] ?? 0)
      let chance = model.chances[run] ?? 0
      // Where a value follows a value, the third word is left to the back-off.
      #expect(abs(chance - expected) < 0.0001 || chance < expected + 0.0001, "\(run)")
      if run.count == 2 { #expect(abs(chance - expected) < 0.0001, "\(run) \(chance) \(expected)") }
    }
    #expect(counts.keys.filter { $0.count == 2 }.allSatisfy { meetings.contains($0) })
    #expect(meetings.allSatisfy { counts[$0] != nil })
  }

  @Test func `what can be said is far likelier than what cannot`() throws {
    let model = ARPAModel(try Catalogs.text(.arpa).text)
    let said = model.chance(of: "open catch twenty two in library")
    let unsaid = model.chance(of: "in open library two catch twenty")
    #expect(said > unsaid * 10_000)
  }

  @Test func `weights are followed`() throws {
    let model = ARPAModel(try Catalogs.text(.arpa).text)
    let open = model.chance(of: "open", after: ["<s>"])
    #expect(abs(open / model.chance(of: "show", after: ["<s>"]) - 3) < 0.001)
    let dune = model.chance(of: "dune", after: ["open"])
    #expect(abs(dune / model.chance(of: "the", after: ["open"]) - 2) < 0.001)
  }

  @Test func `many values cost no product`() throws {
    let (text, report) = try Catalogs.text(.arpa, of: Catalogs.large(2_000))
    #expect(report.sentenceCount == 32_000)
    #expect(report.entryCount < 80_000)
    let model = ARPAModel(text)
    #expect(model.declared == model.counts)
    let words = model.words.filter { $0 != "<s>" }
    for history in [["<s>"], ["open"], ["tale"], ["in"]] {
      let sum = words.reduce(0) { $0 + model.chance(of: $1, after: history) }
      #expect(sum < 1.005 && sum > 0.98, "\(history): \(sum)")
    }
  }
}

/// The sentences of the small library with their chances, written out by hand-made rules.
enum Expanded {
  static func sentences(of catalog: PhraseCatalog) -> [(words: [String], weight: Double)] {
    let books: [(String, Double)] = [
      ("dune", 2.0 / 5), ("catch twenty two", 1.0 / 5), ("catch", 1.0 / 5),
      ("the handmaid's tale", 1.0 / 5),
    ]
    let names = ["library", "my books"]
    var result: [(String, Double)] = []
    for (book, chance) in books {
      for name in names { result.append(("open \(book) in \(name)", 3.0 / 7 * chance / 2)) }
      result.append(("show me \(book)", chance / 7))
      result.append((book, chance / 7))
      for (other, second) in books {
        result.append(("compare \(book) and \(other)", chance * second / 7))
        result.append(("swap \(book) \(other) now please", chance * second / 7))
      }
    }
    return result.map { ($0.0.split(separator: " ").map(String.init), $0.1) }
  }
}
