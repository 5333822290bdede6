import { OPEN } from './limits';
import { listInTable } from './mirror';
import { cellsOf, firstOfRow, indicesAt, numberVacantCells, rotated } from './ranks';
import { clearList, listLength, setCount, values } from './rows';

/**
 * Lists, for each position of the row of values that the side to move loses, the position with the same men and the
 * other side to move. It is a mutual zugzwang if that position is lost too. For two sides only.
 *
 * @returns the number of listed positions
 */
export function listZugzwangs<T>(moverRank: u32): u32 {
  const mover = firstOfRow<T>(moverRank);
  const rotatedMover = rotated<T>(mover);
  numberVacantCells<T>(mover);
  clearList();
  for (let column: u32 = 0; column < setCount; column += 1) {
    const value = load<u8>(values + column);
    if (!isLost(value)) continue;
    listInTable<T>(rotated<T>(cellsOf<T>(indicesAt<T>(column))), rotatedMover, value);
  }
  return listLength();
}

/** Returns whether the side to move loses, after at least one move. */
function isLost(value: u8): bool {
  return value != 0 && <u32>value < <u32>OPEN && (value & 1) == 0;
}
