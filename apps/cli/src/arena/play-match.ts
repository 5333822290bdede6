import type { GameReport } from './game-report.ts';

/**
 * Plays games of a match, several at the same time, and tells of them in their order, so that a match goes the same way however
 * many are played at once.
 *
 * @param room how many games to begin before the first of them is told
 * @param play plays the game of that number; null when it was stopped
 */
export async function* playMatch(
  games: number,
  room: number,
  play: (game: number) => Promise<GameReport | null>,
): AsyncGenerator<GameReport, void> {
  const underway: Promise<GameReport | null>[] = [];
  let begun = 0;
  for (let told = 0; told < games; told += 1) {
    while (begun < games && underway.length < room) {
      underway.push(play(begun));
      begun += 1;
    }
    const report = await underway.shift();
    if (report === undefined || report === null) return;
    yield report;
  }
}
