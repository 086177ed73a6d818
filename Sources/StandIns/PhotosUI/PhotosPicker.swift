@_exported public import Photos
public import SwiftUI

/// A photo that a person chose; nobody does here.
public struct PhotosPickerItem: Hashable, Sendable {
  /// What tells it apart.
  public let itemIdentifier: String?
  /// What kinds of content it is.
  public let supportedContentTypes: [UTType]

  /// A photo of the library's.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  /// Its content; none.
  public func loadTransferable<Content: Transferable>(type: Content.Type) async throws -> Content? {
    nil
  }
}

/// Which photos can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Pictures of a screen.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])

  /// Any of several.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    .init(names: filters.reduce(into: []) { $0.formUnion($1.names) })
  }

  /// What all of these allow.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { any(of: filters) }
  /// All but what this allows.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .init(names: ["not"]) }
  /// Long ones of a landscape.
  public static let panoramas = PHPickerFilter(names: ["panoramas"])
  /// Films of a screen.
  public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])
  /// Films that are slow.
  public static let slomoVideos = PHPickerFilter(names: ["slomoVideos"])
  /// Films that are fast.
  public static let timelapseVideos = PHPickerFilter(names: ["timelapseVideos"])
  /// With how far things are.
  public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
  /// Many at once.
  public static let bursts = PHPickerFilter(names: ["bursts"])
}

/// Lets a person choose a photo, which nothing here does; text shows its label.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// Lets a person choose a photo.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Lets a person choose photos.
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Lets a person choose a photo.
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) where Label == Text { label = Text(title) }

  /// Lets a person choose photos.
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) where Label == Text { label = Text(title) }

  /// The label.
  public var body: some View { label }
}

/// How a screen with photos is set.
public struct PHPickerConfiguration: Sendable {
  /// How many can be chosen; 0 for as many as one likes.
  public var selectionLimit = 1
  /// Which can be chosen.
  public var filter: PHPickerFilter?

  /// As usual.
  public init() {}
}

/// A screen with photos; nothing here shows it.
open class PHPickerViewController: UIViewController {
  /// How it is set.
  public let configuration: PHPickerConfiguration
  /// Who hears what was chosen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A screen with photos.
  public init(configuration: PHPickerConfiguration) { self.configuration = configuration }
}

/// What a person chose on a screen with photos; nobody does here.
public struct PHPickerResult: Hashable, Sendable {
  /// What tells it apart.
  public let assetIdentifier: String?

  /// The picture, as one of its kinds; nothing was chosen, so that there is none.
  public var itemProvider: NSItemProvider { NSItemProvider() }
}

/// Hears what was chosen on a screen with photos.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// What is done with what was chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
