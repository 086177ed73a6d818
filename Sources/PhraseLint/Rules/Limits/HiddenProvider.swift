import AppSources

/// A provider that the system does not find.
struct HiddenProvider: LintRule {
  let description = LintRuleDescription(
    identifier: "hidden-provider",
    severity: .warning,
    summary: "A provider that the system does not find",
    explanation: """
      The provider is found when the app is built: in the app's own module, or in a package's library
      whose AppIntentsPackage the app names. One that is private to a file is not found at all, and one
      whose file is in no target of the Xcode project is not even built.
      """,
    example: """
      private struct Shortcuts: AppShortcutsProvider { … }
      """,
    remedy: """
      struct Shortcuts: AppShortcutsProvider { … }
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.source.providers.compactMap { provider in
      if provider.isHidden {
        return finding(
          provider.place,
          "'\(provider.name)' is private, so the system does not find it; remove the modifier"
        )
      }
      if app.source.isInLibrary, !app.source.declaresPackage {
        return finding(
          provider.place,
          "'\(provider.name)' is in a package's library, where the system does not look; declare an "
            + "AppIntentsPackage that the app names, or move it into the app"
        )
      }
      if let project = app.source.projectWithoutProvider {
        return finding(
          provider.place,
          "'\(provider.name)' is in no target of '\(name(of: project))', so nothing is built of it; add "
            + "its file to the app's target"
        )
      }
      return nil
    }
  }

  /// The project's own name, of the path of the file in it.
  private func name(of project: String) -> String {
    project.split(separator: "/").dropLast().last.map(String.init) ?? project
  }
}
