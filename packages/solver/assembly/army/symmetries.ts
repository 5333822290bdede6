// The symmetries of a crossing: one that maps the start to itself, and two that map it to the target. Only searches
// that join half paths use them.

import { MAX_CELLS, SYMMETRY_COUNT } from '../limits';

/** The axis mirror maps the start to itself; the half turn and the cross mirror map it to the target. */
export const AXIS_MIRROR: i32 = 0;
export const HALF_TURN: i32 = 1;
export const CROSS_MIRROR: i32 = 2;

/** For each symmetry and cell: the image of the cell; written by the host. */
export const SYMMETRIES: usize = memory.data(SYMMETRY_COUNT * MAX_CELLS);

let isJoining: bool = false;

/** Sets whether searches join half paths by symmetry. */
export function setShouldJoinHalves(joins: bool): void {
  isJoining = joins;
}

@inline
export function joinsHalves(): bool {
  return isJoining;
}

@inline
export function imageOf(symmetry: i32, cell: i32): i32 {
  return <i32>load<u8>(SYMMETRIES + <usize>((symmetry << 8) | cell));
}
