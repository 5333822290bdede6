import {
  type Board,
  type Cell,
  type Goal,
  kindOf,
  type Man,
  type Move,
  type Position,
  seatOf,
  VACANT,
} from '@halma/rules';
import { pickRandom } from './seeded-random.ts';

/** Chooses one of the legal moves. `moves` is not empty. */
export type MoveChooser = (position: Position, moves: readonly Move[], random: () => number) => Move;

/** Chooses a random legal move. */
const chooseAnyMove: MoveChooser = (_, moves, random) => pickRandom(moves, random);

/** Chooses the move that gains the most steps, or a random move among equally good moves. */
const chooseGreediestMove: MoveChooser = (position, moves, random) => {
  const gains = moves.map((move) => stepsGained(position, move));
  const maxGain = Math.max(...gains);
  return pickRandom(
    moves.filter((_, index) => gains[index] === maxGain),
    random,
  );
};

/** The simple players by name. */
export const SIMPLE_PLAYERS: Readonly<Record<'greedy' | 'random', MoveChooser>> = {
  greedy: chooseGreediestMove,
  random: chooseAnyMove,
};

/** Returns how many steps closer to its goal a move brings a man. Drops and passes gain nothing. */
export function stepsGained(position: Position, move: Move): number {
  if (move.kind !== 'normal' && move.kind !== 'bear-off') return 0;
  const distanceToGoal = DISTANCE_TO_GOAL[position.rules.game.goal];
  const man = position.men[move.from] ?? VACANT;
  return (
    distanceToGoal(position, man, move.from) -
    (move.kind === 'bear-off' ? 0 : distanceToGoal(position, man, move.to))
  );
}

/**
 * The distance of a man to its goal on an empty board, in steps. In games with camps, it is the distance to the tip of
 * the target, plus one outside the target; in other games, the distance to the nearest goal cell, or to the outside of
 * the board.
 */
const DISTANCE_TO_GOAL: Readonly<Record<Goal, (position: Position, man: Man, cell: Cell) => number>> = {
  camp: ({ rules }, man, cell) => {
    const camp = rules.camps[seatOf(man)];
    if (camp === undefined) return 0;
    return rules.board.distance(cell, camp.targetTip) + (camp.inTarget[cell] === 1 ? 0 : 1);
  },
  'far-rows': ({ rules }, man, cell) => {
    const kinds = rules.camps[seatOf(man)]?.kindAtEnd ?? new Int8Array();
    return distanceToNearest(rules.board, cell, (end) => kinds[end] === kindOf(man));
  },
  cleared: ({ rules }, _, cell) =>
    1 + distanceToNearest(rules.board, cell, (end) => rules.bearOffCells?.[end] === 1),
};

function distanceToNearest(board: Board, from: Cell, isEnd: (cell: Cell) => boolean): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < board.cellCount; cell += 1)
    if (isEnd(cell)) shortest = Math.min(shortest, board.distance(from, cell));
  return shortest;
}
