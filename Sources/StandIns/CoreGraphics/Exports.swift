// Points, sizes and rectangles are Foundation's here.
@_exported public import Foundation
