import type { RunningGame } from '@halma/protocol';
import { formatPosition, type Position, parseMove, parsePosition, play, type Rules } from '@halma/rules';

/** Plays moves one by one from a position. Stops before an illegal move, which means that the page is older than the server. */
export function* positionsAfter(start: Position, moves: Iterable<string>): Generator<Position, undefined> {
  let last = start;
  for (const text of moves) {
    const move = parseMove(start.rules.board, text);
    const next = move.ok ? play(last, move.value) : move;
    if (!next.ok) return;
    last = next.value;
    yield last;
  }
}

/** Returns the latest positions of a game in progress, earliest first; empty if this page cannot read them. */
export function latestPositions(rules: Rules, { before, moves }: RunningGame['recent']): readonly Position[] {
  const start = parsePosition(rules, before);
  return start.ok ? [start.value, ...positionsAfter(start.value, moves)] : [];
}

/**
 * Returns the positions to show next, after news of a game in progress.
 *
 * @param shown the position on the board
 * @param latest the latest positions of the game, in order
 * @returns the positions after the shown one, played from it, so that the board animates them; all latest positions if the
 *   shown one is not among them, because the page was hidden for a while or a move was taken back
 */
export function positionsToShow(
  shown: Position | undefined,
  latest: readonly Position[],
): readonly Position[] {
  if (shown === undefined) return latest;
  const text = formatPosition(shown);
  const index = latest.findIndex(
    (position) => position.ply === shown.ply && formatPosition(position) === text,
  );
  if (index < 0) return latest;
  const moves = latest.slice(index + 1).flatMap(({ lastMove }) => lastMove ?? []);
  const positions: Position[] = [];
  let last = shown;
  for (const move of moves) {
    const next = play(last, move);
    if (!next.ok) return latest.slice(index + 1);
    last = next.value;
    positions.push(last);
  }
  return positions;
}
