import Testing

@testable import SpokenLanguage

struct ChineseHomophonesTests {
  private static func difference(_ one: String, _ other: String) -> Float? {
    ChineseHomophones.characters(for: one).first { $0.token == other }?.difference
  }

  @Test(arguments: [("再", "在"), ("猪", "朱"), ("书", "输"), ("做", "作")])
  func `characters that are read alike are near`(one: String, other: String) {
    #expect(Self.difference(one, other) == Self.difference(other, one))
    #expect(Self.difference(one, other) != nil)
  }

  @Test(arguments: [("心", "星"), ("四", "是"), ("人", "仍"), ("早", "找")])
  func `those that many speakers do not part differ more`(one: String, other: String) throws {
    let merged = try #require(Self.difference(one, other))
    #expect(try merged > #require(Self.difference("再", "在")))
  }

  @Test func `others, other scripts and rows are not near`() {
    #expect(Self.difference("书", "本") == nil)
    #expect(Self.difference("书", "书") == nil)
    #expect(ChineseHomophones.characters(for: "a").isEmpty)
    #expect(ChineseHomophones.characters(for: "图书").isEmpty)
  }

  @Test func `every reading has characters, and every character one reading`() {
    let lines = ChineseReadings.lines.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.allSatisfy { $0.count == 2 && $0[0].allSatisfy { "a"..."z" ~= $0 } })
    let characters = lines.flatMap { Array($0[1]) }
    #expect(Set(characters).count == characters.count)
  }
}
