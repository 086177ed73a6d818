public import SwiftUI

/// A map, as what lies on it: a line for each place, route or figure that has a name.
@MainActor @preconcurrency
public struct Map: View {
  private let places: MapPlaces

  /// A map that a person moves.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent = { EmptyMapContent() }
  ) { places = content().mapPlaces }

  /// A map that the app moves.
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent = { EmptyMapContent() }
  ) { places = content().mapPlaces }

  /// A map on which things are chosen.
  public init<Value: Hashable>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<Value?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { places = content().mapPlaces }

  /// A map that the app moves, on which things are chosen.
  public init<Value: Hashable>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<Value?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { places = content().mapPlaces }

  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) { places = MapPlaces() }

  /// What lies on it, line by line.
  public var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(places.names.enumerated()), id: \.offset) { _, place in
        Label(place.name, systemImage: place.symbol)
      }
    }
  }
}

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Options as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Make it larger.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Tilt it.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// Everything.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// What is in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// From how far, in metres.
  public var distance: Double
  /// Which way is up, in degrees.
  public var heading: Double
  /// How much it is tilted, in degrees.
  public var pitch: Double

  /// From somewhere.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Whether both see the same.
  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    left.numbers == right.numbers
  }

  /// Adds from where it is seen.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// What a map shows.
public struct MapCameraPosition: Sendable, Equatable {
  /// From where it is seen; nil where it shows something else.
  public let camera: MapCamera?
  /// The region that it shows; nil where it shows something else.
  public let region: MKCoordinateRegion?
  private let followsUser: Bool

  private init(
    camera: MapCamera? = nil,
    region: MKCoordinateRegion? = nil,
    followsUser: Bool = false
  ) {
    self.camera = camera
    self.region = region
    self.followsUser = followsUser
  }

  /// What lies on it.
  public static let automatic = MapCameraPosition()
  /// What is seen from somewhere.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { .init(camera: camera) }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    .init(region: region)
  }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .init() }
  /// Something found.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition
  { .init() }
  /// Where the person is.
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> MapCameraPosition {
    .init(camera: fallback.camera, region: fallback.region, followsUser: true)
  }

  /// Whether it shows where the person is.
  public var followsUserLocation: Bool { followsUser }

  /// Whether both show the same.
  public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
    left.camera == right.camera && left.followsUser == right.followsUser
      && left.region.map { [$0.center.latitude, $0.center.longitude] }
        == right.region.map { [$0.center.latitude, $0.center.longitude] }
      && left.region?.span == right.region?.span
  }
}

/// How far a map may be moved.
public struct MapCameraBounds: Sendable {
  /// Within a region, or from so far.
  public init(
    centerCoordinateBounds: MKCoordinateRegion? = nil,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// From so far.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
