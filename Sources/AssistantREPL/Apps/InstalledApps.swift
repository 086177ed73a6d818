import AppProcess
import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher

/// The apps that a person has added: a catalogue file for each, in a folder of theirs.
struct InstalledApps: Sendable {
  /// The folder; nil where there is no home folder either.
  let folder: URL?

  init(_ environment: [String: String]) {
    folder = PersonalFolder.configuration.url(in: environment)?.appending(path: "apps")
  }

  /// The catalogue files, by name.
  var files: [URL] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
  }

  /// Adds the apps that speak the conversation's language to a catalogue, and gets them ready.
  ///
  /// A file that is wrong costs its own apps only.
  func joining(
    _ catalog: inout PhraseCatalog,
    _ arguments: Arguments,
    _ settings: AssistantSettings,
    _ console: Console
  ) -> Joined {
    var joined = Joined()
    for file in files {
      do {
        let read = try CatalogFile.contents(of: [file.resolvingSymlinksInPath().path])
        var added = PhraseCatalog(apps: read.catalog.speaking(settings.locale))
        added.apps.removeAll { app in
          guard catalog.apps.contains(where: { $0.name == app.name }) else { return false }
          console.diagnose(
            "there are two apps called '\(app.name)'; the one in '\(file.path)' is left out",
            kind: .warning
          )
          joined.isClean = false
          return true
        }
        joined.running += read.metadata.launched(for: &added, arguments, settings)
        catalog.apps += added.apps
        joined.metadata += read.metadata
        joined.files += read.files
      } catch {
        joined.isClean = false
        for mistake in error.mistakes { console.diagnose(mistake.description, kind: .warning) }
      }
    }
    return joined
  }

  /// What the files say.
  struct Joined: Sendable {
    /// The apps that can be run.
    var running: [RunningApp] = []
    /// What is known of them.
    var metadata: [AppMetadata] = []
    /// The files that theirs name.
    var files: [String] = []
    /// Whether there was nothing to complain about.
    var isClean = true
  }
}

extension [AppMetadata] {
  /// The apps of a catalogue that programs perform, ready to be started.
  func launched(
    for catalog: inout PhraseCatalog,
    _ arguments: Arguments,
    _ settings: AssistantSettings
  ) -> [RunningApp] {
    let folder = arguments.value(of: .data).map { URL(filePath: $0, directoryHint: .isDirectory) }
    var running: [RunningApp] = []
    for position in catalog.apps.indices {
      let app = catalog.apps[position]
      guard
        var metadata = first(where: {
          $0.phrases.name == app.name && $0.phrases.locale == app.locale
        }), metadata.hasPerformer
      else { continue }
      metadata.phrases = catalog.apps[position]
      let launch = App.Launch(dataDirectory: folder, locale: settings.locale)
      running.append(OutsideApp(metadata, launch: launch).running)
    }
    return running
  }
}
