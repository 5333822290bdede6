// A bump allocator: a problem reserves memory when it begins, and the next problem frees all of it.

let next: usize = 0;

/** Frees all reserved memory. */
export function clearArena(): void {
  next = (__heap_base + 63) & ~63;
}

/** Reserves memory, which is not cleared. The module traps if the system has no more memory. */
export function reserve(bytes: usize): usize {
  const at = next;
  next = (at + bytes + 63) & ~63;
  const missing = <i32>((next + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return at;
}

/** Returns the end of the reserved memory. `shrinkArena` frees what is reserved after it. */
export function arenaEnd(): usize {
  return next;
}

export function shrinkArena(end: usize): void {
  next = end;
}
