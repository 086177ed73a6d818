import Foundation
import TestSupport
import Testing

@testable import AppSources

/// Which files belong to which targets, as projects and manifests say.
@Suite struct ProjectTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func apps(_ files: [String: String]) throws -> [AppSource] {
    for (path, text) in files { try scratch.write(text, to: "app/" + path) }
    return AppSourceReader(environment: [:], cacheFolder: nil).read([scratch.path("app")]).apps
  }

  private static func provider(_ name: String) -> String {
    "struct \(name): AppShortcutsProvider { }"
  }

  @Test(
    arguments: [
      ("{ a = b; }", OpenStepValue.members(["a": .text("b")])),
      ("// x\n( a, /* y */ \"b c\\n\\\"\", )", .list([.text("a"), .text("b c\n\"")])),
      (
        "{ \"a b\" = ( { } ); c = d/e.f-g; }",
        .members(["a b": .list([.members([:])]), "c": .text("d/e.f-g")])
      ),
    ]
  ) func `property lists in the old style are read`(_ text: String, _ value: OpenStepValue) {
    #expect(OpenStepReader.value(in: Array(text.utf8)) == value)
  }

  @Test(
    arguments: [
      "", "{", "{ a", "{ a = ", "{ a = b", "( a", "\"a", "{ = b; }", "/* a",
      String(repeating: "(", count: 100_000),
    ]
  ) func `what is no property list is none`(_ text: String) {
    #expect(OpenStepReader.value(in: Array(text.utf8)) == nil)
  }

  @Test func `files belong to the targets that a project builds of them, wherever they lie`() throws
  {
    let apps = try apps([
      "All/Phone.swift": Self.provider("PhoneShortcuts"),
      "All/Watch.swift": Self.provider("WatchShortcuts"),
      "All/PhoneKind.swift": "enum Kind: AppEnum { case phone }",
      "All/WatchKind.swift": "enum Kind: AppEnum { case watch }",
      "All/Checks.swift": Self.provider("TestShortcuts"),
      "Texts/de.lproj/AppShortcuts.strings": "\"Go\" = \"Los\";",
      "X.xcodeproj/project.pbxproj": SampleProject(
        [
          "Phone": ["All/Phone.swift", "All/PhoneKind.swift"],
          "Watch": [
            "All/Watch.swift", "All/WatchKind.swift", "Texts/de.lproj/AppShortcuts.strings",
          ],
          "PhoneTests": ["All/Checks.swift"],
        ],
        settings: [
          "Phone": "PRODUCT_NAME = \"$(TARGET_NAME)\";",
          "Watch": "INFOPLIST_KEY_CFBundleDisplayName = \"On Wrist\";",
        ]
      ).text,
    ])
    #expect(apps.map { $0.providers.map(\.name) } == [["PhoneShortcuts"], ["WatchShortcuts"]])
    #expect(apps.map(\.name) == ["Phone", "On Wrist"])
    #expect(apps.map { $0.types["Kind"]?.cases.map(\.name) } == [["phone"], ["watch"]])
    #expect(apps.map(\.phraseTables.count) == [0, 1])
    #expect(apps.allSatisfy { $0.projectWithoutProvider == nil })
  }

  @Test func `folders belong to a target but for their exceptions`() throws {
    let files = [
      "App/Shortcuts.swift": Self.provider("AppShortcuts"),
      "App/Deep/Left.swift": Self.provider("LeftShortcuts"),
      "Watch/Main.swift": Self.provider("WatchShortcuts"),
      "X.xcodeproj/project.pbxproj": SampleProject(
        ["App": ["App/"], "Watch": ["Watch/"]],
        exceptions: ["App": ["Deep/Left.swift"]]
      ).text,
    ]
    let apps = try apps(files)
    #expect(
      apps.map { $0.providers.map(\.name) } == [
        ["LeftShortcuts"], ["AppShortcuts"], ["WatchShortcuts"],
      ]
    )
    let left = apps.map { $0.projectWithoutProvider != nil }
    #expect(left == [true, false, false])
  }

  @Test func `the property list that a target names tells its names`() throws {
    func list(_ name: String) -> String {
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleName</key><string>\(name)</string></dict></plist>"
    }
    let apps = try apps([
      "A.swift": Self.provider("AShortcuts"), "B.swift": Self.provider("BShortcuts"),
      "Lists/One-Info.plist": list("First"), "Lists/Two-Info.plist": list("Second"),
      "X.xcodeproj/project.pbxproj": SampleProject(
        ["A": ["A.swift"], "B": ["B.swift"]],
        settings: [
          "A": "INFOPLIST_FILE = \"Lists/Two-Info.plist\";",
          "B": "INFOPLIST_FILE = \"$(SRCROOT)/Lists/One-Info.plist\";",
        ]
      ).text,
    ])
    #expect(apps.map(\.providers.first?.name) == ["AShortcuts", "BShortcuts"])
    #expect(apps.map(\.name) == ["Second", "First"])
  }

  @Test func `a manifest says where the targets of a package are`() throws {
    let apps = try apps([
      "Package.swift": """
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Core", dependencies: [.target(name: "Base")], path: "Code/./Core"),
          .executableTarget(name: "Base"),
          .testTarget(name: "Checks", path: "Code/Checks"),
        ]
      )
      """,
      "Code/Core/Deep/S.swift": Self.provider("CoreShortcuts"),
      "Code/Checks/S.swift": Self.provider("CheckShortcuts"),
      "Sources/Base/S.swift": Self.provider("BaseShortcuts"),
    ])
    let root = scratch.path("app") + "/"
    #expect(apps.map { $0.folder.replacing(root, with: "") } == ["Code/Core", "Sources/Base"])
    #expect(apps.map(\.isInLibrary) == [true, false])
  }

  @Test func `a damaged project costs a message`() throws {
    try scratch.write(Self.provider("S"), to: "app/S.swift")
    try scratch.write("{ objects = { a = ", to: "app/X.xcodeproj/project.pbxproj")
    let result = AppSourceReader(environment: [:], cacheFolder: nil).read([scratch.path("app")])
    #expect(
      result.issues.map(\.message) == [
        "the file is no project that can be read; targets are told by their folders"
      ]
    )
    #expect(result.apps.count == 1)
  }

  @Test func `a group that holds itself is gone through once`() {
    let text = """
      { objects = { G = { children = (G, H); path = a; }; H = { children = (G); };
      R = { mainGroup = G; targets = (R, T, T); }; T = { name = X; buildPhases = (T, R); }; }; rootObject = R; }
      """
    let targets = XcodeProjectReader.targets(
      in: Array(text.utf8),
      file: "P.xcodeproj/project.pbxproj"
    )
    #expect(targets?.map(\.name) == ["X", "X"])
  }
}
