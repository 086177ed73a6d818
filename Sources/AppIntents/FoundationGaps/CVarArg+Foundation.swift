#if !canImport(Darwin)
public import Foundation

// On Apple's systems these can be taken for their Objective-C counterparts, which are arguments of formats:
// `NSPredicate(format: "id IN %@", identifiers as CVarArg)`.

/// What a value of Foundation's gives a format in place of itself: its description.
public protocol DescribedFormatArgument: CVarArg {}

extension DescribedFormatArgument {
  /// The description's address.
  ///
  /// A format reads it after this has returned, and nobody says when it is done: the description is never
  /// given back.
  public var _cVarArgEncoding: [Int] {
    let description = NSString(string: String(describing: self))
    return unsafe [Int(bitPattern: Unmanaged.passRetained(description).toOpaque())]
  }
}

extension Array: @retroactive CVarArg, DescribedFormatArgument {}
extension Data: @retroactive CVarArg, DescribedFormatArgument {}
extension Date: @retroactive CVarArg, DescribedFormatArgument {}
extension Decimal: @retroactive CVarArg, DescribedFormatArgument {}
extension NSDate: @retroactive CVarArg, DescribedFormatArgument {}
extension NSNumber: @retroactive CVarArg, DescribedFormatArgument {}
extension Set: @retroactive CVarArg, DescribedFormatArgument {}
extension URL: @retroactive CVarArg, DescribedFormatArgument {}
extension UUID: @retroactive CVarArg, DescribedFormatArgument {}
#endif
