import Foundation
import TestSupport
import Testing

@testable import AppSources

/// The two ways to find declarations.
@Suite struct DeclarationTests {
  /// Where this package's own sources are.
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private static let environment = ProcessInfo.processInfo.environment

  /// A declaration without what the two ways count differently: where its attributes begin.
  private struct Outline: Hashable {
    var name: String
    var end: Int
  }

  private func outlines(_ declarations: [TypeDeclaration]) -> [Outline] {
    declarations.map { Outline(name: $0.name, end: $0.range.upperBound) }.sorted { $0.end < $1.end }
  }

  @Test func `the compiler and the keywords find the same types in this package's own sources`()
    throws
  {
    let compiler = try #require(SwiftCompiler(environment: Self.environment))
    let folders = ["AppIntents", "AssistantKit", "AppSources"]
    var files: [String] = []
    for folder in folders {
      let url = Self.sources.appending(path: folder)
      let found =
        FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      files += found.filter { $0.hasSuffix(".swift") }.sorted().prefix(60).map {
        url.path + "/" + $0
      }
    }
    try #require(files.count > 100)
    let sources = files.map {
      ParsedSource(file: $0, bytes: Array(FileManager.default.contents(atPath: $0) ?? Data()))
    }
    let answers = compiler.declarations(in: sources.map(\.outline), patience: CompilerPatience())
    for (source, answer) in zip(sources, answers) {
      var lexer = SwiftLexer(source.bytes)
      lexer.scan()
      let words = DeclarationReader(tokens: lexer.tokens).declarations()
      #expect(outlines(try answer.get()) == outlines(words), "\(source.file)")
    }
  }

  @Test(
    arguments: [
      ("struct A { enum B: C { } }", ["A", "B"]),
      ("public final class A<T>: B<T> where T == Int { }", ["A"]),
      ("class func a() {}\nclass var b = 1", []),
      ("extension A.B: C { }", ["A.B"]),
      ("extension [A] { struct B { } }", ["Array", "B"]),
      ("extension [A: [B]] { }\nextension [[A: B]] { }", ["Dictionary", "Array"]),
      ("extension A.B? { }\nextension [A]? { }", ["Optional", "Optional"]),
      ("actor A { } ; protocol P: AnyObject { }", ["A", "P"]),
      ("let actor = f(struct: 1)", []),
      ("#if A\nstruct A { }\n#else\nstruct B { }\n#endif", ["A", "B"]),
    ]
  ) func `types are found by their keywords`(_ source: String, _ names: [String]) {
    var lexer = SwiftLexer(Array(source.utf8))
    lexer.scan()
    #expect(DeclarationReader(tokens: lexer.tokens).declarations().map(\.name) == names)
  }

  @Test func `the compiler and the keywords call what is extended by one name`() throws {
    let compiler = try #require(SwiftCompiler(environment: Self.environment))
    let text = """
      extension [A] { struct B { } }
      extension [A: [B]] { }
      extension [[A: B]] { }
      extension A.B? { }
      extension Array<A> { }
      """
    let source = ParsedSource(file: "a.swift", bytes: Array(text.utf8))
    let answers = compiler.declarations(in: [source.outline], patience: CompilerPatience())
    var lexer = SwiftLexer(source.bytes)
    lexer.scan()
    let words = DeclarationReader(tokens: lexer.tokens).declarations()
    #expect(outlines(try answers[0].get()) == outlines(words))
    #expect(words.map(\.name) == ["Array", "B", "Dictionary", "Array", "Optional", "Array"])
  }

  @Test(
    arguments: [
      ("struct A { let b = { 1 } }", "struct A {               }"),
      ("enum A {\n  struct B { var c: D { d } }\n}", "enum A {\n  struct B {                }\n}"),
      ("class A { class func b() { c } }", "class A { class func b() {   } }"),
      ("f { \"}\" }; struct A: B {}", "f {     }; struct A: B {}"),
      // Nobody knows where a bracket was forgotten.
      ("struct A { let b = { 1 }", "struct A { let b = { 1 }"),
    ]
  ) func `only what declares types is left for the compiler`(_ source: String, _ left: String) {
    let outline = ParsedSource(file: "a.swift", bytes: Array(source.utf8)).outline
    #expect(String(decoding: outline, as: UTF8.self) == left)
  }

