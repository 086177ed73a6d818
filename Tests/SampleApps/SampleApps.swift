import AppIntents
public import AssistantKit

/// Apps that use every part of the framework, well and badly, for tests that talk with them.
public enum SampleApps {
  /// Everything an app does as it should.
  public static let archive = App(ArchiveShortcuts.self, strings: .module) { _ in
    ArchiveModel.add()
  }

  /// An app that says the same as another.
  public static let gallery = App(
    GalleryShortcuts.self,
    alternativeNames: ["Picture House"],
    strings: .module
  )

  /// Everything an app should not do.
  public static let workshop = App(WorkshopShortcuts.self, strings: .module)

  /// All of them.
  public static let all = [archive, gallery, workshop]
}
