import Foundation
import Testing

@testable import PropertyMacros

@Suite struct PluginTests {
  @Test(arguments: [
    ("\n  @ComputedProperty\n  var name: String { \"a{\" }", "name", "String", nil),
    (
      "@A(x: \"\\(\")\")\") @B.C public var `in`: [String: (Int) -> Int] {get{x}}", "`in`",
      "[String: (Int) -> Int]", "public"
    ),
    (
      "/* var */ // var x\n private(set) var a:Measurement<UnitLength>?{ b }", "a",
      "Measurement<UnitLength>?", "private"
    ),
    ("@X nonisolated fileprivate var 이름: Set<Int>\n{ c }", "이름", "Set<Int>", "fileprivate"),
    ("@A(\"\"\"\n \"quoted\" \\(f(\")\"))\n \"\"\") var b: B { c }", "b", "B", nil),
    ("@A(#\"\"#) var b: B { c }", "b", "B", nil),
  ])
  func `the head of a property is read however it is written`(
    source: String,
    name: String,
    type: String,
    access: String?
  ) throws {
    let property = try PropertyDeclaration(source)
    #expect(property.name == name)
    #expect(property.type == type)
    #expect(property.access == access)
    #expect(!property.isAsync)
  }

  @Test(arguments: [
    ("@C let a: Int", MacroProblem.Fact.isNoComputedProperty, 3),
    ("@C func f() {}", .isNoComputedProperty, 3),
    ("@C static var a: Int { 1 }", .isStatic, 10),
    ("@C\nvar a = 3", .hasNoType("a"), 3),
    ("@C var a: Int = 3", .isStored("a"), 3),
    ("@C var a: Int", .isStored("a"), 3),
    ("", .isNoComputedProperty, 0),
    ("@C(", .isNoComputedProperty, 3),
    ("@C(\"\\(", .isNoComputedProperty, 6),
  ])
  func `what is no computed property is refused where it stands`(
    source: String,
    fact: MacroProblem.Fact,
    offset: Int
  ) {
    #expect(throws: MacroProblem(fact, at: offset)) { try PropertyDeclaration(source) }
  }

  @Test func `a property that takes its time is a deferred one, and no other is`() throws {
    let slow = try PropertyDeclaration("var a: Int { @Sendable get async throws(E) { 1 } }")
    #expect(slow.isAsync && slow.isThrowing)
    #expect(throws: MacroProblem(.takesItsTime("a"), at: 0)) {
      try PropertyMacro.computed.expansion(of: slow, arguments: nil)
    }
    let quick = try PropertyDeclaration("var a: Int { get { 1 } set { async() } }")
    #expect(throws: MacroProblem(.takesNoTime("a"), at: 0)) {
      try PropertyMacro.deferred.expansion(of: quick, arguments: nil)
    }
  }

  @Test(arguments: [
    ("struct A: AppEntity {}", true), ("@available(x, *) public struct A<B> where B: C {}", true),
    ("fileprivate(set) struct A {}", true), ("struct A: AppEntity, Codable {}", false),
    ("struct A: AppEntity & Swift.Decodable {}", false), ("final class A: AppEntity {}", false),
    ("extension A {}", false), ("enum A { struct B {} }", false), ("", false),
    ("struct CodableThing {}", true),
  ])
  func `a note is kept where there is room for one`(source: String, keepsNotes: Bool) throws {
    let owner = OwnerDeclaration(source)
    #expect(owner.keepsNotes == keepsNotes)
    let expansion = try PropertyMacro.computed.expansion(
      of: PropertyDeclaration("var `in`: Int { 1 }"),
      arguments: nil,
      owner: owner
    )
    let note = "private let _$in = AppIntents._EntityPropertyNote<Self>(\\.$in)"
    #expect(expansion.contains(note) == keepsNotes)
  }

  @Test func `a mistake is pointed at in its file`() throws {
    let request = """
      {"expandAttachedMacro":{"macro":{"moduleName":"M","name":"C","typeName":"ComputedPropertyMacro"},\
      "macroRole":"peer","discriminator":"$s",\
      "attributeSyntax":{"kind":"attribute","source":"@C","location":{"fileID":"M/a.swift",\
      "fileName":"/a.swift","offset":40,"line":2,"column":3}},\
      "declSyntax":{"kind":"declaration","source":"\\n @C var a: Int","location":{"fileID":"M/a.swift",\
      "fileName":"/a.swift","offset":40,"line":2,"column":3}}}}
      """
    let response = AppIntentsPlugin.response(
      to: try JSONDecoder().decode(PluginRequest.self, from: Data(request.utf8))
    )
    #expect(
      response
        == .failure(
          "'a' is stored; use '@Property' for it, or compute it in braces",
          at: .init(fileName: "/a.swift", offset: 45)
        )
    )
  }

  @Test func `messages go with their length in front until the input ends`() throws {
    let input = Pipe()
    let output = Pipe()
    let channel = MessageChannel(
      input: input.fileHandleForReading,
      output: output.fileHandleForWriting
    )
    let question = Data("{\"getCapability\":{\"capability\":{\"protocolVersion\":7}}}".utf8)
    input.fileHandleForWriting.write(Data([UInt8(question.count), 0, 0, 0, 0, 0, 0, 0]) + question)
    let other = Data("{\"loadPluginLibrary\":{}}".utf8)
    input.fileHandleForWriting.write(Data([UInt8(other.count), 0, 0, 0, 0, 0, 0, 0]) + other)
    input.fileHandleForWriting.write(Data([9, 0, 0, 0, 0, 0, 0, 0, 1]))
    try input.fileHandleForWriting.close()
    let first = try #require(try channel.receive())
    try channel.send(AppIntentsPlugin.response(to: first))
    let second = try #require(try channel.receive())
    guard case .unknown("loadPluginLibrary") = second else {
      Issue.record("an unknown message was taken for another")
      return
    }
    #expect(try channel.receive() == nil)
    try output.fileHandleForWriting.close()
    let answer = try #require(try output.fileHandleForReading.readToEnd())
    let body = "{\"getCapabilityResult\":{\"capability\":{\"protocolVersion\":7,\"features\":[]}}}"
    #expect(Int(answer[0]) == body.utf8.count)
    let decoded = try JSONSerialization.jsonObject(with: answer.dropFirst(8)) as? NSDictionary
    let expected = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? NSDictionary
    #expect(decoded == expected)
  }
}
