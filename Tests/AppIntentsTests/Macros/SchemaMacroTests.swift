import Foundation
import Testing

@testable import PropertyMacros

@Suite struct SchemaMacroTests {
  private func members(_ source: String) -> [String] {
    TypeDeclaration(source)?.members.map { member in
      let marks = (member.isStatic ? "static " : "") + (member.isStored ? "stored " : "")
      return marks + member.keyword + " " + member.name + (member.hasValue ? " =" : "")
    } ?? []
  }

  @Test func `the members of a type are read however they are written`() {
    let source = """
      /// Says { nothing.
      @AppEntity(schema: .a.b("}")) public struct A<B>: C where B: D {
        static let title: X = "}"
        @Property(title: "a") private(set) var `in`: [String: (Int) -> Int]
        var worked: Int { get { 1 } }
        var watched: Int { didSet { f() } }
        let id: Int; var count = 3
        init(a: Int) { self.a = a }
        func f() -> Int { var inner: Int; return 3 }
        enum E { case x }
        case one(Int)
      }
      """
    #expect(
      members(source) == [
        "static stored let title =", "stored var in", "var worked", "stored var watched",
        "stored let id", "stored var count =", "init ", "func f", "enum E", "case one",
      ]
    )
    #expect(TypeDeclaration(source)?.memberAccess == "public ")
    #expect(members("import A").isEmpty)
    #expect(members("struct A {").isEmpty)
  }

  @Test(arguments: [
    ("var name: String", "photos.album", "@AppIntents.EntityProperty"),
    ("var other: String", "photos.album", ""), ("let name: String", "photos.album", ""),
    ("@Property var name: String", "photos.album", ""),
    ("static var name: String", "photos.album", ""),
    ("var name: String { \"\" }", "photos.album", ""), ("var id: String", "a.b", ""),
    ("var other: String", "a.b", "@AppIntents.EntityProperty"),
    ("private var other: String", "a.b", ""), ("fileprivate var name: String", "photos.album", ""),
    ("private(set) var other: String", "a.b", "@AppIntents.EntityProperty"),
    ("var other = \"\"", "a.b", ""), ("func name() {}", "a.b", ""),
  ])
  func `a schema's variables are properties, and nothing else is`(
    member: String,
    schema: String,
    attribute: String
  ) throws {
    let member = try #require(MemberDeclaration(member))
    #expect(SchemaMacro.entity.attribute(of: member, schema: schema) == attribute)
  }

  @Test func `what a schema asks for and is not there is named`() throws {
    let album = try #require(TypeDeclaration("struct A { var creationDate: Date? }"))
    #expect(
      throws: MacroProblem(.lacksMembers(["name"], schema: "photos.album"), at: 0)
    ) {
      try SchemaMacro.entity.members(of: album, schema: "photos.album")
    }
    let message = MacroProblem(.lacksMembers(["name"], schema: "photos.album"), at: 0).message
    #expect(message == "the schema 'photos.album' asks for 'var name'; declare it")
    let kind = try #require(TypeDeclaration("struct A {}"))
    #expect(throws: MacroProblem(.isNoEnum, at: 0)) {
      try SchemaMacro.enum.members(of: kind, schema: "photos.assetType")
    }
  }

  @Test func `a name that people see is made of the schema's where there is none`() throws {
    let open = try #require(TypeDeclaration("public struct A { var target: B }"))
    #expect(
      try SchemaMacro.intent.members(of: open, schema: "photos.openAsset")
        == "public nonisolated static let title: AppIntents.LocalizedStringResource = \"Open Asset\""
    )
    let named = try #require(TypeDeclaration("struct A { static let title = T(); var target: B }"))
    #expect(try SchemaMacro.intent.members(of: named, schema: "photos.openAsset") == "")
    #expect(SchemaMacro.schema(in: "schema: .photos\n  .`openAsset`") == "photos.openAsset")
  }

  @Test func `an entry is read and written under a key of its own`() throws {
    let source = "@Entry public var accent: Color = .init(\"=\")"
    #expect(
      try ModelMacro.entryKey(of: source) == """
        private struct __Key_accent: SwiftUI.EnvironmentKey {
          static var defaultValue: Color { .init("=") }
        }
        """
    )
    #expect(try ModelMacro.entryAccessors(of: source).hasPrefix("get { self[__Key_accent.self] }"))
    #expect(throws: MacroProblem.self) { try ModelMacro.entryKey(of: "func f() {}") }
  }
}
