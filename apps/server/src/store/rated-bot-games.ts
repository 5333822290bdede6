import type { OnlineGameId, PersonId } from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import { numberColumn, placeholders, textColumn } from './columns.ts';
import type { Query } from './database.ts';

/** The maximum number of rated games against other bot accounts that a bot account can start within a day. */
const MAX_DAILY_RATED_BOT_GAMES = 100;

/** A rated game that is about to start. */
export interface RatedGame {
  readonly people: readonly PersonId[];
  /** Present if the game exists already, and waits for players. */
  readonly game?: OnlineGameId;
}

/**
 * Returns whether a rated game would exceed the limit for one of its people: at least two have bot accounts, and one of
 * these has already started the maximum number of rated games against bots within a day.
 *
 * @param now milliseconds since 1970
 */
export async function exceedsRatedBotGameLimit(
  query: Query,
  { people, game = '' }: RatedGame,
  now: number,
): Promise<boolean> {
  if (people.length < 2) return false;
  const bots = await query(
    `SELECT person FROM people WHERE bot = 1 AND person IN (${placeholders(people)})`,
    people,
  );
  if (bots.length < 2) return false;
  for (const bot of bots) {
    const games = await countRatedBotGames(query, textColumn(bot, 'person'), game, now);
    if (games >= MAX_DAILY_RATED_BOT_GAMES) return true;
  }
  return false;
}

/** Counts the rated games against bots that a person has started within a day, leaving out the given game. */
async function countRatedBotGames(
  query: Query,
  person: PersonId,
  except: OnlineGameId,
  now: number,
): Promise<number> {
  // A game that started within the day is in progress or ended within it, so an index finds it.
  const [row] = await query(
    `SELECT count(*) AS games FROM (
       SELECT game FROM players WHERE person = $1 AND changed_at IS NULL
       UNION SELECT game FROM players
         WHERE person = $1 AND listed IN (0, 1) AND phase = 'over' AND changed_at >= $2) AS own
     JOIN games ON games.game = own.game
     WHERE games.created_at >= $2 AND games.game <> $3 AND games.terms LIKE '%"rated":true%'
       AND EXISTS (SELECT 1 FROM players AS others JOIN people ON people.person = others.person
         WHERE others.game = own.game AND others.person <> $1 AND people.bot = 1)`,
    [person, now - DAY_MS, except],
  );
  return row === undefined ? 0 : numberColumn(row, 'games');
}
