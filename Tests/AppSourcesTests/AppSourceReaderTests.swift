import Foundation
import TestSupport
import Testing

@testable import AppSources

/// Every shape of the files in which apps keep their phrases.
@Suite struct AppSourceReaderTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func read(cache: URL? = nil) -> AppSourceReader.Result {
    AppSourceReader(environment: [:], cacheFolder: cache).read([scratch.path("app")])
  }

  private func phrases(_ result: AppSourceReader.Result) -> [String] {
    result.apps.flatMap(\.shortcuts).flatMap(\.phrases).map(\.text.template)
  }

  @Test func `phrases are read however they are written`() throws {
    try scratch.write(
      ##"""
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Intents.Open(page: .init()),
            phrases: [
              "One \(.applicationName)",
              "Two " + "\(.applicationName)" + " end",
              """
              Three \
              \(.applicationName)
              """,
              #"Four \#(.applicationName) \n"#,
              .init("Five \(\.$page)"),
              AppShortcutPhrase("Six \(\Open.$page)"),
              variable,
            ],
            shortTitle: "Open",
            systemImageName: "x"
          )
          #if os(iOS)
          AppShortcut(intent: A(), phrases: ["Phone \(.applicationName)"])
          #else
          AppShortcut(intent: B(), phrases: ["Mac \(.applicationName)"])
          #endif
          if #available(iOS 18, *) { AppShortcut(intent: C(), phrases: list) }
        }
        static var negativePhrases: [NegativeAppShortcutPhrase] {
          NegativeAppShortcutPhrases { "Not \(.applicationName)" }
        }
      }
      """##,
      to: "app/S.swift"
    )
    let result = read()
    #expect(
      phrases(result) == [
        "One ${applicationName}", "Two ${applicationName} end", "Three ${applicationName}",
        "Four ${applicationName} \\n", "Five ${page}", "Six ${page}", "Phone ${applicationName}",
        "Mac ${applicationName}",
      ]
    )
    let app = try #require(result.apps.first)
    #expect(app.shortcuts.map(\.intent) == ["Open", "A", "B", "C"])
    #expect(
      app.providers.flatMap(\.negativePhrases).map(\.text.template) == ["Not ${applicationName}"]
    )
    let first = try #require(app.shortcuts.first)
    #expect(first.shortTitle == "Open")
    #expect(first.phrases.map(\.place.line) == [7, 8, 9, 13, 14, 15])
    #expect(first.phrases.map(\.place.column) == [9, 9, 9, 9, 9, 9])
    #expect(
      result.issues.map { "\($0.place.line): \($0.message)" } == [
        "16: the phrase is no literal, so it is not checked; write it here",
        "26: the phrases are no list of literals, so they are not checked; write them here",
      ]
    )
  }

  @Test func `branches that cannot stand together are told, and the first is read`() throws {
    try scratch.write(
      """
      struct S: AppShortcutsProvider {
      #if A
        static var appShortcuts: [AppShortcut] {
      #else
        static func other() {
      #endif
          AppShortcut(intent: A(), phrases: ["Go"])
        }
      }
      """,
      to: "app/S.swift"
    )
    let result = read()
    #expect(phrases(result) == ["Go"])
    #expect(
      result.issues.map { "\($0.place.line): \($0.message)" } == [
        "4: the branches of '#if' cannot be read one after the other, so only the first of each was; "
          + "put whole declarations into each branch"
      ]
    )
  }

  @Test func `enums have titles and synonyms wherever these stand`() throws {
    try scratch.write(
      """
      enum A: String, AppEnum { case x = "1", y; case z
        static var caseDisplayRepresentations: [A: DisplayRepresentation] { return [
          .x: "Ex", A.y: .init(title: "Why", synonyms: ["Ypsilon"]),
        ] } }
      extension B: AppEnum { static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.b: "Be"] }
      enum B { case b }
      struct S: AppShortcutsProvider { }
      """,
      to: "app/S.swift"
    )
    let types = try #require(read().apps.first).types
    #expect(types["A"]?.cases.map(\.title) == ["Ex", "Why", nil])
    #expect(types["A"]?.cases.map(\.synonyms) == [[], ["Ypsilon"], []])
    #expect(types["B"]?.cases.map(\.title) == ["Be"])
    #expect(types["B"]?.inherits == ["AppEnum"])
    #expect(types["B"]?.keyword == "enum")
  }

  @Test(
    arguments: [
      ("var a: Book", "Book", "Book"), ("var a: [Book]?", "[Book]?", "Book"),
      ("private var a: Nested.Book!", "Nested.Book!", "Book"), ("var a = 3", "", ""),
      ("var a: Measurement<UnitMass>?", "Measurement<UnitMass>?", "Measurement<UnitMass>"),
      ("var a: Book\n  var b: Int", "Book", "Book"), ("var a: any Thing", "Thing", "Thing"),
      ("@Other\n  public var a: Book { didSet { } }", "Book", "Book"),
    ]
  ) func `a parameter's type is what the source says`(
    _ declaration: String,
    _ type: String,
    _ element: String
  ) throws {
    try scratch.write(
      "struct I: AppIntent { @Parameter(title: \"A\", default: f(1)) \(declaration) }\n"
        + "struct S: AppShortcutsProvider { }",
      to: "app/S.swift"
    )
    let parameter = read().apps.first?.types["I"]?.parameters.first
    #expect(parameter?.name == "a")
    #expect(parameter?.type == type)
    #expect(parameter?.elementType == element)
  }

  @Test func `catalogues of sets, of units and of both are read with their places`() throws {
    try scratch.write(
      """
      {"strings": {
        "Set": {"extractionState": "stale", "comment": "c", "localizations": {
          "en_US": {"stringSet": {"state": "new", "values": ["One", "Two"]}},
          "nb": {"stringUnit": {"state": "needs_review", "value": "En"}}}},
        "Plural": {"shouldTranslate": false, "localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "Buch"}}, "other": {"stringUnit": {"value": "Bücher"}}}}}}},
        "Empty": {}
      }, "version": "1.0", "sourceLanguage": "en_US"}
      """,
      to: "app/AppShortcuts.xcstrings"
    )
    let table = try #require(read().apps.first?.phraseTables.first)
    #expect(table.sourceLanguage == "en-US")
    #expect(table.entries.map(\.key) == ["Set", "Plural", "Empty"])
    let set = table.entries[0]
    #expect((set.extractionState, set.comment) == ("stale", "c"))
    #expect(set.localizations["en-US"]?.values.map(\.text) == ["One", "Two"])
    #expect(set.localizations["en-US"]?.values.map(\.place.line) == [3, 3])
    #expect(set.localizations["nb"]?.isSet == false)
    #expect(set.localizations["nb"]?.state == "needs_review")
    #expect(table.entries[1].shouldTranslate == false)
    #expect(table.entries[1].localizations["de"]?.values.map(\.text) == ["Bücher"])
  }

  @Test func `strings files are read in the encodings and with the escapes that they have`() throws
  {
    let text =
      "/* c */\n\"a \\\"b\\\"\" = \"\\U00e9\\n\"; // d\n\"two\"\n  = \"zwei\";\nbad = \"x\";\n\"two\" = \"drei\";"
    try scratch.write(
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
      to: "app/zh_TW.lproj/AppShortcuts.strings"
    )
    let result = read()
    let table = try #require(result.apps.first?.phraseTables.first)
    #expect(table.language == "zh-TW")
    #expect(table.entries.map(\.key) == ["a \"b\"", "two"])
    #expect(
      table.entries.compactMap { $0.localizations["zh-TW"]?.values.first?.text } == ["é\n", "drei"]
    )
    #expect(
      result.issues.map(\.message) == [
        "found 'b', expected a key in quotes; the line is left out",
        "the key \"two\" stands in the file twice; the later one counts, remove one",
      ]
    )
  }

  @Test func `what a build extracted is an app too`() throws {
    try scratch.write(
      #"""
      {"actions": {"OpenPage": {"identifier": "OpenPage", "parameters": [
        {"name": "page", "valueType": {"entity": {"wrapper": {"typeName": "Page"}}}},
        {"name": "count", "valueType": {"primitive": {"wrapper": {"typeIdentifier": 2}}}}]}},
       "enums": [{"identifier": "Kind", "cases": [{"identifier": "a",
         "displayRepresentation": {"title": {"key": "Alpha"}, "synonyms": [{"key": "Aleph"}]}}]}],
       "entities": {"Page": {}},
       "autoShortcuts": [{"actionIdentifier": "OpenPage", "shortTitle": {"key": "Open"},
         "phraseTemplates": [{"key": "Open ${page} in ${applicationName}"}]}]}
      """#,
      to: "app/Metadata.appintents/extract.actionsdata"
    )
    let app = try #require(read().apps.first)
    #expect(phrases(read()) == ["Open ${page} in ${applicationName}"])
    #expect(app.types["OpenPage"]?.parameters.map(\.type) == ["Page", "Int"])
    #expect(app.types["Kind"]?.cases.map(\.title) == ["Alpha"])
    #expect(app.types["Kind"]?.cases.map(\.synonyms) == [["Aleph"]])
    #expect(app.hasSources)
  }

  @Test func `the app's names come from the property list, the project or the provider`() throws {
    try scratch.write("struct HarbourShortcuts: AppShortcutsProvider { }", to: "app/A/S.swift")
    #expect(read().apps.map(\.name) == ["Harbour"])
    try scratch.write(
      SampleProject(["A": []], settings: ["A": "PRODUCT_NAME = Port;"]).text,
      to: "app/A.xcodeproj/project.pbxproj"
    )
    #expect(read().apps.map(\.name) == ["Port"])
    try scratch.write(
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundleDisplayName</key><string>Quay</string><key>INAlternativeAppNames</key><array><dict>
      <key>INAlternativeAppName</key><string>Pier</string></dict></array></dict></plist>
      """,
      to: "app/A/Info.plist"
    )
    try scratch.write(
      #"{"sourceLanguage":"en","strings":{"CFBundleDisplayName":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Kai"}}}}},"version":"1.0"}"#,
      to: "app/A/InfoPlist.xcstrings"
    )
    let app = try #require(read().apps.first)
    #expect(app.name == "Quay")
    #expect(app.alternativeNames == ["Pier"])
    #expect(app.localizedNames == ["de": "Kai"])
  }

  @Test func `targets have their own folders, and tests are none`() throws {
    let provider = "struct S: AppShortcutsProvider { }"
    try scratch.write("", to: "app/X.xcodeproj/project.pbxproj")
    try scratch.write("", to: "app/Kit/Package.swift")
    for path in [
      "App/Sources/Deep/S.swift", "Watch/S.swift", "Kit/Sources/Core/S.swift", "AppTests/S.swift",
      "Pods/P/S.swift",
    ] {
      try scratch.write(provider, to: "app/" + path)
    }
    let root = scratch.path("app") + "/"
    let apps = read().apps
    #expect(
      apps.map { $0.folder.replacing(root, with: "") } == ["App", "Kit/Sources/Core", "Watch"]
    )
    #expect(apps.map(\.isInLibrary) == [false, true, false])
  }

  @Test func `of two types with one name each target sees its own`() throws {
    try scratch.write("", to: "app/X.xcodeproj/project.pbxproj")
    for name in ["App", "Watch"] {
      try scratch.write(
        """
        struct \(name)Shortcuts: AppShortcutsProvider { }
        enum Kind { case \(name.lowercased()) }
        extension Kind: AppEnum { }
        enum Shared\(name) { case a }
        """,
        to: "app/\(name)/S.swift"
      )
    }
    try scratch.write("enum Kind { case test }", to: "app/AppTests/AppEnum.swift")
    let apps = read().apps
    #expect(apps.map { $0.types["Kind"]?.cases.map(\.name) ?? [] } == [["app"], ["watch"]])
    #expect(apps.map { $0.types["Kind"]?.inherits ?? [] } == [["AppEnum"], ["AppEnum"]])
    #expect(apps.allSatisfy { $0.types["SharedApp"] != nil && $0.types["SharedWatch"] != nil })
  }

  @Test func `a table outside of all targets belongs to the app whose phrases it has`() throws {
    for name in ["A", "B"] {
      try scratch.write("", to: "app/\(name)/Info.plist")
      try scratch.write(
        "struct S: AppShortcutsProvider { var a = AppShortcut(phrases: [\"Go \(name)\", \"Run\"]) }",
        to: "app/\(name)/S.swift"
      )
      try scratch.write(
        "\"Go \(name)\" = \"x\"; \"Run\" = \"y\";",
        to: "app/\(name)s/de.lproj/AppShortcuts.strings"
      )
    }
    let tables = read().apps.map { $0.phraseTables.map { $0.entries[0].key } }
    #expect(tables == [["Go A"], ["Go B"]])
  }

  @Test func `a content is parsed once, whatever its file is called`() throws {
    let source =
      #"struct S: AppShortcutsProvider { var a = AppShortcut(intent: A(), phrases: ["Go"]) }"#
    try scratch.write(source, to: "app/A/One.swift")
    let cache = scratch.url.appending(path: "cache")
    #expect(phrases(read(cache: cache)) == ["Go"])
    let kept =
      FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") } ?? []
    #expect(kept.count == 1)
    // What is kept is believed, and has the place of the file that is read now.
    let file = cache.appending(path: kept[0])
    let text = try String(contentsOf: file, encoding: .utf8).replacing("Go", with: "Kept")
    try Data(text.utf8).write(to: file)
    try FileManager.default.removeItem(atPath: scratch.path("app/A"))
    try scratch.write(source, to: "app/B/Two.swift")
    let result = read(cache: cache)
    #expect(phrases(result) == ["Kept"])
    #expect(result.apps.first?.shortcuts.first?.place.file == scratch.path("app/B/Two.swift"))
    // What cannot be read back is read anew.
    try Data("{".utf8).write(to: file)
    #expect(phrases(read(cache: cache)) == ["Go"])
  }
}
