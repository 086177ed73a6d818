import AppIntents
public import AssistantKit

/// Apps that use every part of the framework, well and badly, for tests that talk with them.
public enum SampleApps {
  /// Everything an app does as it should.
  public static let archive = App(ArchiveShortcuts.self, name: "Archive", strings: .module) { _ in
    ArchiveModel.add()
  }

  /// An app that says the same as another.
  public static let gallery = App(
    GalleryShortcuts.self,
    name: "Gallery",
    alternativeNames: ["Picture House"],
    strings: .module
  )

  /// Everything an app should not do.
  public static let workshop = App(WorkshopShortcuts.self, name: "Workshop", strings: .module)

  /// What an app can do beside plain intents: search, content, focus, what is proposed and what is old.
  public static let museum = App(MuseumShortcuts.self, name: "Museum", strings: .module)

  /// An app whose intents give what the next one is done to.
  public static let bakery = App(BakeryShortcuts.self, name: "Bakery")

  /// An app that does something else while a focus is on.
  public static let lamp = App(
    LampShortcuts.self,
    intents: [SetLamp.self, FlashLamp.self, MoveLamp.self],
    name: "Lamp"
  )

  /// The apps that know entities, for searching them all.
  public static let searched = [archive, gallery, museum]

  /// Those that need no other.
  public static let all = [archive, gallery, workshop]
}
