public import Photos
public import SwiftUI

/// Whether what is chosen comes as it is or as others can read it.
public enum PhotosPickerEncoding: Sendable, Hashable {
  case automatic, current, compatible
}

extension PhotosPickerItem {
  /// Whether what is chosen comes as it is or as others can read it.
  public typealias EncodingDisambiguationPolicy = PhotosPickerEncoding
}

/// In which order what is chosen is told.
public enum PhotosPickerSelectionBehavior: Sendable, Hashable {
  case `default`, ordered, continuous, continuousAndOrdered
}

extension PhotosPicker {
  /// Lets a person choose one of a library's.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, matching: filter, label: label) }

  /// Lets a person choose several of a library's.
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection,
      maxSelectionCount: maxSelectionCount,
      matching: filter,
      label: label
    )
  }
}

extension View {
  /// Lets a person choose one; nobody chooses.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic
  ) -> Self { self }

  /// Lets a person choose several; nobody chooses.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic
  ) -> Self { self }
}
