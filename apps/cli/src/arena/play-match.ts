import type { GameReport } from './game-report.ts';

/**
 * Plays the games of a match, several at a time, and yields the reports in the order of the games, so that the result
 * does not depend on the number of concurrent games.
 *
 * @param games the number of games
 * @param capacity the number of games to start before the first report
 * @param play plays the game with a number from 0; resolves to null when the game was stopped
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
