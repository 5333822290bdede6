// The module is compiled twice: with its own memory, and for threads that share one memory.

/** The address of this thread's regions in the shared memory. */
@external('host', 'base')
declare const threadBase: usize;

/**
 * The base address of the memory regions. In a module with its own memory it is the constant 0, which the
 * compiler removes.
 */
export const base: usize = ASC_FEATURE_THREADS ? threadBase : 0;
