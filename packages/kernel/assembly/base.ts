// The module is compiled twice: with its own memory, and for threads that share one memory.

/** The address of the regions of this thread in the shared memory. */
@external('host', 'base')
declare const threadBase: usize;

/**
 * The address from which the regions of memory are counted. In a module with its own memory it is the constant 0, which
 * the compiler removes.
 */
export const base: usize = ASC_FEATURE_THREADS ? threadBase : 0;
