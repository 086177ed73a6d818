import Foundation
import Testing

/// Compares the page that lists what is compatible with the code.
@Suite struct CompatibilityPageTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/AppIntents")

  /// The names that a section of the page lists.
  private func listed(_ sections: String..., mark: String = "``") throws -> [String] {
    let page = Self.sources.appendingPathComponent("AppIntents.docc/Compatibility.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "\n## ")
      .filter { section in sections.contains { section.hasPrefix($0 + "\n") } }
      .flatMap { section in
        let lines = section.split(separator: "\n").drop { !$0.hasPrefix("- ") }
          .prefix { $0.hasPrefix("- ") || $0.hasPrefix("  ") }
        return lines.joined(separator: " ").components(separatedBy: mark).enumerated()
          .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element.prefix { $0 != "(" }) }
      }
  }

  /// The public types and macros of the module.
  private func declared(in folder: URL = sources) throws -> Set<String> {
    let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "macro", "typealias"]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        guard !line.hasPrefix(" "), !words.contains("import"),
          let start = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
          words[..<start].allSatisfy({ $0.hasPrefix("@") || $0 == "nonisolated" }),
          let kind = words[start...].firstIndex(where: { kinds.contains(String($0)) }),
          kind + 1 < words.endIndex
        else { continue }
        names.insert(String(words[kind + 1]))
      }
    }
    return names.filter { !$0.hasPrefix("_") }
  }

  @Test func `every public type is on the page, once`() throws {
    let listed = try listed("Compatible", "Stands in for something else", "Ours")
    #expect(Set(listed).count == listed.count)
    #expect(try declared().subtracting(listed).sorted() == [])
  }

  @Test func `everything that the page says is there is there`() throws {
    let listed = try listed("Compatible", "Stands in for something else", "Ours")
    #expect(listed.count > 150)
    #expect(try Set(listed).subtracting(declared()).sorted() == [])
  }

  @Test func `what the page says has no effect is there to be written`() throws {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var text = ""
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      text += try String(contentsOf: file, encoding: .utf8)
    }
    let names = try listed("Accepted, and without effect in text", mark: "`")
    #expect(names.count > 15)
    for name in names {
      let isThere = ["\(name):", "func \(name)(", "let \(name) ", " \(name) = "].contains {
        text.contains($0)
      }
      #expect(isThere, "\(name)")
    }
  }

  @Test func `nothing that the page says is absent is there`() throws {
    let absent = try listed("Absent", mark: "`")
    #expect(absent.count > 3)
    #expect(try declared().intersection(absent).sorted() == [])
  }

  @Test func `the page's counts are those of the code`() throws {
    let page = Self.sources.appendingPathComponent("AppIntents.docc/Compatibility.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let compatible = try listed("Compatible").count
    let standIns = try listed("Stands in for something else").count
    let ours = try listed("Ours").count
    let absent = try listed("Absent", mark: "`").count
    let sentence =
      "\(compatible) are compatible, \(standIns) stand in, \(ours) are ours; \(absent) are absent."
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isTold = flat.contains(sentence)
    #expect(isTold, "\(sentence)")
    let modules = Self.sources.deletingLastPathComponent().appendingPathComponent("StandIns")
    for module in try FileManager.default.contentsOfDirectory(atPath: modules.path).sorted()
    where !["FoundationGaps", "Notices", "OSHeaders", "TestingOverlays"].contains(module) {
      let count = try declared(in: modules.appendingPathComponent(module)).count
      let isListed = text.contains("| `\(module)` | \(count) |")
      #expect(isListed, "\(module): \(count)")
    }
  }
}
