// Making placements: the first from the cells the host writes, others by a move.

import { isTaken, take } from './ground';
import { boardCell, setMen } from './men';
import { CROSS, isMirrored, mirrorOf, OWN, TURN } from './mirrors';
import {
  classesOf,
  homeOf,
  imageChange,
  imageWord,
  manWord,
  markedOf,
  PLACEMENT_BYTES,
  setClasses,
  setHome,
  setImageWord,
  setMarked,
  setUnmatched,
  setWord,
  setWorth,
  unmatchedOf,
  word,
} from './placement';
import { toggle, wordOf } from './sets';
import { classDebt, classesAfter, classOf, costOf, inTarget, mirrorDebt, unmatchedChange } from './worth';

/** The cells of the army at the start, 8 bits each, written by the host. */
export const ARMY: usize = memory.data(256);

/** Makes a placement of the men in ARMY, so many of them. @param marked the cell of the marked man, or NOBODY */
export function setUp(placement: usize, men: i32, marked: i32): void {
  memory.fill(placement, 0, PLACEMENT_BYTES);
  let worth = 0;
  let classes: u32 = 0;
  let inside = 0;
  for (let index = 0; index < men; index += 1) {
    const cell = <i32>load<u8>(ARMY + <usize>index);
    toggle(placement, cell);
    take(boardCell(cell));
    worth += costOf(cell, cell == marked);
    setWord(placement, word(placement) ^ manWord(cell, cell == marked));
    for (let mirror = OWN; mirror <= CROSS; mirror += 1) {
      setImageWord(placement, mirror, imageWord(placement, mirror) ^ wordOf(mirrorOf(mirror, cell)));
    }
    classes += <u32>1 << (classOf(cell) << 3);
    inside += inTarget(cell);
  }
  for (let mirror = TURN; mirror <= CROSS; mirror += 1) {
    let unmatched = 0;
    for (let index = 0; index < men; index += 1) {
      if (!isTaken(mirrorOf(mirror, <i32>load<u8>(ARMY + <usize>index)))) unmatched += 1;
    }
    setUnmatched(placement, mirror, unmatched);
  }
  setMen(placement, false);
  setWorth(placement, worth + classDebt(classes) + mirrorDebt(unmatchedOf(placement, TURN), unmatchedOf(placement, CROSS)));
  setClasses(placement, classes);
  setHome(placement, inside);
  setMarked(placement, marked);
}

/** Writes what a move makes of a placement, but for its worth. */
@inline
export function makeChild(child: usize, parent: usize, move: i32): void {
  const from = move >> 8;
  const to = move & 255;
  const isMarked = from == markedOf(parent);
  memory.copy(child, parent, PLACEMENT_BYTES);
  toggle(child, from);
  toggle(child, to);
  setWord(child, word(parent) ^ manWord(from, isMarked) ^ manWord(to, isMarked));
  setClasses(child, classesAfter(classesOf(parent), from, to));
  setHome(child, homeOf(parent) + inTarget(to) - inTarget(from));
  if (isMarked) setMarked(child, to);
  if (!isMirrored()) return;
  for (let mirror = OWN; mirror <= CROSS; mirror += 1) {
    setImageWord(child, mirror, imageWord(parent, mirror) ^ imageChange(mirror, from, to));
  }
  setMen(parent, true);
  for (let mirror = TURN; mirror <= CROSS; mirror += 1) {
    setUnmatched(child, mirror, unmatchedOf(parent, mirror) + unmatchedChange(mirror, from, to));
  }
  setMen(parent, false);
}
