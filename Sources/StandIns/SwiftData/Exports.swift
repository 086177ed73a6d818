@_exported public import Foundation
@_exported public import FoundationGaps

#if canImport(FoundationNetworking)
// On Apple's systems it is a part of Foundation.
@_exported public import FoundationNetworking
#endif
