import { type Cell, collectMenCells, kindOf, type Position, type Seat, VACANT } from '@halma/rules';

/** The number of a seat's men, by progress. */
interface MenCount {
  /** Men that need no more moves: in the target, or off the board in games with bearing off. */
  readonly done: number;
  readonly all: number;
  readonly inHand: number;
}

/** Counts a seat's men. */
export function countMen(position: Position, seat: Seat): MenCount {
  const { rules, hands } = position;
  const inHand = hands[seat] ?? 0;
  const onBoard = cellsOfMen(position, seat);
  const all = rules.handSize > 0 ? rules.handSize : (rules.camps[seat]?.home.length ?? onBoard.length);
  if (rules.game.goal === 'cleared') return { done: all - inHand - onBoard.length, all, inHand };
  return { done: onBoard.filter((cell) => isHome(position, seat, cell)).length, all, inHand };
}

function cellsOfMen({ men, rules }: Position, seat: Seat): Uint16Array {
  const cells = new Uint16Array(rules.board.cellCount);
  return cells.subarray(0, collectMenCells(men, seat, cells, rules.board.cellCount));
}

function isHome({ men, rules }: Position, seat: Seat, cell: Cell): boolean {
  const camp = rules.camps[seat];
  if (rules.game.goal === 'far-rows') return camp?.kindAtEnd[cell] === kindOf(men[cell] ?? VACANT);
  return camp?.inTarget[cell] === 1;
}
