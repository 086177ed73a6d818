public import CoreLocation
import Notices
public import UIKit

/// Draws a part of a map as a picture, for which there is no map here.
open class MKMapSnapshotter: NSObject {
  /// What is drawn.
  open class Options: NSObject {
    /// Which part.
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
    )
    /// How large, in points.
    open var size = CGSize(width: 256, height: 256)
    /// What it looks like.
    open var mapType = MKMapType.standard
    /// Whether it is dark.
    open var traitCollection = UITraitCollection()
    /// How many of the picture's points stand for one.
    open var scale: CGFloat = 1
    /// Which part, on the flat map.
    open var mapRect = MKMapRect.world
    /// What it looks like in detail.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// From where it is seen.
    open var camera = MKMapCamera()
    /// Whether houses are shown.
    open var showsBuildings = true
    /// Which kinds of places are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// All of it.
    public override init() {
      super.init()
    }
  }

  /// A part of a map as a picture.
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage

    init(image: UIImage) {
      self.image = image
    }

    /// Where a place is in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// What is drawn.
  public let options: Options

  /// A drawing of a part of a map.
  public init(options: Options = Options()) { self.options = options }

  /// Whether it is at it, which it never is.
  open var isLoading: Bool { false }

  /// Draws nothing.
  open func start() async throws -> Snapshot {
    Notice.doesNothing("MKMapSnapshotter")
    throw CLError(.network)
  }

  /// Draws nothing.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    Notice.doesNothing("MKMapSnapshotter")
    completionHandler(nil, CLError(.network))
  }

  /// Draws nothing.
  open func start(
    with queue: DispatchQueue,
    completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
  ) {
    Notice.doesNothing("MKMapSnapshotter")
    queue.async { completionHandler(nil, CLError(.network)) }
  }

  /// Gives it up.
  open func cancel() {}
}

/// What a map looks like in detail; no map is drawn.
open class MKMapConfiguration: NSObject {
  /// Whether mountains are seen.
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  /// Whether mountains are seen.
  open var elevationStyle: ElevationStyle

  /// With mountains or without.
  public init(elevationStyle: ElevationStyle = .flat) { self.elevationStyle = elevationStyle }
}

/// A map of streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How much it stands out.
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  /// How much it stands out.
  open var emphasisStyle = EmphasisStyle.default
  /// Which kinds of places are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether it says how full the streets are.
  open var showsTraffic = false

  /// With mountains or without, standing out or not.
  public init(
    elevationStyle: ElevationStyle = .flat,
    emphasisStyle: EmphasisStyle = .default
  ) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle: elevationStyle)
  }
}

/// Pictures from above with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which kinds of places are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether it says how full the streets are.
  open var showsTraffic = false
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {}

/// From where a map is seen.
open class MKMapCamera: NSObject {
  /// What is in the middle.
  open var centerCoordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  /// How far away, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Which way is up, in degrees.
  open var heading: CLLocationDirection = 0
  /// How slanting, in degrees.
  open var pitch: CGFloat = 0

  /// From above.
  public override init() { super.init() }

  /// From somewhere.
  public init(
    lookingAtCenter center: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    centerCoordinate = center
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}
