import Foundation
import SwiftData

/// Something to cook.
@Model
public final class Recipe {
  @Attribute(.unique) public var name: String
  public var minutes: Int
  public var isFavorite: Bool
  public var addedOn: Date
  @Relationship(deleteRule: .cascade) public var steps: [Step]

  public init(name: String, minutes: Int, isFavorite: Bool = false, steps: [Step] = []) {
    self.name = name
    self.minutes = minutes
    self.isFavorite = isFavorite
    self.steps = steps
    addedOn = .now
  }
}

/// Something to do on the way.
@Model
public final class Step {
  public var text: String

  public init(_ text: String) {
    self.text = text
  }
}
