/**
 * Plays the games of a match, several at a time, and yields their reports in the order of the games, so that
 * the result does not depend on the number of concurrent games.
 *
 * @param gameCount the number of games
 * @param capacity the number of games to start before the first report
 * @param play plays the game with the given number, from 0; resolves to null if the game was stopped
 */
export async function* playMatch<Report>(
  gameCount: number,
  capacity: number,
  play: (game: number) => Promise<Report | null>,
): AsyncGenerator<Report, void> {
  const pending: Promise<Report | null>[] = [];
  let started = 0;
  for (let reported = 0; reported < gameCount; reported += 1) {
    while (started < gameCount && pending.length < capacity) {
      pending.push(play(started));
      started += 1;
    }
    const report = await pending.shift();
    if (report === undefined || report === null) return;
    yield report;
  }
}
