/** If more players than this are waiting, a wave starts immediately. */
const CROWD_SIZE = 100;

/**
 * Returns how many seconds players wait for others before a wave. `gameSeconds` is the time that one player is expected
 * to use in a game.
 */
export function waveSeconds(gameSeconds: number): number {
  return clamp(Math.floor(gameSeconds / 10) + 6, 15, 50);
}

/**
 * Returns whether to pair the waiting players: `pair` if enough players for a table have waited long enough, or many
 * players are waiting; `fill` if there are too few players for a table and one of them has waited twice as long, so
 * that computers may take the empty seats.
 */
export function waveDue(
  waitedSeconds: readonly number[],
  { seats, gameSeconds }: { readonly seats: number; readonly gameSeconds: number },
): 'pair' | 'fill' | 'wait' {
  const limit = waveSeconds(gameSeconds);
  if (waitedSeconds.length > CROWD_SIZE) return 'pair';
  if (waitedSeconds.filter((seconds) => seconds >= limit).length >= seats) return 'pair';
  const isShortOfPlayers =
    waitedSeconds.length < seats && waitedSeconds.some((seconds) => seconds >= 2 * limit);
  return isShortOfPlayers ? 'fill' : 'wait';
}

/**
 * Returns how long before its end an arena stops opening tables, in seconds.
 *
 * @param mainSeconds the main time of each player
 */
export function closingSeconds(mainSeconds: number): number {
  return clamp(Math.floor(mainSeconds / 2), 30, 120);
}

/**
 * Returns how many seconds a pausing player is left unpaired: 10 for the first pause, and for later ones an amount that
 * rises with their number and with the length of a game, from 10 to 120.
 *
 * @param pause the number of the pause, starting at 1
 */
export function pauseSeconds(pause: number, gameSeconds: number): number {
  return pause <= 1 ? 10 : clamp(Math.floor(gameSeconds / 15) * (pause - 1), 10, 120);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
