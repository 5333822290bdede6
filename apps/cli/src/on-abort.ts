/**
 * Calls a function when a signal aborts, or immediately if it has already aborted.
 *
 * @returns a function that stops waiting for the signal
 */
export function onAbort(signal: AbortSignal, action: () => void): () => void {
  if (signal.aborted) action();
  else signal.addEventListener('abort', action, { once: true });
  return () => signal.removeEventListener('abort', action);
}
