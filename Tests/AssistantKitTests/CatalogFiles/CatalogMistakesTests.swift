import OrderedJSON
import PhraseMatcher
import TestSupport
import Testing

@testable import AssistantKit

/// Mistakes in what a catalogue file means, each told where it stands and all of them at once.
@Suite struct CatalogMistakesTests {
  private let files: ScratchFolder

  init() throws {
    files = try ScratchFolder()
  }

  /// What is wrong with a file, a line each, without its name.
  private func mistakes(in text: String) throws -> [String] {
    let path = try files.write(text, to: "c.json")
    return CatalogFile.Reading(path).mistakes.map {
      $0.description.replacing(path + ":", with: "")
    }
  }

  @Test func `every key that means nothing is told where it stands, and refuses nothing`() throws {
    let path = try files.write(
      """
      {"version": 2, "author": "me", "$schema": "s", "apps": [{"name": "A", "comment": "fine",
        "shortcut": [], "shortcuts": [
          {"intent": "Go", "titel": "x", "phrases": [{"text": "go", "wieght": 2}]}],
        "vocabularies": {"Zone": [{"id": "1", "title": "B", "synonym": ["b"]}],
          "Car": {"values": [], "tittle": "x"}}}]}
      """,
      to: "c.json"
    )
    let reading = CatalogFile.Reading(path)
    #expect(reading.mistakes == [])
    let found = reading.strays.map { $0.description.replacing(path + ":", with: "") }
    #expect(
      found == [
        "1:16: the catalogue knows no 'author'; there is $schema, apps, version",
        "2:3: the app knows no 'shortcut'; there is intents, locale, name, negativePhrases, pieces, program, "
          + "shortcuts, synonyms, threshold, vocabularies",
        "3:22: the shortcut knows no 'titel'; there is intent, parameters, phrases, title",
        "3:63: the phrase knows no 'wieght'; there is text, weight",
        "4:55: the value knows no 'synonym'; there is id, properties, synonyms, title, weight",
        "5:27: the vocabulary knows no 'tittle'; there is asksApp, file, findsItself, properties, title, values",
      ]
    )
  }

  @Test func `what a matcher refuses is told where it stands`() throws {
    let found = try mistakes(
      in: #"""
        {"version": 2, "apps": [{"name": "A", "shortcuts": [{"intent": "Go", "phrases": [
          "Go ${where}", "Walk ${who}", "",
          {"text": "Say \"${open"}, "!!!", "Run \\(.applicationName)"],
          "parameters": {"where": "Zonne", "who": "@nobody"}}]}]}
        """#
    )
    #expect(
      found == [
        "2:33: the phrase is empty; write what people say",
        "3:19: '${' is never closed; add '}'",
        "3:29: the phrase holds no word that can be said; write what people say",
        "3:36: this is an interpolation of Swift, which a catalogue does not know; write ${applicationName} or "
          + "${parameter}",
        "4:27: the parameter 'where' names the vocabulary 'Zonne', which the app does not have",
        "4:43: the parameter 'who' names the type '@nobody'; the built-in types are @number, @date, @time, @duration, "
          + "@text",
      ]
    )
  }

  @Test func `mistakes of every kind are told at once, and nothing that only follows from one`()
    throws
  {
    let text = """
      {"version": 2, "apps": [{"name": "A", "shortcuts": [
        {"intent": "Go", "phrases": ["Go ${where}"], "parameters": {"where": 7}},
        {"intent": "Run", "phrases": ["Run ${far}", "Run (away"]}], "vocabularies": []}]}
      """
    let path = try files.write(text, to: "c.json")
    let expected = [
      "2:72: expected a string, found a number",
      "3:38: the parameter 'far' has no vocabulary; add it to the shortcut's parameters",
      "3:52: '(' is never closed; add ')', or write '\\(' for the mark itself",
      "3:79: expected an object of vocabularies, found an array",
    ]
    #expect(try mistakes(in: text) == expected)
    let errors = #expect(throws: CatalogFileErrors.self) { try CatalogFile.read([path]) }
    #expect(
      errors?.mistakes.map { $0.description.replacing(path + ":", with: "") } == expected
    )
  }

  @Test func `a catalogue without apps is none`() throws {
    #expect(
      try mistakes(in: #"{"version": 2, "apps": []}"#) == [
        "1:24: the catalogue has no app, so nothing can be said; describe one"
      ]
    )
  }

  @Test func `the places of a file are those of what was decoded`() throws {
    let path = try files.write(
      """
      {"version": 2, "apps": [{"name": "A", "locale": "en", "shortcuts": [7,
        {"intent": "Go", "phrases": [7, "go", {"weight": 2, "text": "walk"}], "parameters": {"a": "@text"}}],
        "negativePhrases": ["no"], "vocabularies": {"Zone": [7, {"id": "1", "title": "B"}]}}]}
      """,
      to: "c.json"
    )
    let places = try #require(CatalogFile.Reading(path).apps.first?.places)
    #expect(places.shortcuts.map(\.shortcut.description) == ["2:3"])
    #expect(places.shortcuts.first?.phrases.map(\.description) == ["2:35", "2:63"])
    #expect(places.shortcuts.first?.parameters.mapValues(\.description) == ["a": "2:93"])
    #expect(places.negativePhrases.map(\.description) == ["3:23"])
    #expect(places.vocabularies["Zone"]?.map(\.description) == ["3:59"])
  }
}
