import { formatShortMove, legalMoves, type Position, playListed } from '@halma/rules';
import { pick } from '../chance/seeded-random.ts';

/** How many turns an opening has, from the fewest to the most. */
export interface PliesSpan {
  readonly least: number;
  readonly most: number;
}

/** A number of turns that any opening is shorter than. */
const MOST_PLIES = 200;

/** Reads `6` or `4..8`; undefined when it is neither. */
export function readPliesSpan(text: string): PliesSpan | undefined {
  const [, first, last = first] = /^(\d{1,3})(?:\.\.(\d{1,3}))?$/.exec(text) ?? [];
  const [least, most] = [Number(first ?? -1), Number(last ?? -1)];
  return least >= 0 && least <= most && most <= MOST_PLIES ? { least, most } : undefined;
}

/** Plays random legal turns from a start. An opening does not end the game: it is cut off before such a turn. */
export function playOpening(start: Position, { least, most }: PliesSpan, random: () => number): Position {
  let position = start;
  const plies = least + Math.floor(random() * (most - least + 1));
  for (let ply = 0; ply < plies; ply += 1) {
    const next = playListed(position, pick(sortedMoves(position), random));
    if (next.outcome !== null) break;
    position = next;
  }
  return position;
}

/** Sorted by their texts, so that an opening does not depend on how the rules happen to list moves. */
function sortedMoves(position: Position): ReturnType<typeof legalMoves> {
  const { board } = position.rules;
  return legalMoves(position)
    .map((move) => ({ move, text: formatShortMove(board, move) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ move }) => move);
}
