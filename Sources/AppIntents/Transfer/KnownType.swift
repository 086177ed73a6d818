/// What is known of a kind of content.
struct KnownType: Sendable {
  let type: UTType
  /// What it is as well.
  let parents: [UTType]
  /// How the names of its files end, the usual ending first.
  let extensions: [String]
  /// What the web calls it, the usual name first.
  let mimeTypes: [String]

  init(
    _ type: UTType,
    is parents: [UTType] = [],
    files extensions: [String] = [],
    web mimeTypes: [String] = []
  ) {
    self.type = type
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }

  /// The kinds that Apple's systems know by themselves.
  static let all: [KnownType] = [
    KnownType(.compositeContent, is: [.content]),
    KnownType(.diskImage, is: [.item]),
    KnownType(.data, is: [.item], web: ["application/octet-stream"]),
    KnownType(.directory, is: [.item]),
    KnownType(.symbolicLink, is: [.item, .resolvable]),
    KnownType(.executable, is: [.item]),
    KnownType(.mountPoint, is: [.item, .resolvable]),
    KnownType(.aliasFile, is: [.data, .resolvable]),
    KnownType(.urlBookmarkData, is: [.data, .resolvable]),
    KnownType(.url, is: [.data]),
    KnownType(.fileURL, is: [.url]),
    KnownType(.folder, is: [.directory]),
    KnownType(.volume, is: [.folder]),
    KnownType(.package, is: [.directory]),
    KnownType(.bundle, is: [.directory]),
    KnownType(.pluginBundle, is: [.bundle, .package]),
    KnownType(.spotlightImporter, is: [.pluginBundle], files: ["mdimporter"]),
    KnownType(.quickLookGenerator, is: [.pluginBundle], files: ["qlgenerator"]),
    KnownType(.xpcService, is: [.bundle, .package], files: ["xpc"]),
    KnownType(.framework, is: [.bundle], files: ["framework"]),
    KnownType(.application, is: [.executable]),
    KnownType(.applicationBundle, is: [.application, .bundle, .package], files: ["app"]),
    KnownType(.applicationExtension, is: [.xpcService], files: ["appex"]),
    KnownType(.unixExecutable, is: [.data, .executable]),
    KnownType(.exe, is: [.data, .executable], files: ["exe"]),
    KnownType(.systemPreferencesPane, is: [.package, .bundle], files: ["prefPane"]),
    KnownType(.text, is: [.data, .content]),
    KnownType(.plainText, is: [.text], files: ["txt", "text", "md", "log"], web: ["text/plain"]),
    KnownType(.utf8PlainText, is: [.plainText]),
    KnownType(.utf16ExternalPlainText, is: [.plainText]),
    KnownType(.utf16PlainText, is: [.plainText]),
    KnownType(.delimitedText, is: [.text]),
    KnownType(.commaSeparatedText, is: [.delimitedText], files: ["csv"], web: ["text/csv"]),
    KnownType(
      .tabSeparatedText,
      is: [.delimitedText],
      files: ["tsv"],
      web: ["text/tab-separated-values"]
    ),
    KnownType(.utf8TabSeparatedText, is: [.tabSeparatedText, .utf8PlainText]),
    KnownType(.rtf, is: [.text], files: ["rtf"], web: ["text/rtf", "application/rtf"]),
    KnownType(.html, is: [.text], files: ["html", "htm"], web: ["text/html"]),
    KnownType(.xml, is: [.text], files: ["xml"], web: ["application/xml", "text/xml"]),
    KnownType(.yaml, is: [.text], files: ["yml", "yaml"], web: ["application/x-yaml"]),
    KnownType(.css, is: [.text], files: ["css"], web: ["text/css"]),
    KnownType(.sourceCode, is: [.plainText]),
    KnownType(.assemblyLanguageSource, is: [.sourceCode], files: ["s"]),
    KnownType(.cSource, is: [.sourceCode], files: ["c"]),
    KnownType(.objectiveCSource, is: [.sourceCode], files: ["m"]),
    KnownType(.swiftSource, is: [.sourceCode], files: ["swift"]),
    KnownType(.cPlusPlusSource, is: [.sourceCode], files: ["cpp", "cc", "cxx"]),
    KnownType(.objectiveCPlusPlusSource, is: [.sourceCode], files: ["mm"]),
    KnownType(.cHeader, is: [.sourceCode], files: ["h"]),
    KnownType(.cPlusPlusHeader, is: [.sourceCode], files: ["hpp", "hh", "hxx"]),
    KnownType(.script, is: [.sourceCode]),
    KnownType(.appleScript, is: [.script], files: ["applescript"]),
    KnownType(.osaScript, is: [.data, .script], files: ["scpt"]),
    KnownType(.osaScriptBundle, is: [.bundle, .package, .script], files: ["scptd"]),
    KnownType(
      .javaScript,
      is: [.sourceCode, .executable],
      files: ["js"],
      web: ["text/javascript", "application/javascript"]
    ),
    KnownType(.shellScript, is: [.script], files: ["sh"]),
    KnownType(.perlScript, is: [.script], files: ["pl"]),
    KnownType(.pythonScript, is: [.script], files: ["py"], web: ["text/x-python-script"]),
    KnownType(.rubyScript, is: [.script], files: ["rb"], web: ["text/x-ruby-script"]),
    KnownType(.phpScript, is: [.script], files: ["php"], web: ["text/php"]),
    KnownType(.makefile, is: [.script]),
    KnownType(.json, is: [.text], files: ["json"], web: ["application/json"]),
    KnownType(.geoJSON, is: [.json], files: ["geojson"], web: ["application/geo+json"]),
    KnownType(.propertyList, is: [.data], files: ["plist"]),
    KnownType(.xmlPropertyList, is: [.xml, .propertyList], web: ["application/x-plist"]),
    KnownType(.binaryPropertyList, is: [.propertyList]),
    KnownType(.pdf, is: [.data, .compositeContent], files: ["pdf"], web: ["application/pdf"]),
    KnownType(.rtfd, is: [.package, .compositeContent], files: ["rtfd"]),
    KnownType(.flatRTFD, is: [.data, .compositeContent]),
    KnownType(
      .webArchive,
      is: [.data, .compositeContent],
      files: ["webarchive"],
      web: ["application/x-webarchive"]
    ),
    KnownType(.image, is: [.data, .content]),
    KnownType(.jpeg, is: [.image], files: ["jpg", "jpeg"], web: ["image/jpeg"]),
    KnownType(.tiff, is: [.image], files: ["tiff", "tif"], web: ["image/tiff"]),
    KnownType(.gif, is: [.image], files: ["gif"], web: ["image/gif"]),
    KnownType(.png, is: [.image], files: ["png"], web: ["image/png"]),
    KnownType(.icns, is: [.image], files: ["icns"]),
    KnownType(.bmp, is: [.image], files: ["bmp"], web: ["image/bmp"]),
    KnownType(.ico, is: [.image], files: ["ico"], web: ["image/vnd.microsoft.icon"]),
    KnownType(.rawImage, is: [.image]),
    KnownType(.dng, is: [.rawImage], files: ["dng"], web: ["image/x-adobe-dng"]),
    KnownType(.exr, is: [.image], files: ["exr"]),
    KnownType(.svg, is: [.image, .xml], files: ["svg"], web: ["image/svg+xml"]),
    KnownType(.heif, is: [.image], files: ["heif"], web: ["image/heif"]),
    KnownType(.heic, is: [.heif], files: ["heic"], web: ["image/heic"]),
    KnownType(.heics, is: [.heif], files: ["heics"], web: ["image/heic-sequence"]),
    KnownType(.webP, is: [.image], files: ["webp"], web: ["image/webp"]),
    KnownType(.jpegxl, is: [.image], files: ["jxl"], web: ["image/jxl"]),
    KnownType(.threeDContent, is: [.content]),
    KnownType(.usd, is: [.data, .threeDContent], files: ["usd"]),
    KnownType(.usdz, is: [.data, .threeDContent], files: ["usdz"], web: ["model/vnd.usdz+zip"]),
    KnownType(.realityFile, is: [.data, .threeDContent], files: ["reality"]),
    KnownType(.sceneKitScene, is: [.data, .threeDContent], files: ["scn"]),
    KnownType(.arReferenceObject, is: [.data], files: ["arobject"]),
    KnownType(.audiovisualContent, is: [.data, .content]),
    KnownType(.movie, is: [.audiovisualContent]),
    KnownType(.video, is: [.movie]),
    KnownType(.audio, is: [.audiovisualContent]),
    KnownType(.quickTimeMovie, is: [.movie], files: ["mov", "qt"], web: ["video/quicktime"]),
    KnownType(.mpeg, is: [.movie], files: ["mpg", "mpeg"], web: ["video/mpeg"]),
    KnownType(.mpeg2Video, is: [.video], files: ["m2v"], web: ["video/mpeg2"]),
    KnownType(.mpeg2TransportStream, is: [.movie], files: ["ts"], web: ["video/mp2t"]),
    KnownType(.mp3, is: [.audio], files: ["mp3"], web: ["audio/mpeg"]),
    KnownType(.mpeg4Movie, is: [.movie], files: ["mp4"], web: ["video/mp4"]),
    KnownType(.mpeg4Audio, is: [.audio], files: ["m4a"], web: ["audio/mp4"]),
    KnownType(.appleProtectedMPEG4Audio, is: [.mpeg4Audio], files: ["m4p"]),
    KnownType(.appleProtectedMPEG4Video, is: [.mpeg4Movie], files: ["m4v"]),
    KnownType(.avi, is: [.movie], files: ["avi"], web: ["video/avi"]),
    KnownType(.aiff, is: [.audio], files: ["aiff", "aif"], web: ["audio/aiff"]),
    KnownType(.wav, is: [.audio], files: ["wav"], web: ["audio/vnd.wave", "audio/wav"]),
    KnownType(.midi, is: [.audio], files: ["mid", "midi"], web: ["audio/midi"]),
    KnownType(
      .m3uPlaylist,
      is: [.text, .playlist],
      files: ["m3u", "m3u8"],
      web: ["audio/mpegurl"]
    ),
    KnownType(.gzip, is: [.data, .archive], files: ["gz", "gzip"], web: ["application/gzip"]),
    KnownType(.bz2, is: [.data, .archive], files: ["bz2"], web: ["application/x-bzip2"]),
    KnownType(.zip, is: [.data, .archive], files: ["zip"], web: ["application/zip"]),
    KnownType(.appleArchive, is: [.data, .archive], files: ["aar"]),
    KnownType(.tarArchive, is: [.data, .archive], files: ["tar"], web: ["application/x-tar"]),
    KnownType(.spreadsheet, is: [.content]),
    KnownType(.presentation, is: [.compositeContent]),
    KnownType(.vCard, is: [.text, .contact], files: ["vcf", "vcard"], web: ["text/vcard"]),
    KnownType(.emailMessage, is: [.message]),
    KnownType(.internetLocation, is: [.data]),
    KnownType(.internetShortcut, is: [.data, .internetLocation], files: ["url"]),
    KnownType(.bookmark, is: [.resolvable]),
    KnownType(.pkcs12, is: [.data], files: ["p12", "pfx"], web: ["application/x-pkcs12"]),
    KnownType(
      .x509Certificate,
      is: [.data],
      files: ["cer", "crt"],
      web: ["application/x-x509-ca-cert"]
    ),
    KnownType(
      .epub,
      is: [.data, .compositeContent],
      files: ["epub"],
      web: ["application/epub+zip"]
    ),
    KnownType(.ahap, is: [.json], files: ["ahap"]),
  ]

  /// The same by kind.
  static let byType = Dictionary(
    all.map { ($0.type, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
