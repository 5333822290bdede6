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
import { pick } from './seeded-random.ts';

/** Chooses one of the legal moves, of which there is at least one. */
export type Choice = (position: Position, moves: readonly Move[], random: () => number) => Move;

/** Plays a random legal move. */
const anyMove: Choice = (_, moves, random) => pick(moves, random);

/** Plays the move that gains the most steps; a random one of several. */
const greediest: Choice = (position, moves, random) => {
  const gains = moves.map((move) => stepsGained(position, move));
  const most = Math.max(...gains);
  return pick(
    moves.filter((_, index) => gains[index] === most),
    random,
  );
};

/** The simple players by name. */
export const SIMPLE_PLAYERS: Readonly<Record<'greedy' | 'random', Choice>> = {
  greedy: greediest,
  random: anyMove,
};

/** Returns how many steps closer to its goal a move brings a man. Drops and passes gain nothing. */
export function stepsGained(position: Position, move: Move): number {
  if (move.kind !== 'normal' && move.kind !== 'bear-off') return 0;
  const solution = DISTANCE_TO_GOAL[position.rules.game.goal];
  const man = position.men[move.from] ?? VACANT;
  return (
    solution(position, man, move.from) - (move.kind === 'bear-off' ? 0 : solution(position, man, move.to))
  );
}

/**
 * The distance of a man to its goal on an empty board, in steps: in camp games to the far corner of the target, plus one outside
 * the target; else to the nearest goal cell, or off the board.
 */
const DISTANCE_TO_GOAL: Readonly<Record<Goal, (position: Position, man: Man, cell: Cell) => number>> = {
  camp: ({ rules }, man, cell) => {
    const camp = rules.camps[seatOf(man)];
    if (camp === undefined) return 0;
    return rules.board.distance(cell, camp.targetTip) + (camp.inTarget[cell] === 1 ? 0 : 1);
  },
  'own-rows': ({ rules }, man, cell) => {
    const kinds = rules.camps[seatOf(man)]?.kindAtEnd ?? new Int8Array();
    return nearest(rules.board.cellCount, cell, rules.board.distance, (end) => kinds[end] === kindOf(man));
  },
  cleared: ({ rules }, _, cell) =>
    1 + nearest(rules.board.cellCount, cell, rules.board.distance, (end) => rules.bearOffCells?.[end] === 1),
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
