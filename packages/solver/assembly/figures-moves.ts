import { BOARD, fullMask, neighboursOf, numberOf, setWord, spread, word } from './figures-ground';
import { reached } from './figures-jumps';

// The moves of a state: from the squares of one list, where men are left, to those of the other that are not filled.

const MEN: usize = memory.data(32);
const FILLED: usize = memory.data(32);
const GOALS: usize = memory.data(32);
const CROSSED: usize = memory.data(32);

/** The moves listed last: two bytes each, the numbers of the man and of the square. */
const MOVES: usize = memory.data(2 * 32 * 32);

let end: usize = MOVES;

@inline
export function manIn(index: i32): i32 {
  return <i32>load<u8>(MOVES + (<usize>index << 1));
}

@inline
export function squareIn(index: i32): i32 {
  return <i32>load<u8>(MOVES + (<usize>index << 1), 1);
}

@inline
function put(man: i32, square: i32): void {
  store<u8>(end, <u8>man);
  store<u8>(end, <u8>square, 1);
  end += 2;
}

/** Men of class k who stand on some cells, each with a square. */
@inline
function putMen(list: i32, k: i32, men: u64, square: i32): void {
  for (; men != 0; men &= men - 1) put(numberOf(list, (k << 6) | <i32>ctz(men)), square);
}

/** Lists the moves to the squares of class k. All men who can jump into a component of vacant cells have all its squares. */
@inline
function listClass(list: i32, k: i32): void {
  const men = word(MEN, k);
  const vacant = word(BOARD, k) & ~word(CROSSED, k);
  let left = word(GOALS, k);
  while (left != 0) {
    const component = reached(k, CROSSED, vacant | men, vacant, left & (0 - left));
    const hoppers = component & men;
    for (let goals = left & component; goals != 0; goals &= goals - 1) {
      const place = (k << 6) | <i32>ctz(goals);
      const square = numberOf(1 - list, place);
      const neighbours = neighboursOf(place);
      putMen(list, k, hoppers, square);
      putMen(list, k ^ 1, word(neighbours, k ^ 1) & word(MEN, k ^ 1), square);
      putMen(list, k ^ 2, word(neighbours, k ^ 2) & word(MEN, k ^ 2), square);
      putMen(list, k ^ 3, word(neighbours, k ^ 3) & word(MEN, k ^ 3), square);
    }
    left &= ~component;
  }
}

/** Lists the moves of a state: men left on squares of a list, and the squares of the other list filled. @returns how many */
export function listMoves(list: i32, men: u32, filled: u32): i32 {
  spread(list, men, MEN);
  spread(1 - list, filled, FILLED);
  spread(1 - list, fullMask & ~filled, GOALS);
  for (let k = 0; k < 4; k += 1) setWord(CROSSED, k, word(MEN, k) | word(FILLED, k));
  end = MOVES;
  listClass(list, 0);
  listClass(list, 1);
  listClass(list, 2);
  listClass(list, 3);
  return <i32>((end - MOVES) >> 1);
}
