/// A stack for signal handlers on one thread, so that they run even where an app's code has used up the
/// thread's own by calling itself without end.
@safe struct HandlerStack: ~Copyable {
  /// Room for a handler that does little, and for the registers of wide machines.
  private static let size = 65_536

  private let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)

  /// Gives the current thread a stack for handlers.
  init() {
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = memory
    unsafe stack.ss_size = Self.size
    _ = unsafe sigaltstack(&stack, nil)
  }

  /// Takes the stack away again; on the thread that it was given to.
  deinit {
    var stack = unsafe stack_t()
    unsafe stack.ss_flags = numericCast(SS_DISABLE)
    _ = unsafe sigaltstack(&stack, nil)
    unsafe memory.deallocate()
  }
}
