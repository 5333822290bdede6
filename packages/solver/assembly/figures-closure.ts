import { maskOf, setWord, spread, touching, word } from './figures-ground';
import { reached } from './figures-jumps';
import { OPEN, STAY } from './figures-standing';

// What can be reached at all: from the men the goals, or, taking moves back, from the goals the men. Whatever has been reached
// can be crossed from then on. Men who leave are counted as if they stayed, since with fewer men to cross no more could be
// reached.

/** A closure: four sets. */
export const CLOSURE_BYTES: usize = 4 * 32;

/** The cells that can be crossed. */
@inline
function crossed(closure: usize): usize {
  return closure;
}

/** The cells that are to be reached and have not been yet. */
@inline
export function missing(closure: usize): usize {
  return closure + 32;
}

/** The cells chains of jumps have led to. */
@inline
function region(closure: usize): usize {
  return closure + 64;
}

/** Cells that are not crossed even if they are reached. */
@inline
function barred(closure: usize): usize {
  return closure + 96;
}

/** Classes in which something new may be reached, a bit each. */
let changed: i32 = 0;

@inline
function closeClass(closure: usize, k: i32): void {
  if (((changed >> k) & 1) == 0) return;
  changed &= ~(1 << k);
  const need = word(missing(closure), k);
  if (need == 0) return;
  const cells = reached(k, crossed(closure), word(OPEN, k), ~(<u64>0), word(region(closure), k));
  setWord(region(closure), k, cells);
  const found = cells & need;
  if (found == 0) return;
  setWord(missing(closure), k, need ^ found);
  const stones = found & ~word(barred(closure), k);
  if (stones == 0) return;
  setWord(crossed(closure), k, word(crossed(closure), k) | stones);
  changed |= 15 ^ (1 << k);
}

/** Goes on until nothing more is reached. @returns whether everything is */
export function close(closure: usize): bool {
  changed = 15;
  while (changed != 0) {
    closeClass(closure, 0);
    closeClass(closure, 1);
    closeClass(closure, 2);
    closeClass(closure, 3);
  }
  return isClosed(closure);
}

/** Is everything reached? */
@inline
export function isClosed(closure: usize): bool {
  const cells = missing(closure);
  return (word(cells, 0) | word(cells, 1) | word(cells, 2) | word(cells, 3)) == 0;
}

@inline
function beginClass(closure: usize, k: i32, from: usize, to: usize): void {
  const near = touching(k, from) & word(to, k);
  setWord(missing(closure), k, word(to, k) & ~near);
  setWord(crossed(closure), k, word(from, k) | word(STAY, k) | (near & ~word(barred(closure), k)));
  setWord(region(closure), k, word(from, k));
}

/** Begins with what is reached by a step. @param bar the squares of a list that are not crossed */
@inline
export function begin(closure: usize, from: usize, to: usize, list: i32, bar: u32): void {
  spread(list, bar, barred(closure));
  beginClass(closure, 0, from, to);
  beginClass(closure, 1, from, to);
  beginClass(closure, 2, from, to);
  beginClass(closure, 3, from, to);
}

/** Goes on from another closure, with fewer squares barred. */
@inline
export function beginAfter(closure: usize, before: usize, list: i32, bar: u32): void {
  spread(list, bar, barred(closure));
  for (let k = 0; k < 4; k += 1) {
    const freed = word(barred(before), k) & ~word(barred(closure), k);
    const need = word(missing(before), k);
    setWord(missing(closure), k, need);
    setWord(crossed(closure), k, word(crossed(before), k) | (freed & ~need));
    setWord(region(closure), k, word(region(before), k));
  }
}

/** The squares of a list that have not been reached. */
@inline
export function missingMask(closure: usize, list: i32): u32 {
  let mask: u32 = 0;
  for (let k = 0; k < 4; k += 1) mask |= maskOf(list, k, word(missing(closure), k));
  return mask;
}
