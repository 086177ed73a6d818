/// The sizes of Apple's widgets, which sources may name and nothing here shows.
public enum IntentWidgetFamily: Sendable, Hashable, _IntentValue {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
