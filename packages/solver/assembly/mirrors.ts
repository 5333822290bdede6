// Symmetries of the way an army goes: the mirror that keeps its start in place, and the two that carry the start to the target,
// the half turn and the other mirror. They are used by searches that join two halves of a way; others leave them out.

/** The mirror of the start, and the two that carry it to the target. */
export const OWN: i32 = 0;
export const TURN: i32 = 1;
export const CROSS: i32 = 2;

/** For each symmetry by cell: the cell it is carried to. */
export const MIRRORS: usize = memory.data(3 * 256);

let mirrored: bool = false;

/** Says whether searches make use of the symmetries. */
export function setMirrored(is: bool): void {
  mirrored = is;
}

@inline
export function isMirrored(): bool {
  return mirrored;
}

@inline
export function mirrorOf(mirror: i32, cell: i32): i32 {
  return <i32>load<u8>(MIRRORS + <usize>((mirror << 8) | cell));
}
