// Generates finished games for measuring ratings and the archive.

/** @type {import('../packages/protocol/dist/index.js').ClockSetting} */
const clock = { kind: 'real-time', main: 600_000, increment: 5000, delay: 0 };

/**
 * Returns the id of a generated person.
 *
 * @param {number} index starting at 0
 */
export const personId = (index) => `p${String(index).padStart(15, '0')}`;

/**
 * Returns a function that generates the facts of a game. One game in five is for four players, the others are
 * for two. Stronger players win more often. The games are the same in every run.
 *
 * @param {number} people the number of people; a fifth of them play most of the games
 * @returns {(gameNumber: number) => import('../packages/protocol/dist/index.js').GameFacts}
 */
export function createGameGenerator(people) {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return (gameNumber) => {
    const seatCount = random() < 0.2 ? 4 : 2;
    /** @type {Set<number>} */
    const players = new Set();
    while (players.size < seatCount) players.add(Math.floor((random() < 0.8 ? 0.2 : 1) * random() * people));
    const order = [...players].toSorted((one, other) => (one % 97) - (other % 97) + 60 * (random() - 0.5));
    /** @type {readonly import('../packages/rules/dist/index.js').SeatLetter[]} */
    const letters = seatCount === 2 ? ['A', 'C'] : ['A', 'B', 'C', 'D'];
    return {
      game: gameNumber.toString(36).padStart(12, '0'),
      startedAt: gameNumber * 60_000,
      endedAt: gameNumber * 60_000 + 600_000,
      rules: { game: seatCount === 2 ? 'halma-2' : 'halma-4', preset: 'standard', options: {} },
      clock,
      listed: true,
      rated: true,
      sides: letters.map((seat) => [seat]),
      seats: [...players].map((person, index) => ({
        seat: letters[index] ?? 'A',
        person: personId(person),
        turnPosition: index + 1,
        turns: 60,
        place: order.indexOf(person) + 1,
        share: Math.round((60 * (seatCount - 1 - order.indexOf(person))) / (seatCount - 1)),
      })),
      plies: 60 * seatCount,
      termination: 'win',
      opening: String(gameNumber),
    };
  };
}
