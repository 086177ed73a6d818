// The kinds that Apple's systems declare; what is known of each stands in `KnownType`.

extension UTType {
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything that has content of its own.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A disk in a file.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A folder, or what looks like a file and is one.
  public static let directory = UTType(known: "public.directory")
  /// What stands for something else.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A link to a file.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// What can be run.
  public static let executable = UTType(known: "public.executable")
  /// Where a volume is found.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// A file that stands for another.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// Bytes that stand for a file.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A disk.
  public static let volume = UTType(known: "public.volume")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder of a known layout.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// What is added to a program.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// What reads files for a search.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  /// What previews files.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  /// A part of a program that runs by itself.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// A library with what belongs to it.
  public static let framework = UTType(known: "com.apple.framework")
  /// A program.
  public static let application = UTType(known: "com.apple.application")
  /// A program with what belongs to it.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A part of a program that the system runs.
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension"
  )
  /// A program in one file.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program for Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// A page of the settings.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without formatting.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without formatting, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without formatting, in UTF-16 with a mark of its order.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Text without formatting, in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Values with something between them.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values with tabs between them.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Values with tabs between them, in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Text with formatting.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// How a page of the web looks.
  public static let css = UTType(known: "public.css")
  /// A program's source.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source for an assembler.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Source in C.
  public static let cSource = UTType(known: "public.c-source")
  /// Source in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Source in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Source in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// What sources in C share.
  public static let cHeader = UTType(known: "public.c-header")
  /// What sources in C++ share.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// A program that is run from its source.
  public static let script = UTType(known: "public.script")
  /// A script for Apple's programs.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A script for Apple's programs, compiled.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// A script for Apple's programs, with what belongs to it.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// Source in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script for a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A script in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// How a program is built.
  public static let makefile = UTType(known: "public.make-source")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Places, in JSON.
  public static let geoJSON = UTType(known: "public.geojson")
  /// Settings.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Settings, in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// Settings, in bytes.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Text with formatting and pictures.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Text with formatting and pictures, in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page of the web with what belongs to it.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture of a program.
  public static let icns = UTType(known: "com.apple.icns")
  /// A picture in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A picture of a program on Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A picture as the camera took it.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A picture as the camera took it, in DNG.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// A picture in OpenEXR.
  public static let exr = UTType(known: "com.ilm.openexr-image")
  /// A drawing in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A picture that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A picture in HEIF.
  public static let heif = UTType(known: "public.heif")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// Pictures in HEIC.
  public static let heics = UTType(known: "public.heics")
  /// A picture in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A picture in JPEG XL.
  public static let jpegxl = UTType(known: "public.jpeg-xl")
  /// Things in three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in USD.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene in USD, with what belongs to it.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A scene for RealityKit.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene for SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// A thing to be found in the world.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// Sound, or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Moving pictures in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Moving pictures in MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// Moving pictures in MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A stream in MPEG-2.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Moving pictures in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound in MPEG-4 that is protected.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// Moving pictures in MPEG-4 that are protected.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// Moving pictures in AVI.
  public static let avi = UTType(known: "public.avi")
  /// Sound in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Sound in WAVE.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Music as notes.
  public static let midi = UTType(known: "public.midi-audio")
  /// What to play, in which order.
  public static let playlist = UTType(known: "public.playlist")
  /// What to play, in M3U.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// Files in one.
  public static let archive = UTType(known: "public.archive")
  /// A file in gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A file in bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// Files in a ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// Files in an archive of Apple's.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// Files in a tar.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// A table.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(known: "public.presentation")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// What is known of a person.
  public static let contact = UTType(known: "public.contact")
  /// What is known of a person, in vCard.
  public static let vCard = UTType(known: "public.vcard")
  /// Something to do.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// An appointment.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An e-mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// An address in a file.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// An address in a file of Windows's.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// Letters to print with.
  public static let font = UTType(known: "public.font")
  /// A page to come back to.
  public static let bookmark = UTType(known: "public.bookmark")
  /// Keys and certificates.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A certificate.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// A book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// What a program wrote down.
  public static let log = UTType(known: "public.log")
  /// What can be felt.
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
}
