import type { EventKind, GameFacts } from '@halma/protocol';
import { gameFacts } from '../game/facts.ts';
import type { GameState } from '../game/state.ts';
import { winnersOf } from '../ratings/counting.ts';
import { streamOf } from '../tournament/stream.ts';
import { placeholders } from './columns.ts';
import type { Database, Statement } from './database.ts';
import type { Append } from './game-store.ts';
import { dayOf } from './network-tag-store.ts';

/** The lock held while a game gets its number in the journal, so that numbers follow the order of the commits. */
const JOURNAL_LOCK = 'finished';

const EVENTS_AFTER_THE_END: ReadonlySet<EventKind> = new Set([
  'rematch-offered',
  'rematch-declined',
  'series-ended',
]);

/**
 * Returns the statements that add a game to the journal of finished games, if an event has ended it, and make
 * its tournament's work due.
 *
 * The lock is held until the commit, so a game gets its number only after every game with a lower number has
 * been committed. A database sequence would not work: a reader that has passed number 8 would miss a 7 that
 * is committed later.
 */
export function journalStatements(
  { lockStatements }: Pick<Database, 'lockStatements'>,
  { logged, state, now }: Append,
): readonly Statement[] {
  // Once a game is over, only its rematch and its series can still change it.
  if (EVENTS_AFTER_THE_END.has(logged.event.kind)) return [];
  const facts = gameFacts(state);
  if (facts === undefined) return [];
  return [
    ...lockStatements(JOURNAL_LOCK),
    {
      sql: `INSERT INTO finished (no, game, at, facts)
        SELECT coalesce(max(no), 0) + 1, CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT) FROM finished
        WHERE true ON CONFLICT (game) DO NOTHING`,
      values: [state.game, facts.endedAt, JSON.stringify(facts)],
    },
    ...sharedNetworkUpdate(facts),
    ...tournamentWorkUpdate(state.terms, now),
  ];
}

/**
 * Returns the statement that marks a rated game if a winner and an opponent connected from the same network on a day
 * on which it was played; none if the game has no winner or no opponents, or is not rated.
 */
function sharedNetworkUpdate(facts: GameFacts): readonly Statement[] {
  const winners = winnersOf(facts);
  const opponents = facts.seats.flatMap(({ person }) =>
    person === undefined || winners.includes(person) ? [] : [person],
  );
  if (!facts.rated || winners.length === 0 || opponents.length === 0) return [];
  const [from, to] = [dayOf(facts.startedAt), dayOf(facts.endedAt)];
  return [
    {
      sql: `UPDATE finished SET alike = 1 WHERE game = $1 AND EXISTS (
          SELECT 1 FROM connection_tags own JOIN connection_tags other ON other.tag = own.tag
          WHERE own.person IN (${placeholders(winners, 4)}) AND own.day BETWEEN $2 AND $3
            AND other.person IN (${placeholders(opponents, 4 + winners.length)}))`,
      values: [facts.game, from, to, ...winners, ...opponents],
    },
  ];
}

/**
 * Returns the statement that makes the work of a game's tournament due; none if the game belongs to no tournament. A
 * node that has leased the work in the meantime does not delay it: `releaseDue` leaves work alone if its time has
 * changed.
 */
function tournamentWorkUpdate({ tournament }: GameState['terms'], at: number): readonly Statement[] {
  return tournament === undefined
    ? []
    : [
        {
          sql: 'UPDATE log_due SET at = $2, taken_until = 0 WHERE stream = $1',
          values: [streamOf(tournament.id), at],
        },
      ];
}
