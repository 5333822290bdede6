import {
  type ArchiveDownloadQuery,
  type ArchiveQuery,
  accept,
  type PersonId,
  type Result,
  refuse,
} from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import { parseDay } from '../parse-day.ts';
import { UNITS_PER_POINT } from '../ratings/stored-rating.ts';
import type { ArchiveSearch } from '../store/archive-store.ts';
import { FIRST_PAGE, type PageCursor } from '../store/game-store.ts';
import type { PeopleStore } from '../store/people-store.ts';

/** A search of the archive, and the cursor before its first game. */
export interface ParsedSearch {
  readonly search: ArchiveSearch;
  readonly start: PageCursor;
}

/**
 * Converts a query to a search. Refuses names that no account has, days that the calendar does not have, and `mine` if
 * there is no session.
 *
 * @param caller the person who makes the request; undefined if there is no session
 */
export async function parseSearch(
  people: Pick<PeopleStore, 'findByName'>,
  query: ArchiveQuery | ArchiveDownloadQuery,
  caller: PersonId | undefined,
): Promise<Result<ParsedSearch>> {
  const isOwn = query.mine === 'yes';
  if (isOwn && caller === undefined) return refuse('no-session');
  const namedPeople: PersonId[] = [];
  for (const name of [isOwn ? undefined : query.player, query.opponent]) {
    const found = name === undefined ? undefined : await people.findByName(name);
    if (name !== undefined && found === undefined) return refuse('not-found');
    if (found !== undefined) namedPeople.push(found.person);
  }
  const [person, opponent] = isOwn ? [caller, ...namedPeople] : namedPeople;
  const { game, result, termination, rated, from, to } = query;
  const [since, lastDay] = [from, to].map((day) => (day === undefined ? undefined : parseDay(day)));
  if (from !== undefined && since === undefined) return refuse('bad-message', { at: '/from' });
  if (to !== undefined && lastDay === undefined) return refuse('bad-message', { at: '/to' });
  return accept({
    search: {
      person,
      opponent,
      includesUnlisted: isOwn,
      game,
      // If the query names no player, the opponent becomes `person`, and the result would count as the opponent's.
      result: isOwn || query.player !== undefined ? result : undefined,
      termination,
      isRated: rated === undefined ? undefined : rated === 'yes',
      minPlies: numberOf(query.minPlies),
      maxPlies: numberOf(query.maxPlies),
      since,
      minRating: unitsOf(query.minRating),
      maxRating: unitsOf(query.maxRating),
    },
    start: lastDay === undefined ? FIRST_PAGE : { at: lastDay + DAY_MS, id: '' },
  });
}

/**
 * Returns the cursor that is farther down a list: the one with the earlier time, since lists begin with the latest
 * games.
 */
export function laterCursor(one: PageCursor, other: PageCursor): PageCursor {
  return one.at < other.at || (one.at === other.at && one.id < other.id) ? one : other;
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function unitsOf(points: string | undefined): number | undefined {
  return points === undefined ? undefined : Number(points) * UNITS_PER_POINT;
}
