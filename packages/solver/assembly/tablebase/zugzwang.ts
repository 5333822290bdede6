import { setCount, values } from './area';
import { OPEN } from './limits';
import { cellsOf, indicesAt, numberVacantCells, rankBeside, rankOf, setAt, turned } from './ranks';

/** Returns the number of positions with this mover that either side loses if it is to move. */
export function countZugzwangs(moverRank: u32): u32 {
  const row = values + <usize>moverRank * setCount;
  const mover = setAt(moverRank);
  const turnedMover = turned(mover);
  numberVacantCells(mover);
  let count: u32 = 0;
  for (let column: u32 = 0; column < setCount; column += 1) {
    if (!isLost(load<u8>(row + column))) continue;
    const turnedOpponent = turned(cellsOf(indicesAt(column)));
    const other = <usize>rankOf(turnedOpponent) * setCount + rankBeside(turnedMover, turnedOpponent);
    if (isLost(load<u8>(values + other))) count += 1;
  }
  return count;
}

/** Returns whether the side to move loses, after at least one move. */
function isLost(value: u8): bool {
  return value != 0 && <u32>value < <u32>OPEN && (value & 1) == 0;
}
