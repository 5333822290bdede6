import { formatShortMove, legalMoves, type Position, playUnchecked } from '@halma/rules';
import { pickRandom } from '../seeded-random.ts';

/** The minimum and maximum number of plies in an opening. */
export interface PlyRange {
  readonly min: number;
  readonly max: number;
}

const MAX_OPENING_PLIES = 200;

/** Parses `6` or `4..8`; undefined for any other string. */
export function parsePlyRange(text: string): PlyRange | undefined {
  const [, first, last = first] = /^(\d{1,3})(?:\.\.(\d{1,3}))?$/.exec(text) ?? [];
  const [min, max] = [Number(first ?? -1), Number(last ?? -1)];
  return min >= 0 && min <= max && max <= MAX_OPENING_PLIES ? { min, max } : undefined;
}

/** Plays an opening of random legal moves. It stops before a move that would end the game. */
export function playRandomOpening(start: Position, { min, max }: PlyRange, random: () => number): Position {
  let position = start;
  const plies = min + Math.floor(random() * (max - min + 1));
  for (let ply = 0; ply < plies; ply += 1) {
    const next = playUnchecked(position, pickRandom(sortedMoves(position), random));
    if (next.outcome !== null) break;
    position = next;
  }
  return position;
}

/** Returns the legal moves sorted by notation, so that openings do not depend on the order of the move generator. */
function sortedMoves(position: Position): ReturnType<typeof legalMoves> {
  const { board } = position.rules;
  return legalMoves(position)
    .map((move) => ({ move, text: formatShortMove(board, move) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ move }) => move);
}
