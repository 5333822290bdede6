// A position and its image in the mirror have the same value. The tables have no row for a set whose image has a lower rank:
// the values of its positions are those of their images.
import { cellsOf, indicesAt, mirrored, numberVacantCells, rankBeside, rankOf, setAt } from './ranks';
import { counters, listValue, rows, setCount, values } from './rows';

/** Returns the rank of the set whose row contains the values of a set: its own or that of its image. */
export function rankWithRow(rank: u32): u32 {
  return min(rank, rankOf(mirrored(setAt(rank))));
}

/** Returns whether a set is its own image. */
export function isSymmetric(rank: u32): bool {
  const set = setAt(rank);
  return mirrored(set) == set;
}

/** Lists the value of a position where the table contains it. */
export function listInTable(mover: u64, opponent: u64, value: u32): void {
  const rank = rankOf(mover);
  const image = mirrored(mover);
  const imageRank = rankOf(image);
  if (imageRank < rank) listValue(rowOf(imageRank), rankBeside(mirrored(opponent), image), value);
  else listValue(rowOf(rank), rankBeside(opponent, mover), value);
}

/** Lists the value of a position of a row of counters wherever the table contains it or its image. */
export function listResolved(mover: u64, opponent: u64, value: u32): void {
  const otherOpponent = mirrored(opponent);
  const image = mirrored(mover);
  // The same row of counters contains the image of a position with a symmetric opponent, unless the mover is symmetric too.
  if (opponent == otherOpponent && rankOf(image) < rankOf(mover)) return;
  listInTable(mover, opponent, value);
  // The row of a symmetric mover contains the image, which no other row of counters does.
  if (mover == image && opponent != otherOpponent) listValue(rowOf(rankOf(mover)), rankBeside(otherOpponent, mover), value);
}

/** Given the row of values of a set's image, writes the values of the set in place of the row of counters. */
export function mirrorValues(rank: u32): void {
  const mover = setAt(rank);
  const image = mirrored(mover);
  numberVacantCells(mover);
  for (let column: u32 = 0; column < setCount; column += 1) {
    const opponent = cellsOf(indicesAt(column));
    store<u8>(counters + column, load<u8>(values + rankBeside(mirrored(opponent), image)));
  }
}

@inline
function rowOf(rank: u32): u32 {
  return load<u32>(rows + 4 * <usize>rank);
}
