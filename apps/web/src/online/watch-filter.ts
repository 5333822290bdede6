import {
  RATING_TEMPOS,
  type RatingTempo,
  RUNNING_FAMILIES,
  RUNNING_ORDERS,
  type RunningFamily,
  type RunningGamesQuery,
  type RunningOrder,
} from '@halma/protocol';

/** The selection and order of the games in progress on a page. */
export interface WatchFilter {
  /** The games to show; undefined for all. */
  readonly family: RunningFamily | undefined;
  readonly tempo: RatingTempo | undefined;
  readonly isRated: boolean;
  readonly hasComputers: boolean;
  readonly order: RunningOrder;
  /** The number of the page, starting at 1. */
  readonly page: number;
}

const MAX_PAGE = 1000;

/** Returns the filter in a URL. Ignores unknown values. */
export function parseWatchFilter(search: URLSearchParams): WatchFilter {
  const oneOf = <Value extends string>(values: readonly Value[], name: string): Value | undefined =>
    values.find((value) => value === search.get(name));
  const page = Number(search.get('page'));
  return {
    family: oneOf(RUNNING_FAMILIES, 'family'),
    tempo: oneOf(RATING_TEMPOS, 'tempo'),
    isRated: search.get('rated') === 'yes',
    hasComputers: search.get('computers') === 'yes',
    order: oneOf(RUNNING_ORDERS, 'sort') ?? 'rating',
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Returns the filter in the form that the server expects. */
export function watchQuery(filter: WatchFilter): RunningGamesQuery {
  const { family, tempo, isRated, hasComputers, order, page } = filter;
  return {
    ...(family === undefined ? {} : { family }),
    ...(tempo === undefined ? {} : { tempo }),
    ...(isRated ? { rated: 'yes' } : {}),
    ...(hasComputers ? { computers: 'yes' } : {}),
    ...(order === 'rating' ? {} : { sort: order }),
    ...(page === 1 ? {} : { page: String(page - 1) }),
  };
}

/** Returns the query string of a filter, with its question mark; empty for the default filter. */
export function watchSearchString(filter: WatchFilter): string {
  const { page: _, ...query } = watchQuery(filter);
  const search = new URLSearchParams(query);
  if (filter.page > 1) search.set('page', String(filter.page));
  return search.size > 0 ? `?${search}` : '';
}

/** Returns whether a filter leaves out games that the page shows by default. */
export function isSelective({ family, tempo, isRated }: WatchFilter): boolean {
  return family !== undefined || tempo !== undefined || isRated;
}
