/// A fixed set of values a person can choose from.
///
/// ```swift
/// enum Shelf: String, AppEnum {
///   case reading, read
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
///   static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
///     .reading: "Reading",
///     .read: DisplayRepresentation(title: "Read", synonyms: ["Finished"]),
///   ]
/// }
/// ```
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self {}
