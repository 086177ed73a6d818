import TestSupport
import Testing

@testable import LibraryShortcuts

@Suite struct AuthorIndexTests {
  private static let table = """
    author\tnames\tja
    Albert Camus\t알베르 카뮈|An-be Ca-muy\tカミュ
    Jane Austen\t제인 오스틴\tオースティン
    Alexander Pushkin\t알렉산드르 푸시킨|Puschkin
    Nobody Else\t
    """
  private let names = AuthorIndex(AuthorNames(table: Self.table.utf8))

  @Test(arguments: [
    ("카뮈", ["albert camus"]), ("알베르카뮈", ["albert camus"]), ("까뮈", ["albert camus"]),
    ("an be", ["albert camus"]), ("오스", ["jane austen"]), ("스틴", []),
    ("알", ["albert camus", "alexander pushkin"]),
    ("nobody", []), ("", []),
  ])
  func
    `an author is found by the beginning of each word of a name, by spaces left out and by sound`(
      key: String,
      expected: [String]
    )
  {
    #expect(names.authors(called: SearchKey.of(key), isPart: true) == expected)
  }

  @Test(arguments: [("카뮈", []), ("알베르 카뮈", ["albert camus"]), ("puschkin", ["alexander pushkin"])])
  func `where the whole name is meant no part of it is enough`(key: String, expected: [String]) {
    #expect(names.authors(called: key, isPart: false) == expected)
  }

  @Test func `an author before a title is parted from it`() throws {
    let parted = try #require(names.author(before: "카뮈의 이방인"))
    #expect(parted == (key: "albert camus", rest: "이방인"))
    #expect(names.author(before: "이방인 카뮈의") == nil)
  }

  @Test(arguments: [
    ("ジェーン・オースティンのエマ", "エマ"), ("奥斯汀的爱玛", "爱玛"), ("オースティンの本の中の本", "本の中の本"),
    ("エマの本", nil), ("奥斯汀的", nil),
  ])
  func `a particle alone may part an author from a title`(text: String, rest: String?) {
    let table = "author\tnames\nJane Austen\tジェーン・オースティン|简·奥斯汀\nJane Smiley\tジェーン・スマイリー"
    let index = AuthorIndex(AuthorNames(table: table.utf8))
    #expect(index.author(before: text)?.rest == rest)
    #expect(index.author(before: text)?.key == rest.map { _ in "jane austen" })
  }

  @Test(arguments: 0..<200)
  func `the index answers as looking through all names does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = ["ab", "abc", "b", "카", "가", "카뮈"]
    let rows = (0..<6).map { row in
      let names = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }
        .joined(separator: " ")
      }
      return (author: "author \(row)", names: names)
    }
    let table = ["author\tnames"] + rows.map { "\($0.author)\t\($0.names.joined(separator: "|"))" }
    let index = AuthorIndex(AuthorNames(table: table.joined(separator: "\n").utf8))
    for key in parts + ["ab b", "카뮈 가", "카가", "까"] {
      let said = rows.filter { row in
        row.names.contains { " \($0)".contains(" \(key)") || Self.isSame($0, key) }
      }
      let heard = rows.filter { row in
        row.names.contains { name in
          ([name] + name.split(separator: " ").map(String.init)).contains {
            SearchKey.sounding($0) == SearchKey.sounding(key)
          }
        }
      }
      let isHeard =
        said.isEmpty && SearchKey.isHangul(key) && SearchKey.withoutSpaces(key).count > 1
      #expect(
        index.authors(called: key, isPart: true) == (isHeard ? heard : said).map(\.author),
        "\(key)"
      )
    }
  }

  private static func isSame(_ name: String, _ key: String) -> Bool {
    SearchKey.isHangul(key) && SearchKey.withoutSpaces(name) == SearchKey.withoutSpaces(key)
  }
}
