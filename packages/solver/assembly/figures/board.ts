// A camp and a figure on a square board. A set of cells is four bitboards, one for each parity class, as in the
// kernel's lattice. The camp is list 0 and the figure is list 1. Squares are numbered within their list, and a mask has
// a bit for each number. Mirror images have the numbers 2 i and 2 i + 1; the squares on the diagonal come last.

import { eastOf, northOf, southOf, westOf } from '../../../kernel/assembly/lattice';
import { CLASS_COUNT, MAX_CELLS, MAX_SQUARES } from '../limits';

export const CAMP: i32 = 0;
export const FIGURE: i32 = 1;

/** The cells of the board; written by the host. */
export const FIGURE_BOARD: usize = memory.data(32);
/** For each list: the bit indices of its squares; written by the host. */
export const FIGURE_SQUARES: usize = memory.data(2 * MAX_SQUARES);
/** For each list and bit index: the number of the square. */
const NUMBERS: usize = memory.data(2 * MAX_CELLS);
/** For each list: the mask of the first square of each pair of mirror images. */
const PAIRS: usize = memory.data(2 * 4);
/** The neighbours of each cell by bit index, four bitboards each. */
const NEIGHBOURS: usize = memory.data(8 * CLASS_COUNT * MAX_CELLS);

/** A bit for each square of a list. Camp and figure have the same number of squares. */
export let fullMask: u32 = 0;

/** Returns the bitboard of class k. */
@inline
export function bitboard(set: usize, k: i32): u64 {
  return load<u64>(set + ((<usize>k) << 3));
}

@inline
export function setBitboard(set: usize, k: i32, cells: u64): void {
  store<u64>(set + ((<usize>k) << 3), cells);
}

@inline
export function hasCell(set: usize, bitIndex: i32): bool {
  return ((bitboard(set, bitIndex >> 6) >> (bitIndex & 63)) & 1) != 0;
}

@inline
export function addCell(set: usize, bitIndex: i32): void {
  setBitboard(set, bitIndex >> 6, bitboard(set, bitIndex >> 6) | ((<u64>1) << (bitIndex & 63)));
}

@inline
export function copyCells(to: usize, from: usize): void {
  for (let k = 0; k < CLASS_COUNT; k += 1) setBitboard(to, k, bitboard(from, k));
}

/** Returns the bit index of a square. */
@inline
export function bitIndexOf(list: i32, number: i32): i32 {
  return <i32>load<u8>(FIGURE_SQUARES + <usize>(list * MAX_SQUARES + number));
}

/** Returns the number of the square at a bit index. */
@inline
export function numberOf(list: i32, bitIndex: i32): i32 {
  return <i32>load<u8>(NUMBERS + <usize>((list << 8) | bitIndex));
}

@inline
export function neighboursOf(bitIndex: i32): usize {
  return NEIGHBOURS + (<usize>bitIndex << 5);
}

/** Writes the cells of a mask to a set. */
@inline
export function writeCells(list: i32, mask: u32, set: usize): void {
  for (let k = 0; k < CLASS_COUNT; k += 1) setBitboard(set, k, 0);
  for (; mask != 0; mask &= mask - 1) addCell(set, bitIndexOf(list, <i32>ctz(mask)));
}

/** Returns the mask of the squares of a list on the given cells of class k. */
@inline
export function maskOf(list: i32, k: i32, cells: u64): u32 {
  let mask: u32 = 0;
  for (; cells != 0; cells &= cells - 1) mask |= 1 << numberOf(list, (k << 6) | <i32>ctz(cells));
  return mask;
}

/** Returns the mirror image of a mask. */
@inline
export function mirrored(list: i32, mask: u32): u32 {
  const firsts = load<u32>(PAIRS + (<usize>list << 2));
  return ((mask & firsts) << 1) | ((mask >> 1) & firsts) | (mask & ~(firsts | (firsts << 1)));
}

/** Returns the cells of class k that are adjacent to a cell of a set. */
@inline
export function neighboursOfSet(k: i32, set: usize): u64 {
  const row = bitboard(set, k ^ 1);
  const column = bitboard(set, k ^ 2);
  const diagonal = bitboard(set, k ^ 3);
  const east = eastOf(true, k, diagonal);
  const west = westOf(true, k, diagonal);
  return (
    eastOf(true, k, row) | westOf(true, k, row) | northOf(k, column) | southOf(k, column) |
    northOf(k, east) | northOf(k, west) | southOf(k, east) | southOf(k, west)
  );
}

/**
 * Prepares the squares of a list that the host has written.
 *
 * @param pairs number of pairs of mirror images at the start of the list
 */
export function prepareSquares(list: i32, count: i32, pairs: i32): void {
  fullMask = (1 << count) - 1;
  let firsts: u32 = 0;
  for (let pair = 0; pair < pairs; pair += 1) firsts |= 1 << (2 * pair);
  store<u32>(PAIRS + (<usize>list << 2), firsts);
  for (let number = 0; number < count; number += 1) {
    store<u8>(NUMBERS + <usize>((list << 8) | bitIndexOf(list, number)), <u8>number);
  }
}

/**
 * Prepares the board and the camp that the host has written.
 *
 * @param pairs number of pairs of mirror images at the start of the list
 */
export function setCamp(count: i32, pairs: i32): void {
  prepareNeighbours();
  prepareSquares(CAMP, count, pairs);
}

const SINGLE_CELL: usize = memory.data(32);

/** Computes the neighbours of all cells. */
function prepareNeighbours(): void {
  for (let bitIndex = 0; bitIndex < MAX_CELLS; bitIndex += 1) {
    memory.fill(SINGLE_CELL, 0, 32);
    addCell(SINGLE_CELL, bitIndex);
    const neighbours = neighboursOf(bitIndex);
    setBitboard(neighbours, 0, neighboursOfSet(0, SINGLE_CELL) & bitboard(FIGURE_BOARD, 0));
    setBitboard(neighbours, 1, neighboursOfSet(1, SINGLE_CELL) & bitboard(FIGURE_BOARD, 1));
    setBitboard(neighbours, 2, neighboursOfSet(2, SINGLE_CELL) & bitboard(FIGURE_BOARD, 2));
    setBitboard(neighbours, 3, neighboursOfSet(3, SINGLE_CELL) & bitboard(FIGURE_BOARD, 3));
  }
}
