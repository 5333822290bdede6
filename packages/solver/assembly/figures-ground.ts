// A yard and a figure on a square board, which has four words of 64 bits, one for each parity class, as the kernel's lattice
// says. A set of cells is four words too. The yard is list 0 and the figure is list 1; a set of squares of a list is a mask of
// bits by their order in it. Mirror images stand next to each other in a list, at 2 i and 2 i + 1; squares on the diagonal
// come last.

import { eastOf, northOf, southOf, westOf } from '../../kernel/assembly/lattice';

export const YARD: i32 = 0;
export const FIGURE: i32 = 1;

/** The most squares of a list, and of an army. */
export const MOST_SQUARES: i32 = 32;

/** The cells of the board. Written by the host. */
export const BOARD: usize = memory.data(32);
/** For each list: its places in order. Written by the host. */
export const SQUARES: usize = memory.data(2 * 32);
/** For each list, by place: the number of the square. */
const NUMBERS: usize = memory.data(2 * 256);
/** For each list: a bit for the first of each pair of mirror images. */
const PAIRS: usize = memory.data(2 * 4);
/** By place: its neighbours on the board, four words. */
const NEIGHBOURS: usize = memory.data(256 * 32);

/** A bit for each square of a list. Yard and figure have as many. */
export let fullMask: u32 = 0;

/** The word of a class in a set. */
@inline
export function word(set: usize, k: i32): u64 {
  return load<u64>(set + ((<usize>k) << 3));
}

@inline
export function setWord(set: usize, k: i32, cells: u64): void {
  store<u64>(set + ((<usize>k) << 3), cells);
}

@inline
export function has(set: usize, place: i32): bool {
  return ((word(set, place >> 6) >> (place & 63)) & 1) != 0;
}

@inline
export function add(set: usize, place: i32): void {
  setWord(set, place >> 6, word(set, place >> 6) | ((<u64>1) << (place & 63)));
}

@inline
export function copy(to: usize, from: usize): void {
  for (let k = 0; k < 4; k += 1) setWord(to, k, word(from, k));
}

/** The place of a square. */
@inline
export function placeOf(list: i32, number: i32): i32 {
  return <i32>load<u8>(SQUARES + <usize>(list * MOST_SQUARES + number));
}

/** The number in its list of the square on a place. */
@inline
export function numberOf(list: i32, place: i32): i32 {
  return <i32>load<u8>(NUMBERS + <usize>((list << 8) | place));
}

@inline
export function neighboursOf(place: i32): usize {
  return NEIGHBOURS + (<usize>place << 5);
}

/** Writes the cells of a mask. */
@inline
export function spread(list: i32, mask: u32, set: usize): void {
  for (let k = 0; k < 4; k += 1) setWord(set, k, 0);
  for (; mask != 0; mask &= mask - 1) add(set, placeOf(list, <i32>ctz(mask)));
}

/** The bits of those squares of a list that lie on some cells of a class. */
@inline
export function maskOf(list: i32, k: i32, cells: u64): u32 {
  let mask: u32 = 0;
  for (; cells != 0; cells &= cells - 1) mask |= 1 << numberOf(list, (k << 6) | <i32>ctz(cells));
  return mask;
}

/** The mirror image of a set of squares of a list. */
@inline
export function mirrored(list: i32, mask: u32): u32 {
  const firsts = load<u32>(PAIRS + (<usize>list << 2));
  return ((mask & firsts) << 1) | ((mask >> 1) & firsts) | (mask & ~(firsts | (firsts << 1)));
}

/** The cells of class k that touch a cell of a set at a side or a corner. */
@inline
export function touching(k: i32, set: usize): u64 {
  const row = word(set, k ^ 1);
  const column = word(set, k ^ 2);
  const diagonal = word(set, k ^ 3);
  const east = eastOf(true, k, diagonal);
  const west = westOf(true, k, diagonal);
  return (
    eastOf(true, k, row) | westOf(true, k, row) | northOf(k, column) | southOf(k, column) |
    northOf(k, east) | northOf(k, west) | southOf(k, east) | southOf(k, west)
  );
}

/** Takes over the squares of a list that the host has written. @param pairs how many pairs of mirror images it begins with */
export function settleList(list: i32, count: i32, pairs: i32): void {
  fullMask = (1 << count) - 1;
  let firsts: u32 = 0;
  for (let pair = 0; pair < pairs; pair += 1) firsts |= 1 << (2 * pair);
  store<u32>(PAIRS + (<usize>list << 2), firsts);
  for (let number = 0; number < count; number += 1) {
    store<u8>(NUMBERS + <usize>((list << 8) | placeOf(list, number)), <u8>number);
  }
}

const ONE: usize = memory.data(32);

/** Works out the neighbours of all cells of the board that the host has written. */
export function settleBoard(): void {
  for (let place = 0; place < 256; place += 1) {
    memory.fill(ONE, 0, 32);
    add(ONE, place);
    const neighbours = neighboursOf(place);
    setWord(neighbours, 0, touching(0, ONE) & word(BOARD, 0));
    setWord(neighbours, 1, touching(1, ONE) & word(BOARD, 1));
    setWord(neighbours, 2, touching(2, ONE) & word(BOARD, 2));
    setWord(neighbours, 3, touching(3, ONE) & word(BOARD, 3));
  }
}
