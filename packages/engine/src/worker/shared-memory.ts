/// <reference lib="dom" />

/** Returns whether threads can share memory: everywhere except on pages that are not cross-origin isolated. */
export function canShareMemory(): boolean {
  return typeof SharedArrayBuffer === 'function' && globalThis.crossOriginIsolated !== false;
}
