public import SwiftUI

// How maps look: accepted, and left out of text.

extension View {
  /// What a map looks like.
  nonisolated public func mapStyle(_ style: MapStyle) -> Self { self }
  /// What a person moves a map with.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> Self { self }
  /// Whether a map's controls are shown.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> Self { self }
  /// Which maps belong together.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> Self { self }
  /// Does something when a map was moved, which none is.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> Self { self }
  /// Does something when a map was moved, which none is.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> Self { self }
}

/// What a map looks like.
public struct MapStyle: Sendable {
  /// How high the ground is shown.
  public struct Elevation: Sendable, Hashable {
    private let isReal: Bool

    /// As it comes.
    public static let automatic = Elevation(isReal: false)
    /// Not at all.
    public static let flat = Elevation(isReal: false)
    /// As it is.
    public static let realistic = Elevation(isReal: true)
  }

  /// How much stands out.
  public struct StandardEmphasis: Sendable, Hashable {
    private let isMuted: Bool

    /// As it comes.
    public static let automatic = StandardEmphasis(isMuted: false)
    /// Little.
    public static let muted = StandardEmphasis(isMuted: true)
  }

  /// Streets.
  public static let standard = MapStyle()
  /// Pictures.
  public static let imagery = MapStyle()
  /// Pictures with streets.
  public static let hybrid = MapStyle()
  /// Streets.
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Pictures.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// Pictures with streets.
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Which kinds of places a map shows.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Only some.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    .all
  }
  /// All but some.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    .all
  }
}

/// How often a map says that it is moved.
public struct MapCameraUpdateFrequency: Sendable, Hashable {
  private let isContinuous: Bool

  /// When it stands still.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
  /// All the time.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
}

/// What a map showed when it was moved.
public struct MapCameraUpdateContext: Sendable {
  /// From where it is seen.
  public let camera: MapCamera
  /// What is seen.
  public let region: MKCoordinateRegion
}

/// A button to go where the person is, which is left out.
nonisolated public struct MapUserLocationButton: View {
  /// A button.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows which way is up, which is left out.
nonisolated public struct MapCompass: View {
  /// A compass.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows how far things are apart, which is left out.
nonisolated public struct MapScaleView: View {
  /// A scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button to tilt a map, which is left out.
nonisolated public struct MapPitchToggle: View {
  /// A button.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
