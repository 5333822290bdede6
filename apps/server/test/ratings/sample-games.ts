import type { GameFacts } from '@halma/protocol';
import type { Database } from '../../src/store/database.ts';

/** The day on which sample games begin. */
export const FIRST_DAY: number = Date.UTC(2026, 0, 1);

let gameCount = 0;

/** Returns the id of a sample person. */
export function samplePerson(index: number): string {
  return `made${String(index).padStart(12, '0')}`;
}

/**
 * Returns the facts of a rated game with twenty turns for each player. The people are given in turn order.
 *
 * @param places each person's place in the result
 */
export function sampleGame(
  people: readonly string[],
  places: readonly number[],
  overrides: Partial<GameFacts> = {},
): GameFacts {
  gameCount += 1;
  const letters = people.length === 2 ? (['A', 'C'] as const) : (['A', 'B', 'C', 'D'] as const);
  const opponentCount = people.length - 1;
  return {
    game: `made${String(gameCount).padStart(8, '0')}`,
    startedAt: FIRST_DAY,
    endedAt: FIRST_DAY + gameCount * 3_600_000,
    rules: { game: people.length === 2 ? 'halma-2' : 'halma-4', preset: 'standard', options: {} },
    clock: { kind: 'days', days: 3 },
    listed: true,
    rated: true,
    sides: people.map((_, index) => [letters[index] ?? 'A']),
    seats: people.map((person, index) => {
      const place = places[index] ?? 1;
      const tiedCount = places.filter((other) => other === place).length - 1;
      return {
        seat: letters[index] ?? 'A',
        person,
        turnPosition: index + 1,
        turns: 20,
        place,
        share: Math.round((60 * (opponentCount - (place - 1) - tiedCount / 2)) / opponentCount),
      };
    }),
    plies: 20 * people.length,
    termination: 'win',
    opening: `opening-${gameCount}`,
    ...overrides,
  };
}

/** Adds games to the journal, as the events that end them do. */
export async function addToJournal(database: Database, games: readonly GameFacts[]): Promise<void> {
  await database.transaction(async (query) => {
    for (const facts of games)
      await query(
        `INSERT INTO finished (no, game, at, facts)
         SELECT coalesce(max(no), 0) + 1, CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT) FROM finished`,
        [facts.game, facts.endedAt, JSON.stringify(facts)],
      );
  });
}
