// The macros about schemas; what they expand to is in PropertyMacros.

/// Makes a type an intent that the system knows from other apps of its kind.
///
/// The schema's variables become parameters; the title may be left out.
///
/// ```swift
/// @AppIntent(schema: .photos.search)
/// struct SearchPhotos: ShowInAppSearchResultsIntent {
///   static let searchScopes: [StringSearchScope] = [.general]
///   var criteria: StringSearchCriteria
///   …
/// ```
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
@attached(memberAttribute)
public macro AppIntent(schema: AppSchema.Intent) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Makes a type an intent that the system knows from other apps of its kind.
///
/// The schema's variables become parameters; the title may be left out.
///
/// The former name of `@AppIntent(schema:)`.
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
@attached(memberAttribute)
public macro AssistantIntent(schema: AppSchema.Intent) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Makes a type an entity that the system knows from other apps of its kind.
///
/// The schema's variables become properties; the type's name may be left out.
///
/// ```swift
/// @AppEntity(schema: .photos.album)
/// struct AlbumEntity {
///   let id: UUID
///   var name: String
///   …
/// ```
@attached(extension, conformances: AppEntity)
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
public macro AppEntity(schema: AppSchema.Entity) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// Makes a type an entity that the system knows from other apps of its kind.
///
/// The schema's variables become properties; the type's name may be left out.
///
/// The former name of `@AppEntity(schema:)`.
@attached(extension, conformances: AppEntity)
@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
public macro AssistantEntity(schema: AppSchema.Entity) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// Makes a type an enum that the system knows from other apps of its kind.
///
/// The type's name may be left out.
///
/// ```swift
/// @AppEnum(schema: .photos.assetType)
/// enum AssetKind: String {
///   case photo, video
///   …
/// ```
@attached(extension, conformances: AppEnum)
@attached(member, names: named(typeDisplayRepresentation))
public macro AppEnum(schema: AppSchema.Enum) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")

/// Makes a type an enum that the system knows from other apps of its kind.
///
/// The type's name may be left out.
///
/// The former name of `@AppEnum(schema:)`.
@attached(extension, conformances: AppEnum)
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEnum(schema: AppSchema.Enum) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")
