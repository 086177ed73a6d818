import AppIntents
import AssistantKit
import MapKit
import SwiftUI
import Testing
import UIKit

@Suite struct LighthouseTests {
  @Test func `a number of files can be asked for`() async throws {
    let intent = JoinChartsIntent()
    let charts = try ["/charts/a.pdf", "/charts/b.pdf"].map {
      ChartEntity(id: try .file(url: URL(fileURLWithPath: $0)), name: $0)
    }
    intent.charts = charts
    #expect(try await intent.perform().value == 2)
  }

  @Test func `there is no picture of a map, and no place`() async {
    #expect(await LighthousePicture.picture() == nil)
    #expect(await LighthousePicture.places(called: "Roter Sand") == 0)
  }

  @Test func `a part of the flat map is a part of the world`() {
    let region = LighthousePicture.options().region
    #expect(abs(region.center.latitude - 54) < 0.01 && abs(region.center.longitude - 8) < 0.01)
    let world = MKMapRect.world
    #expect(world.contains(MKMapPoint(CLLocationCoordinate2D(latitude: -33, longitude: 151))))
    #expect(MKMapRect.null.union(world) == world && MKMapRect.null.isEmpty)
  }

  @MainActor
  @Test func `what all bars look like is kept`() {
    LighthouseLooks.setUp()
    let font = UINavigationBar.appearance().largeTitleTextAttributes?[.font] as? UIFont
    #expect(font?.pointSize == 34)
    #expect(
      UITabBar.appearance().standardAppearance.stackedLayoutAppearance.selected.iconColor != nil
    )
  }

  @MainActor
  @Test func `nothing is known where nobody writes`() {
    let lines = SnippetDrawing(maxColumns: 40).lines(for: LogBookView().snippetContent)
    #expect(DrawnSnippet(lines: lines).text.contains("No light"))
  }
}
