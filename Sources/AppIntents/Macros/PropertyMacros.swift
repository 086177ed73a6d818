// What the plug-in in AppIntentsMacros expands: a property named `$name` beside `name`.

/// Makes a computed property of an entity one that a person can see, and that queries can compare and
/// sort by.
///
/// ```swift
/// struct LandmarkEntity: AppEntity {
///   let landmark: Landmark
///   @ComputedProperty var name: String { landmark.name }
/// ```
///
/// The property is `\LandmarkEntity.$name` to queries. Its type has to be written out. In a structure's own
/// body it leaves a note beside itself, by which it is found, compared and searched without a query that
/// names it; where the structure becomes `Codable` in an extension, the compiler warns that the note is
/// not decoded, which is as it should be: write `Codable` at the structure.
@attached(peer, names: prefixed(`$`), prefixed(`_$`))
public macro ComputedProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property of an entity one that a person can see, under a title.
@attached(peer, names: prefixed(`$`), prefixed(`_$`))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property of an entity one that a person can see and search for.
@attached(peer, names: prefixed(`$`), prefixed(`_$`))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil,
  indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a computed property of an entity one that a person can see and search for, under a name of the
/// app's own.
@attached(peer, names: prefixed(`$`), prefixed(`_$`))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil,
  customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Makes a property of an entity whose value takes its time one that a person can see.
///
/// ```swift
/// @DeferredProperty(title: "Crowd") var crowd: Int {
///   get async throws { try await service.visitors(at: landmark) }
/// }
/// ```
///
/// Its value is worked out by ``EntityProperty/value()`` when somebody asks for it.
@attached(peer, names: prefixed(`$`), prefixed(`_$`))
public macro DeferredProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a property of an entity whose value takes its time one that a person can see, under a title.
@attached(peer, names: prefixed(`$`), prefixed(`_$`))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// Makes a property of an entity whose value takes its time one that a person can see and search for.
@attached(peer, names: prefixed(`$`), prefixed(`_$`))
public macro DeferredProperty(
  title: LocalizedStringResource? = nil,
  indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
) = #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
