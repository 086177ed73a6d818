import AppIntents
import CoreLocation
import Foundation
import SwiftUI
import os

private let log = Logger(subsystem: "com.example.workouts", category: "store")

public enum Sport: String, Codable, AppEnum {
  case run, swim, row

  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Sport"
  public static var caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
    .run: .init(title: "Run", image: .init(systemName: "figure.run")),
    .swim: .init(title: "Swim", image: .init(systemName: "drop")),
    .row: .init(title: "Row", synonyms: ["Rowing"]),
  ]

  var color: Color {
    switch self {
    case .run: return .green
    case .swim: return .blue
    case .row: return Color(red: 0.8, green: 0.2, blue: 0.2)
    }
  }
}

struct Workout: Identifiable, Codable {
  var id = UUID()
  var sport: Sport
  var minutes: Double
  var place: String?
}

public class WorkoutStore: ObservableObject {
  public static let shared = WorkoutStore()
  @Published private(set) var workouts: [Workout] = []
  @AppStorage("weeklyGoal") var weeklyGoal = 120.0

  var total: Double { workouts.map(\.minutes).reduce(0, +) }

  public func reset() { workouts = [] }

  func log(_ sport: Sport, for duration: Measurement<UnitDuration>, at place: CLPlacemark?) {
    let minutes = duration.converted(to: .minutes).value
    workouts.append(Workout(sport: sport, minutes: minutes, place: place?.name))
    os.Logger().debug("logged \(minutes, format: .fixed(precision: 0)) min")
  }
}
