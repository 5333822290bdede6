import type { GameFacts, PersonId, SeatFacts } from '@halma/protocol';
import { resultOf } from '../ratings/counting.ts';
import { placeholders, textColumn } from './columns.ts';
import type { Query } from './database.ts';
import type { JournalEntry } from './journal-store.ts';
import type { JournalProjection } from './projection-store.ts';
import { type Cells, discardRows, insertRows } from './table-rows.ts';

/** The name of the projection in the cursor table. */
export const ARCHIVE = 'archive';

/** The value of the `person` column in the row that lets all visitors find a listed game. */
export const ANYONE = '';

/**
 * Writes a row for each player of each finished game, and one for all visitors if the game is listed, so that each
 * search reads one index in order. Aborted games have no rows.
 */
export const archiveProjection: JournalProjection = {
  name: ARCHIVE,

  async apply(query, version, entries) {
    const finished = entries.filter(({ facts }) => facts.termination !== undefined);
    const deleted = await readDeleted(
      query,
      finished.flatMap(({ facts }) => playersOf(facts)),
    );
    await insertRows(
      query,
      `game_facts (version, no, person, game, game_id, ended_at, listed, rated, plies, termination, result, hop, hop_ply)`,
      finished.flatMap((entry) => rowsOf(version, entry, deleted)),
    );
  },

  discard: (query, version, limit) =>
    discardRows(query, { table: 'game_facts', key: 'no, person' }, version, limit),
};

function playersOf({ seats }: GameFacts): readonly PersonId[] {
  return [...new Set(seats.flatMap(({ person }) => person ?? []))];
}

/**
 * Returns which of the given people have deleted their accounts. Their games are kept, but a search for these
 * people no longer finds those games.
 */
async function readDeleted(query: Query, people: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
  const uniquePeople = [...new Set(people)];
  if (uniquePeople.length === 0) return new Set();
  const rows = await query(
    `SELECT person FROM people WHERE name IS NULL AND role = 'closed' AND person IN (${placeholders(uniquePeople)})`,
    uniquePeople,
  );
  return new Set(rows.map((row) => textColumn(row, 'person')));
}

function rowsOf(
  version: number,
  { no, facts }: JournalEntry,
  deleted: ReadonlySet<PersonId>,
): readonly Cells[] {
  const { game, rules, endedAt, listed, rated, plies, termination = '' } = facts;
  const row = (person: string, result: string, hop?: SeatFacts['longestHop']): Cells => [
    version,
    no,
    person,
    game,
    rules.game,
    endedAt,
    listed ? 1 : 0,
    rated ? 1 : 0,
    plies,
    termination,
    result,
    hop?.jumps ?? null,
    hop?.ply ?? null,
  ];
  const players = playersOf(facts).filter((person) => !deleted.has(person));
  return [
    ...(listed ? [row(ANYONE, '')] : []),
    ...players.map((person) => {
      const seat = facts.seats.find((candidate) => candidate.person === person);
      return row(person, resultOf(facts, seat?.place, seat?.share), longestHopOf(facts, person));
    }),
  ];
}

/** Returns a person's longest hop; a person can have several seats. */
function longestHopOf({ seats }: GameFacts, person: PersonId): SeatFacts['longestHop'] {
  return seats
    .flatMap((seat) => (seat.person === person ? (seat.longestHop ?? []) : []))
    .toSorted((one, other) => other.jumps - one.jumps || one.ply - other.ply)[0];
}
