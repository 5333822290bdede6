// A bump allocator. A problem reserves memory when it begins; the next problem frees all of it.

let next: usize = 0;

/** Frees all reserved memory. */
export function clearArena(): void {
  next = (__heap_base + 63) & ~63;
}

/**
 * Reserves memory without clearing it. Traps if the system has no more memory.
 *
 * @returns its address
 */
export function reserve(bytes: usize): usize {
  const address = next;
  next = (address + bytes + 63) & ~63;
  const missing = <i32>((next + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return address;
}

/** Returns the end of the reserved memory. */
export function arenaEnd(): usize {
  return next;
}

/** Frees all memory from an address on. The address must be a multiple of 64. */
export function shrinkArena(end: usize): void {
  next = end;
}
