import type { PersonId } from '@halma/protocol';
import { numberColumn, placeholders } from './columns.ts';
import type { Query } from './database.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How many rated games against other bot accounts a bot account can start within a day. */
const MAX_RATED_BOT_GAMES_A_DAY = 100;

/**
 * Returns whether a rated game with these opponents would be one too many for a person: both have bot accounts, and the person has started
 * as many rated games against bots within a day as one account may. @param now milliseconds since 1970
 */
export async function exceedsRatedBotGames(
  query: Query,
  person: PersonId,
  opponents: readonly PersonId[],
  now: number,
): Promise<boolean> {
  if (opponents.length === 0) return false;
  const [kinds] = await query(
    `SELECT count(CASE WHEN person = $1 THEN 1 END) AS own, count(CASE WHEN person <> $1 THEN 1 END) AS others
     FROM people WHERE bot = 1 AND person IN ($1, ${placeholders(opponents, 2)})`,
    [person, ...opponents],
  );
  if (kinds === undefined || numberColumn(kinds, 'own') === 0 || numberColumn(kinds, 'others') === 0)
    return false;
  // A game that started within the day goes on or ended within it, so that an index finds it.
  const [row] = await query(
    `SELECT count(*) AS games FROM (
       SELECT game FROM players WHERE person = $1 AND changed_at IS NULL
       UNION SELECT game FROM players
         WHERE person = $1 AND listed IN (0, 1) AND phase = 'over' AND changed_at >= $2) AS own
     JOIN games ON games.game = own.game
     WHERE games.created_at >= $2 AND games.terms LIKE '%"rated":true%'
       AND EXISTS (SELECT 1 FROM players AS others JOIN people ON people.person = others.person
         WHERE others.game = own.game AND others.person <> $1 AND people.bot = 1)`,
    [person, now - DAY_MS],
  );
  return row !== undefined && numberColumn(row, 'games') >= MAX_RATED_BOT_GAMES_A_DAY;
}
