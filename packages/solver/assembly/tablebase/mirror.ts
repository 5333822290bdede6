// A position of two sides and its mirror image have the same value. The tables have no row for a set whose image has a
// lower rank, because its positions have the values of their images. Boards without a mirror, such as all boards for
// three sides, have a row for every set.
import { sideCount } from './board';
import { isSame, union } from './cell-set';
import {
  cellsOf,
  firstOfRow,
  indicesAt,
  mirrored,
  numberVacantCells,
  rankBeside,
  rankOf,
  rotated,
  rowRankOf,
} from './ranks';
import { counters, listValue, rows, setCount, values } from './rows';

/** Returns the rank of the row that contains the values of a row: its own or that of its image. */
export function storedRowRank<T>(rank: u32): u32 {
  return sideCount == 2 ? min(rank, rankOf<T>(mirrored<T>(firstOfRow<T>(rank)))) : rank;
}

/** Returns whether a set is its own image. */
export function isSymmetric<T>(rank: u32): bool {
  const set = firstOfRow<T>(rank);
  return isSame<T>(mirrored<T>(set), set);
}

/** Lists the value of a two-sided position where the table contains it. */
export function listInTable<T>(mover: T, opponent: T, value: u32): void {
  const rank = rankOf<T>(mover);
  const image = mirrored<T>(mover);
  const imageRank = rankOf<T>(image);
  if (imageRank < rank) listValue(rowOf(imageRank), rankBeside<T>(mirrored<T>(opponent), image), value);
  else listValue(rowOf(rank), rankBeside<T>(opponent, mover), value);
}

/** Lists the value of the position before the move of `last`, wherever the table contains it or its image. */
export function listBefore<T>(first: T, second: T, last: T, value: u32): void {
  const mover = rotated<T>(last);
  const next = rotated<T>(first);
  if (sideCount == 2) {
    listWithImage<T>(mover, next, value);
    return;
  }
  const row = rowOf(rowRankOf<T>(mover, next));
  listValue(row, rankBeside<T>(rotated<T>(second), union<T>(mover, next)), value);
}

/**
 * With two sides: lists the value of a position from a row of counters, wherever the table contains the position or its
 * image.
 */
function listWithImage<T>(mover: T, opponent: T, value: u32): void {
  const opponentImage = mirrored<T>(opponent);
  const isSymmetricOpponent = isSame<T>(opponent, opponentImage);
  const image = mirrored<T>(mover);
  // The same row of counters contains the image of a position with a symmetric opponent, unless the mover is symmetric
  // too.
  if (isSymmetricOpponent && rankOf<T>(image) < rankOf<T>(mover)) return;
  listInTable<T>(mover, opponent, value);
  // The row of a symmetric mover contains the image, which no other row of counters does.
  if (!isSymmetricOpponent && isSame<T>(mover, image))
    listValue(rowOf(rankOf<T>(mover)), rankBeside<T>(opponentImage, mover), value);
}

/** Given the row of values of a set's image, writes the values of the set in place of the row of counters. */
export function mirrorValues<T>(rank: u32): void {
  const mover = firstOfRow<T>(rank);
  const image = mirrored<T>(mover);
  numberVacantCells<T>(mover);
  for (let column: u32 = 0; column < setCount; column += 1) {
    const opponent = cellsOf<T>(indicesAt<T>(column));
    store<u8>(counters + column, load<u8>(values + rankBeside<T>(mirrored<T>(opponent), image)));
  }
}

@inline
function rowOf(rank: u32): u32 {
  return load<u32>(rows + 4 * <usize>rank);
}
