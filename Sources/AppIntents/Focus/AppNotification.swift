/// A notification of an app's.
package struct AppNotification: Sendable, Hashable {
  package var title: String
  package var subtitle: String
  package var body: String
  /// What the focus filter of the app decides by; nil for nothing.
  package var filterCriteria: String?
  /// The number that the app's badge is to show; nil for what it shows.
  package var badge: Int?

  package init(
    title: String,
    subtitle: String = "",
    body: String = "",
    filterCriteria: String? = nil,
    badge: Int? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.filterCriteria = filterCriteria
    self.badge = badge
  }
}
