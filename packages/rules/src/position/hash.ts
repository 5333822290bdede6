import type { Cell } from '../board/board.ts';
import { type Man, VACANT } from '../seat.ts';

/** Returns the hash of a man on a cell. The hash of a placement is the XOR of the hashes of its men. */
export function manHash(cell: Cell, man: Man): number {
  let mixed = Math.imul(cell * 256 + man + 1, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return mixed ^ (mixed >>> 16);
}

/** Returns the hash of a placement of men. */
export function placementHash(men: Uint8Array, cells: number): number {
  let hash = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const man = men[cell] ?? VACANT;
    if (man !== VACANT) hash ^= manHash(cell, man);
  }
  return hash;
}
