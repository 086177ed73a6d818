import Synchronization

/// What the app keeps: its landmarks, where the traveller is, and where they have been.
public final class TravelModel: Sendable {
  /// The landmarks.
  public let landmarks: [Landmark]
  /// Where the traveller is.
  public let position: Position
  private let visits = Mutex<Set<Landmark.ID>>([])

  /// A model.
  public init(
    landmarks: [Landmark] = Landmark.all,
    position: Position = Position(latitude: 48.86, longitude: 2.35)
  ) {
    self.landmarks = landmarks
    self.position = position
  }

  /// The landmark that is nearest to the traveller; nil where there are none.
  public func closestLandmark() -> Landmark? {
    landmarks.min { distance(to: $0) < distance(to: $1) }
  }

  /// How many kilometres away a landmark is.
  public func distance(to landmark: Landmark) -> Double {
    position.distance(to: landmark.position).value
  }

  /// Whether the traveller has been there.
  public func isVisited(_ id: Landmark.ID) -> Bool {
    visits.withLock { $0.contains(id) }
  }

  /// Notes whether the traveller has been there.
  public func setVisited(_ isVisited: Bool, _ id: Landmark.ID) {
    visits.withLock { visits in
      if isVisited { visits.insert(id) } else { visits.remove(id) }
    }
  }
}
