// Memory that a problem takes when it is set up and gives back as a whole when the next one is.

let next: usize = 0;

/** Gives back everything that was reserved. */
export function clearArena(): void {
  next = (__heap_base + 63) & ~63;
}

/** Reserves so many bytes, not cleared. The module stops when there is no more memory to be had. */
export function reserve(bytes: usize): usize {
  const at = next;
  next = (at + bytes + 63) & ~63;
  const missing = <i32>((next + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return at;
}

/** The end of what is reserved; what is reserved after it can be given back by `shrinkArena`. */
export function arenaEnd(): usize {
  return next;
}

export function shrinkArena(end: usize): void {
  next = end;
}
