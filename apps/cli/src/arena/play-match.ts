import type { GameReport } from './game-report.ts';

/**
 * Plays the games of a match, several at a time, and yields their reports in order, so that the result does not depend on the
 * number of concurrent games.
 *
 * @param capacity the number of games to start before the first of them is reported
 * @param play plays one game by its number; null when it was stopped
 */
export async function* playMatch(
  games: number,
  capacity: number,
  play: (game: number) => Promise<GameReport | null>,
): AsyncGenerator<GameReport, void> {
  const pending: Promise<GameReport | null>[] = [];
  let started = 0;
  for (let reported = 0; reported < games; reported += 1) {
    while (started < games && pending.length < capacity) {
      pending.push(play(started));
      started += 1;
    }
    const report = await pending.shift();
    if (report === undefined || report === null) return;
    yield report;
  }
}