  @Test func `a compiler that crashes on one file costs that file alone`() throws {
    let scratch = try ScratchFolder()
    let swift = try #require(SwiftCompiler(environment: Self.environment)).path
    // A compiler that kills itself over a file with a certain word.
    let path = try scratch.write(
      "#!/bin/sh\nif grep -qs POISON \"$(dirname \"$9\")\"/*.swift; then kill -SEGV $$; fi\nexec \(swift) \"$@\"\n",
      to: "swiftc"
    )
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    for number in 0..<5 {
      try scratch.write(
        "\(number == 3 ? "/* POISON */ " : "")struct S\(number): AppShortcutsProvider { }",
        to: "app/\(number).swift"
      )
    }
    let reader = AppSourceReader(environment: ["SWIFT_EXEC": path], cacheFolder: nil)
    let result = reader.read([scratch.path("app")])
    #expect(
      result.issues.map(\.message) == [
        "the compiler crashed on the file, so its declarations were found by their keywords; "
          + "look at what is reported here"
      ]
    )
    #expect(result.issues.map(\.place.file) == [scratch.path("app/3.swift")])
    #expect(result.apps.flatMap(\.providers).map(\.name) == ["S0", "S1", "S2", "S3", "S4"])
  }

  @Test(arguments: ["{\"a\":", "", "[]", "{\"items\": ["])
  func `what a compiler half wrote is not believed`(_ dump: String) throws {
    let scratch = try ScratchFolder()
    let written = try scratch.write(dump, to: "dump")
    let path = try scratch.write(
      "#!/bin/sh\nwhile [ $# -gt 0 ]; do [ \"$1\" = -o ] && cp \(written) \"$2\"; shift; done\n",
      to: "swiftc"
    )
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try scratch.write("struct S: AppShortcutsProvider { }", to: "app/S.swift")
    let result = AppSourceReader(environment: ["SWIFT_EXEC": path], cacheFolder: nil)
      .read([scratch.path("app")])
    #expect(result.apps.flatMap(\.providers).map(\.name) == ["S"])
    #expect(result.issues.map(\.message).allSatisfy { $0.hasPrefix("the compiler crashed") })
    #expect(result.issues.count == 1)
  }

  @Test func `a compiler that hangs costs its time limit once and the file's declarations nothing`()
    throws
  {
    let scratch = try ScratchFolder()
    // A script has a child that holds on to what it was given.
    let path = try scratch.write("#!/bin/sh\nsleep 600\n", to: "swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    var compiler = try #require(SwiftCompiler(environment: ["SWIFT_EXEC": path]))
    compiler.seconds = 0
    #expect(
      compiler.declarations(in: [Array("struct A { }".utf8)], patience: CompilerPatience()) == [
        .failure(.tookTooLong(seconds: 0))
      ]
    )
  }

  @Test func `a compiler that hangs on everything is given up`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("#!/bin/sh\necho x >> \"$0.asked\"\nsleep 600\n", to: "swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    var compiler = try #require(SwiftCompiler(environment: ["SWIFT_EXEC": path]))
    compiler.seconds = 1
    let sources = (0..<30).map { Array("struct A\($0): AppShortcutsProvider { }".utf8) }
    let files = try sources.enumerated().map { try scratch.write($1, to: "app/\($0).swift") }
    let reader = SwiftSourceReader(compiler: compiler, cache: FactsCache(folder: nil)) { _, _ in }
    let facts = reader.facts(of: files).map(\.facts)
    #expect(facts.flatMap(\.providers).count == 30)
    // All of them together, three of them alone, and no more.
    #expect(facts.flatMap(\.issues).count == 3)
    let asked = try String(contentsOfFile: path + ".asked", encoding: .utf8)
    #expect(asked.split(separator: "\n").count == CompilerPatience.limit)
    #expect(
      reader.issue?.message
        == "the compiler gave no answer 4 times one after the other, so it was not asked "
        + "any more and declarations were found by their keywords; name another one with SWIFT_EXEC"
    )
  }

  @Test func `a compiler that cannot be started is told of once`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("#!/nowhere/at/all\n", to: "swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    for number in 0..<3 {
      try scratch.write("struct S\(number): AppShortcutsProvider { }", to: "app/\(number).swift")
    }
    let reader = AppSourceReader(environment: ["SWIFT_EXEC": path], cacheFolder: nil)
    let result = reader.read([scratch.path("app")])
    #expect(result.apps.flatMap(\.providers).count == 3)
    #expect(
      result.issues == [
        SourceIssue(
          SourcePlace(file: path),
          "the compiler could not be started, so it was not asked any more and declarations were found "
            + "by their keywords; name another one with SWIFT_EXEC"
        )
      ]
    )
  }

  @Test func `an answer in between keeps the patience`() {
    let patience = CompilerPatience()
    for _ in 0..<10 {
      for _ in 1..<CompilerPatience.limit { patience.notice(.tookTooLong(seconds: 5)) }
      patience.notice(nil)
    }
    #expect(patience.end == nil)
  }

  @Test func `without a compiler the keywords do`() {
    #expect(SwiftCompiler(environment: ["PATH": "/nowhere"]) == nil)
  }
}
