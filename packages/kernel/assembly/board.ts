// The men of up to six armies on a board. Everything lies in fixed memory; the host writes the men and the board's cells.

export const MAX_ARMIES = 6;

/** Four words an army, one for each class. */
export const MEN: usize = memory.data(192);
/** Four words: the cells the board has. */
export const CELLS: usize = memory.data(32);
/** Four words each: cells with a man, and cells without. */
export const OCCUPIED: usize = memory.data(32);
export const VACANT: usize = memory.data(32);

/** The word of a class. */
@inline
export function word(words: usize, k: i32): u64 {
  return load<u64>(words + ((<usize>k) << 3));
}

/** The four words of an army. */
@inline
export function menOf(army: i32): usize {
  return MEN + ((<usize>army) << 5);
}

/** How many armies there are, from 0 on. */
export let armies: i32 = 2;

/** Says how many armies play. */
export function setArmies(count: i32): void {
  armies = min(count, MAX_ARMIES);
}

/** Brings the occupied and vacant cells up to date with the men. */
export function refresh(): void {
  for (let k = 0; k < 4; k += 1) {
    let men = word(MEN, k) | word(menOf(1), k);
    for (let army = 2; army < armies; army += 1) men |= word(menOf(army), k);
    store<u64>(OCCUPIED + ((<usize>k) << 3), men);
    store<u64>(VACANT + ((<usize>k) << 3), word(CELLS, k) & ~men);
  }
}

/** The address of the word in which an army's man on a place stands. */
@inline
export function wordAt(army: i32, place: i32): usize {
  return menOf(army) + ((<usize>place >> 6) << 3);
}

/** The bit of a place in its word. */
@inline
export function bitOf(place: i32): u64 {
  return (<u64>1) << (place & 63);
}

/** Takes a man off a place of an army, or puts one there. */
@inline
export function toggle(army: i32, place: i32): void {
  const at = wordAt(army, place);
  store<u64>(at, load<u64>(at) ^ bitOf(place));
}
