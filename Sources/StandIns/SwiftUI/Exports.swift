// What snippets are made of is declared once, beside the intents that show them.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import Observation
@_exported public import UIKit
@_exported public import enum AppIntents.ConditionalView
@_exported public import enum AppIntents.Edge
@_exported public import enum AppIntents.HorizontalAlignment
@_exported public import enum AppIntents.VerticalAlignment
@_exported public import enum AppIntents.ViewBuilder
@_exported public import protocol AppIntents.ShapeStyle
@_exported public import protocol AppIntents.Transferable
@_exported public import protocol AppIntents.View
@_exported public import struct AppIntents.Alignment
@_exported public import struct AppIntents.Button
@_exported public import struct AppIntents.ButtonRole
@_exported public import struct AppIntents.Color
@_exported public import struct AppIntents.Divider
@_exported public import struct AppIntents.EmptyView
@_exported public import struct AppIntents.Font
@_exported public import struct AppIntents.ForEach
@_exported public import struct AppIntents.Group
@_exported public import struct AppIntents.HStack
@_exported public import struct AppIntents.HierarchicalShapeStyle
@_exported public import struct AppIntents.Image
@_exported public import struct AppIntents.Label
@_exported public import struct AppIntents.List
@_exported public import struct AppIntents.Spacer
@_exported public import struct AppIntents.StyledView
@_exported public import struct AppIntents.Text
@_exported public import struct AppIntents.Toggle
@_exported public import struct AppIntents.TupleView
@_exported public import struct AppIntents.UTType
@_exported public import struct AppIntents.VStack

/// A localised text in a view; as every text of an app it is looked up in the app's catalogues.
public typealias LocalizedStringKey = LocalizedStringResource
