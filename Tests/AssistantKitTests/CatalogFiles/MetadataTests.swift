import Foundation
import OrderedJSON
import PhraseMatcher
import TestSupport
import Testing

@testable import AssistantKit

/// What a catalogue file says of intents and programs, and everything that can be wrong with it.
struct MetadataTests {
  private func read(_ intent: String, vocabularies: String = "{}") throws -> IntentMetadata {
    let scratch = try ScratchFolder()
    let text = """
      {"version": 1, "apps": [{"name": "A", "shortcuts": [], "intents": [\(intent)],
        "vocabularies": \(vocabularies)}]}
      """
    let path = try scratch.write(text, to: "c.json")
    let metadata = try CatalogFile.readWithMetadata([path]).metadata
    return try #require(metadata.first?.intents.first)
  }

  @Test func `everything that an intent can have is read`() throws {
    let intent = try read(
      """
      {"intent": "I", "title": "T", "description": "D", "category": "C", "keywords": ["k"],
       "hidden": true, "foreground": true, "destructive": true, "authentication": true,
       "summary": "Do ${n}", "confirmation": "Do ${n}?", "dialog": "${output}: ${n}",
       "parameters": [{"name": "n", "title": "N", "description": "E", "type": "@integer", "list": true,
         "optional": true, "prompt": "P?", "least": 1, "most": 5, "choices": ["x"], "default": [3]}],
       "run": ["p", ["--n", "${n}"], "x${n.title}"], "input": "json", "timeLimit": 2.5}
      """
    )
    #expect(intent.title == "T" && intent.explanation == "D" && intent.category == "C")
    #expect(intent.keywords == ["k"])
    #expect(intent.isHidden && intent.opensApp && intent.isDestructive)
    #expect(intent.needsAuthentication && !intent.asksItself)
    #expect(intent.summary == "Do ${n}" && intent.confirmation?.text == "Do ${n}?")
    let parameter = try #require(intent.parameters.first)
    #expect(parameter.range == 1...5 && parameter.isList && parameter.isOptional)
    #expect(parameter.prompt == "P?" && parameter.standard == [3])
    let command = try #require(intent.command)
    #expect(command.takesJSON && command.timeLimit == .milliseconds(2_500))
    #expect(command.arguments.map { $0.map(\.text) } == [["p"], ["--n", "${n}"], ["x${n.title}"]])
  }

  @Test func `what an intent gives is one value of a vocabulary, or several`() throws {
    let one = try read(#"{"intent": "I", "gives": "Book"}"#, vocabularies: #"{"Book": []}"#)
    #expect(one.given == "Book" && !one.givesSeveral)
    let several = try read(
      #"{"intent": "I", "gives": {"type": "Book", "list": true}}"#,
      vocabularies: #"{"Book": []}"#
    )
    #expect(several.given == "Book" && several.givesSeveral)
  }

  @Test(
    arguments: [
      (#"{"intent": "I", "gives": "Bok"}"#, "Bok"),
      (#"{"intent": "I", "gives": {"list": true}}"#, "what the intent gives has no 'type'"),
      (#"{"intent": "I", "gives": "Book", "run": ["p"]}"#, "no 'gives' beside 'run'"),
      (#"{"intent": "I", "rnu": ["p"]}"#, "the intent knows no 'rnu'; there is "),
      (#"{"title": "T"}"#, "the intent has no 'intent'; add it"),
      (#"{"intent": "I", "run": []}"#, "expected a program and its arguments"),
      (#"{"intent": "I", "run": "p q"}"#, "expected a program and its arguments, as an array"),
      (#"{"intent": "I", "run": ["${n}"]}"#, "the program's name, without values"),
      (#"{"intent": "I", "run": [""]}"#, "the program's name, without values"),
      (#"{"intent": "I", "run": ["p", "${n}"]}"#, "the intent has no parameter 'n'"),
      (#"{"intent": "I", "run": ["p", 5]}"#, "expected a string, found a number"),
      (#"{"intent": "I", "run": ["p", "a\u0000b"]}"#, "a NUL character"),
      (#"{"intent": "I", "dialog": "${x}"}"#, "the intent has no parameter 'x'"),
      (#"{"intent": "I", "run": ["p"], "input": "xml"}"#, #"expected "json""#),
      (#"{"intent": "I", "run": ["p"], "timeLimit": 0}"#, "expected seconds"),
      (#"{"intent": "I", "hidden": "yes"}"#, "expected true or false"),
      (#"{"intent": "I", "parameters": [{"title": "N"}]}"#, "the parameter has no 'name'"),
      (
        #"{"intent": "I", "parameters": [{"name": "n", "type": "Book"}]}"#,
        "'Book' is no type of a parameter; there is @text, "
      ),
      (
        #"{"intent": "I", "parameters": [{"name": "n", "least": 5, "most": 1}]}"#,
        "expected a number from 5.0 on"
      ),
      (#"{"intent": "I"}, {"intent": "I"}"#, "'I' stands here twice"),
    ]
  )
  func `a mistake is told with its place`(intent: String, sentence: String) {
    let errors = #expect(throws: CatalogFileErrors.self) { try read(intent) }
    let mistake = errors?.mistakes.first
    #expect(mistake?.description.contains(sentence) == true, "\(String(describing: errors))")
    #expect(mistake?.location?.line == 1)
  }

  @Test func `a shortcut takes the types of its parameters from its intent`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(
      """
      {"version": 1, "apps": [{"name": "A", "program": ["p"],
        "shortcuts": [{"intent": "I", "phrases": ["Do ${n} with ${b}"]}],
        "intents": [{"intent": "I", "title": "T", "parameters": [
          {"name": "n", "type": "@integer"}, {"name": "b", "type": "Book"}, {"name": "z"}]}],
        "vocabularies": {"Book": {"title": "Book", "asksApp": true,
          "values": [{"id": "1", "title": "Dune"}]}}}]}
      """,
      to: "c.json"
    )
    let (catalog, metadata) = try CatalogFile.readWithMetadata([path])
    #expect(catalog.apps[0].shortcuts[0].parameters == ["n": "@number", "b": "Book"])
    #expect(catalog.apps[0].shortcuts[0].title == "T")
    #expect(catalog.apps[0].vocabularies["Book"]?.map(\.title) == ["Dune"])
    #expect(metadata[0].vocabularies["Book"] == VocabularyMetadata(title: "Book", asksApp: true))
    #expect(metadata[0].folder == scratch.url.standardizedFileURL.path)
  }

  @Test(arguments: [
    "", "a", "${", "${x", "}", "$x", "${x}", "a${x}b${y.title}", "${}${x}", "$${x}}",
  ])
  func `a template without values stands for itself`(text: String) {
    let template = ValueTemplate(text)
    let again = template.filled { name, asTitle in "${\(name)\(asTitle ? ".title" : "")}" }
    #expect(again == text)
    #expect(template.names.isEmpty || template.filled { _, _ in nil } == nil)
  }
}
