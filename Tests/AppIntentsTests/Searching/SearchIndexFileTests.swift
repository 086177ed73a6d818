import Foundation
import TestSupport
import Testing

@testable import AppIntents

/// What is in the search index is there after the process, whatever became of it.
struct SearchIndexFileTests {
  private func item(
    _ identifier: String,
    _ title: String = "T",
    index: String = "",
    type: String = "Book"
  ) -> SearchIndexFile.Item {
    SearchIndexFile.Item(
      index: index,
      type: type,
      identifier: identifier,
      title: title,
      priority: 2
    )
  }

  @Test func `another process finds what was put in, renamed and taken out`() throws {
    let scratch = try ScratchFolder()
    let url = URL(filePath: scratch.path("folder/index.tsv"))
    let file = SearchIndexFile(url: url)
    try file.put([item("1"), item("2"), item("3"), item("4", type: "Shelf"), item("5", index: "x")])
    try file.put([item("2", "Renamed")])
    try file.drop([item("1").key])
    try file.clear(index: "", type: "Shelf")
    let expected = [item("2", "Renamed"), item("3"), item("5", index: "x")]
    #expect(file.items() == expected)
    #expect(SearchIndexFile(url: url).items() == expected)
    try file.clear(index: "", type: nil)
    #expect(SearchIndexFile(url: url).items() == [item("5", index: "x")])
  }

  @Test(arguments: ["a\tb", "a\nb", "\\", "\\t", "\\\\n", "\r\n", "", "Dế Mèn", "\u{0}", "."])
  func `any text is kept as it is`(text: String) throws {
    let scratch = try ScratchFolder()
    let url = URL(filePath: scratch.path("index.tsv"))
    try SearchIndexFile(url: url).put([item(text, text), item("after")])
    #expect(SearchIndexFile(url: url).items() == [item(text, text), item("after")])
  }

  @Test func `a cut anywhere loses no line before it, and the next line is whole`() throws {
    let scratch = try ScratchFolder()
    let url = URL(filePath: scratch.path("index.tsv"))
    try SearchIndexFile(url: url).put([item("1"), item("2", "Nỗi Buồn")])
    let whole = Array(try Data(contentsOf: url))
    let first = (whole.firstIndex(of: 10) ?? 0) + 1
    for count in first...whole.count {
      try Data(whole[..<count]).write(to: url)
      let file = SearchIndexFile(url: url)
      try file.put([item("3")])
      let identifiers = SearchIndexFile(url: url).items().map(\.identifier)
      #expect(identifiers == ["1", "3"] || identifiers == ["1", "2", "3"])
      #expect(file.items().map(\.identifier) == identifiers)
    }
  }

  @Test func `a file that only grows is written anew`() throws {
    let scratch = try ScratchFolder()
    let url = URL(filePath: scratch.path("index.tsv"))
    let file = SearchIndexFile(url: url)
    for round in 0..<30 { try file.put((0..<100).map { item(String($0), "\(round)") }) }
    let lines = String(decoding: scratch.bytes(of: "index.tsv"), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count < 1_500)
    #expect(SearchIndexFile(url: url).items() == (0..<100).map { item(String($0), "29") })
  }

  @Test func `nonsense in the file is passed over`() throws {
    let scratch = try ScratchFolder()
    let url = URL(filePath: scratch.path("index.tsv"))
    try SearchIndexFile(url: url).put([item("1")])
    let good = scratch.bytes(of: "index.tsv")
    let bad = Array("put\tx\n\u{fffd}\nput\t\t\t\t\t\t\t\t\t.\nclear\t.\t.\t.\t.\n\t\n".utf8)
    try scratch.write(bad + [0xff, 0xfe, 10] + good, to: "index.tsv")
    #expect(SearchIndexFile(url: url).items() == [item("1")])
  }

  @Test func `a folder that cannot be written is an error`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: "file")
    let file = SearchIndexFile(url: URL(filePath: scratch.path("file/index.tsv")))
    #expect(throws: SearchIndexFile.Failure.self) { try file.put([item("1")]) }
    #expect(file.items().isEmpty)
  }
}
