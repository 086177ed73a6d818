public import AppIntents
public import SwiftUI

/// The names of what lies on a map, each with its symbol.
public struct MapPlaces: MapContent, PartList, Sendable {
  var names: [(name: String, symbol: String)] = []

  /// Themselves.
  public var mapPlaces: MapPlaces { self }

  /// The names of all.
  nonisolated public static func joined(_ parts: [MapPlaces]) -> MapPlaces {
    MapPlaces(names: parts.flatMap(\.names))
  }
}

/// Something that lies on a map.
@MainActor @preconcurrency
public protocol MapContent {
  /// What it says.
  var mapPlaces: MapPlaces { get }
}

/// Nothing on a map.
public struct EmptyMapContent: MapContent {
  /// Nothing.
  nonisolated public init() {}
  /// Nothing.
  public var mapPlaces: MapPlaces { MapPlaces() }
}

/// Puts together what lies on a map.
@resultBuilder
public enum MapContentBuilder: PartListBuilder {
  /// What lies on a map.
  public typealias Parts = MapPlaces

  /// A part.
  @MainActor public static func buildExpression(_ content: some MapContent) -> MapPlaces {
    content.mapPlaces
  }
}

extension ForEach where Content == MapPlaces {
  /// Something on a map for each element.
  @MainActor public init(
    _ data: Data,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable<ID> {
    self.init(each: data, content: content)
  }

  /// Something on a map for each element, told apart by a property of theirs.
  @MainActor public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(each: data, content: content)
  }
}

extension ForEach: MapContent where Content == MapPlaces {
  /// What they say.
  public var mapPlaces: MapPlaces { .joined(elements.map(content)) }
}

/// A place with a name.
public struct Marker: MapContent {
  /// What it says.
  public let mapPlaces: MapPlaces

  private init(_ name: String, symbol: String) {
    mapPlaces = MapPlaces(names: [(name, symbol)])
  }

  /// A place.
  public init(_ title: LocalizedStringResource, coordinate: CLLocationCoordinate2D) {
    self.init(String(localized: title), symbol: "mappin")
  }
  /// A place.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(String(title), symbol: "mappin")
  }
  /// A place with a symbol.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) { self.init(String(localized: title), symbol: systemImage) }
  /// A place with a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) { self.init(String(title), symbol: systemImage) }
  /// A place with a picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(String(title), symbol: "mappin")
  }
  /// A place with a few letters.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(String(title), symbol: "mappin")
  }
  /// Something found.
  public init(item: MKMapItem) { self.init(item.name ?? "", symbol: "mappin") }
}

/// A place with a view.
public struct Annotation: MapContent {
  /// What it says.
  public let mapPlaces: MapPlaces

  /// A place with a view.
  public init(
    _ title: LocalizedStringResource,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) { mapPlaces = MapPlaces(names: [(String(localized: title), "mappin")]) }

  /// A place with a view.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) { mapPlaces = MapPlaces(names: [(String(title), "mappin")]) }
}

/// Where the person is, which nobody knows here.
public struct UserAnnotation: MapContent {
  /// Where the person is.
  public init() {}
  /// Nothing.
  public var mapPlaces: MapPlaces { MapPlaces() }
}

/// A line, which has no name.
public struct MapPolyline: MapContent {
  /// A line through points.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// A route.
  public init(_ route: MKRoute) {}
  /// Nothing.
  public var mapPlaces: MapPlaces { MapPlaces() }
}

/// A field, which has no name.
public struct MapPolygon: MapContent {
  /// A field between points.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Nothing.
  public var mapPlaces: MapPlaces { MapPlaces() }
}

/// A circle, which has no name.
public struct MapCircle: MapContent {
  /// A circle around a point.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// Nothing.
  public var mapPlaces: MapPlaces { MapPlaces() }
}

// How things on a map look: accepted, and left out of text.
extension MapContent {
  /// Is told apart by that.
  public func tag(_ tag: some Hashable) -> Self { self }
  /// Has a colour.
  public func tint(_ style: some ShapeStyle) -> Self { self }
  /// Has a colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// Has an edge.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  /// Has an edge.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> Self { self }
  /// Whether its title is shown.
  public func annotationTitles(_ visibility: Visibility) -> Self { self }
  /// Whether what is below its title is shown.
  public func annotationSubtitles(_ visibility: Visibility) -> Self { self }
  /// Lies over or under words.
  public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
}

/// Whether something lies over the words of a map.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}
