import { type ArchiveQuery, PLAYER_RESULTS } from '@halma/protocol';
import { GAME_IDS, TERMINATIONS } from '@halma/rules';
import { NAME_PATTERN } from './person-name.ts';

/** The fields of a search for finished games, in the URL and in the form. */
const ARCHIVE_FIELDS = [
  'player',
  'opponent',
  'mine',
  'game',
  'result',
  'termination',
  'rated',
  'minPlies',
  'maxPlies',
  'from',
  'to',
  'minRating',
  'maxRating',
] as const satisfies readonly (keyof ArchiveQuery)[];
type ArchiveField = (typeof ARCHIVE_FIELDS)[number];

/** A search for finished games. */
export type ArchiveFilter = Readonly<Partial<Record<ArchiveField, string>>>;

const NAME = new RegExp(`^${NAME_PATTERN}$`);
const NUMBER = /^\d{1,5}$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);

/** Checks for each field whether the server would accept a text as its value. */
const IS_VALID: Readonly<Record<ArchiveField, (text: string) => boolean>> = {
  player: (text) => NAME.test(text),
  opponent: (text) => NAME.test(text),
  mine: isOneOf(['yes']),
  game: isOneOf(GAME_IDS),
  result: isOneOf(PLAYER_RESULTS),
  termination: isOneOf(TERMINATIONS),
  rated: isOneOf(['yes', 'no']),
  minPlies: (text) => NUMBER.test(text),
  maxPlies: (text) => NUMBER.test(text),
  from: (text) => DAY.test(text),
  to: (text) => DAY.test(text),
  minRating: (text) => NUMBER.test(text),
  maxRating: (text) => NUMBER.test(text),
};

/**
 * Reads a search from a URL or a form. Ignores values that the server would refuse, and the result if the search names
 * no player whose result it could be.
 */
export function parseArchiveFilter(values: Pick<URLSearchParams, 'get'>): ArchiveFilter {
  const entries = ARCHIVE_FIELDS.map((field) => [field, (values.get(field) ?? '').trim()] as const);
  const filter: ArchiveFilter = Object.fromEntries(
    entries.filter(([field, text]) => text !== '' && IS_VALID[field](text)),
  );
  if (filter.player !== undefined || filter.mine !== undefined) return filter;
  const { result: _, ...others } = filter;
  return others;
}

/** Returns the query string of a search, with its question mark; empty for a search for all games. */
export function archiveSearchString(filter: ArchiveFilter): string {
  const search = new URLSearchParams(filter as Record<string, string>);
  return search.size > 0 ? `?${search}` : '';
}

/** Returns the search in the form that the server expects. */
export function archiveQuery(filter: ArchiveFilter): ArchiveQuery {
  // `parseArchiveFilter` has checked each field.
  return filter as ArchiveQuery;
}
