import { type Cell, cellsOfSeat, kindOf, type Position, type Seat, VACANT } from '@halma/rules';

/** How far a seat has come. */
interface MenCount {
  /** Men who need not move any more: home, or off the board where they have to leave it. */
  readonly done: number;
  readonly all: number;
  readonly inHand: number;
}

/** Counts the men of a seat. */
export function countMen(position: Position, seat: Seat): MenCount {
  const { rules, hands } = position;
  const inHand = hands[seat] ?? 0;
  const onBoard = cellsOfMen(position, seat);
  const all = rules.hand > 0 ? rules.hand : (rules.yards[seat]?.home.length ?? onBoard.length);
  if (rules.game.goal === 'cleared') return { done: all - inHand - onBoard.length, all, inHand };
  return { done: onBoard.filter((cell) => isHome(position, seat, cell)).length, all, inHand };
}

function cellsOfMen({ men, rules }: Position, seat: Seat): Uint16Array {
  const cells = new Uint16Array(rules.board.cells);
  return cells.subarray(0, cellsOfSeat(men, seat, cells, rules.board.cells));
}

function isHome({ men, rules }: Position, seat: Seat, cell: Cell): boolean {
  const yard = rules.yards[seat];
  if (rules.game.goal === 'own-rows') return yard?.kindAtEnd[cell] === kindOf(men[cell] ?? VACANT);
  return yard?.inTarget[cell] === 1;
}
