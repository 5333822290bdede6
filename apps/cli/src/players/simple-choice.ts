import {
  type Cell,
  type Goal,
  kindOf,
  type Man,
  type Move,
  type Position,
  seatOf,
  VACANT,
} from '@halma/rules';
import { pick } from '../chance/seeded-random.ts';

/** How simple players choose among the legal moves, at least one. */
export type Choice = (position: Position, moves: readonly Move[], random: () => number) => Move;

/** Plays any legal move. */
const anyMove: Choice = (_, moves, random) => pick(moves, random);

/** Plays a move that gains the most, and knows nothing else. */
const greediest: Choice = (position, moves, random) => {
  const gains = moves.map((move) => gainOf(position, move));
  const most = Math.max(...gains);
  return pick(
    moves.filter((_, index) => gains[index] === most),
    random,
  );
};

/** The simple players by their names. */
export const SIMPLE_CHOICES: Readonly<Record<'greedy' | 'random', Choice>> = {
  greedy: greediest,
  random: anyMove,
};

/** How many steps nearer to its goal a move brings a man. Drops and passes gain nothing. */
export function gainOf(position: Position, move: Move): number {
  if (move.kind !== 'walk' && move.kind !== 'leave') return 0;
  const way = WAYS[position.rules.game.goal];
  const man = position.men[move.from] ?? VACANT;
  return way(position, man, move.from) - (move.kind === 'leave' ? 0 : way(position, man, move.to));
}

/**
 * How many steps a man on a cell has to go, as if the board were empty. In camp games that is to the far corner of the target,
 * and one more outside it; else to the nearest cell where he has arrived, or off the board.
 */
const WAYS: Readonly<Record<Goal, (position: Position, man: Man, cell: Cell) => number>> = {
  camp: ({ rules }, man, cell) => {
    const yard = rules.yards[seatOf(man)];
    if (yard === undefined) return 0;
    return rules.board.distance(cell, yard.targetTip) + (yard.inTarget[cell] === 1 ? 0 : 1);
  },
  'own-rows': ({ rules }, man, cell) => {
    const kinds = rules.yards[seatOf(man)]?.kindAtEnd ?? new Int8Array();
    return nearest(rules.board.cells, cell, rules.board.distance, (end) => kinds[end] === kindOf(man));
  },
  cleared: ({ rules }, _, cell) =>
    1 + nearest(rules.board.cells, cell, rules.board.distance, (end) => rules.edge?.[end] === 1),
};

function nearest(
  cells: number,
  from: Cell,
  distance: (from: Cell, to: Cell) => number,
  isEnd: (cell: Cell) => boolean,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cells; cell += 1) if (isEnd(cell)) least = Math.min(least, distance(from, cell));
  return least;
}
