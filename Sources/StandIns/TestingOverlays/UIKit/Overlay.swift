// Where a file imports UIKit and Testing, the compiler imports a module of this name for both, which on Apple's
// systems attaches pictures to tests.
