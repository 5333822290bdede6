/** A game seldom takes a player more turns than these from where he is. */
const TURNS_LEFT = 50;

/** What a move needs beside thinking: reading, writing, waking up. In milliseconds. */
const OVERHEAD = 20;

/** How long to think about a move with so much left on the clock and so much more after every move, in milliseconds. */
export function millisecondsFor({
  left,
  increment,
}: {
  readonly left: number;
  readonly increment: number;
}): number {
  const share = left / TURNS_LEFT + 0.8 * increment;
  return Math.max(1, Math.min(share, left / 2) - OVERHEAD);
}
