import { markedArmyOf } from './armies';
import { base } from './base';
import { CLASS_COUNT, MAX_ARMIES } from './limits';

// The men of up to six armies as bitboards, one of 64 bits for each parity class. The host writes MEN and CELLS.

/** Four bitboards for each army. */
export const MEN: usize = base + memory.data(8 * CLASS_COUNT * MAX_ARMIES);
/** The cells of the board. */
export const CELLS: usize = base + memory.data(8 * CLASS_COUNT);
/** The occupied and the vacant cells. */
export const OCCUPIED: usize = base + memory.data(8 * CLASS_COUNT);
export const VACANT: usize = base + memory.data(8 * CLASS_COUNT);

/** Returns the bitboard of class k. */
@inline
export function bitboard(boards: usize, k: i32): u64 {
  return load<u64>(boards + ((<usize>k) << 3));
}

/** Returns the address of an army's four bitboards. */
@inline
export function menOf(army: i32): usize {
  return MEN + ((<usize>army) << 5);
}

/** The number of armies. They are numbered from 0. */
export let armyCount: i32 = 2;

/** Sets the number of armies. */
export function setArmyCount(count: i32): void {
  armyCount = min(count, MAX_ARMIES);
}

/** Computes OCCUPIED and VACANT from the men. */
export function updateOccupancy(): void {
  for (let k = 0; k < CLASS_COUNT; k += 1) {
    let men = bitboard(MEN, k) | bitboard(menOf(1), k);
    for (let army = 2; army < armyCount; army += 1) men |= bitboard(menOf(army), k);
    store<u64>(OCCUPIED + ((<usize>k) << 3), men);
    store<u64>(VACANT + ((<usize>k) << 3), bitboard(CELLS, k) & ~men);
  }
}

/** Returns the address of an army's bitboard that contains a given bit. */
@inline
export function bitboardAddress(army: i32, bitIndex: i32): usize {
  return menOf(army) + ((<usize>bitIndex >> 6) << 3);
}

/** Returns the mask of a bit within its bitboard. */
@inline
export function bitMask(bitIndex: i32): u64 {
  return (<u64>1) << (bitIndex & 63);
}

/** Returns the army of marked men if one of them is at the bit index, otherwise `army` itself. */
@inline
export function armyAt(army: i32, bitIndex: i32): i32 {
  const marked = markedArmyOf(army);
  return marked != 0 && (load<u64>(bitboardAddress(marked, bitIndex)) & bitMask(bitIndex)) != 0 ? marked : army;
}

/** Adds a man of an army at a bit index, or removes the one there. */
@inline
export function toggleMan(army: i32, bitIndex: i32): void {
  const address = bitboardAddress(army, bitIndex);
  store<u64>(address, load<u64>(address) ^ bitMask(bitIndex));
}

/** Changes whether OCCUPIED or VACANT contains a cell, after the only man there has moved away or a man has moved to it. */
@inline
export function toggleCell(bitIndex: i32): void {
  const offset = (<usize>bitIndex >> 6) << 3;
  store<u64>(OCCUPIED + offset, load<u64>(OCCUPIED + offset) ^ bitMask(bitIndex));
  store<u64>(VACANT + offset, load<u64>(VACANT + offset) ^ bitMask(bitIndex));
}
