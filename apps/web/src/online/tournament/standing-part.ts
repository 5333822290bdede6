import type { PersonId, TournamentStanding, TournamentView } from '@halma/protocol';
import { membersOf } from './entrants.ts';

/**
 * The part of long standings that the visitor chose: the first rows, those around the visitor, or those after
 * a given number of rows.
 */
export type StandingChoice = 'first' | 'own' | number;

/** Consecutive rows of the standings. */
export interface StandingPart {
  /** The number of rows before these. */
  readonly after: number;
  readonly lines: TournamentView['standing'];
}

/** Returns whether a view contains only a part of the standings. */
export function hasStandingPages({
  standing,
  lineCount,
}: Pick<TournamentView, 'standing' | 'lineCount'>): boolean {
  return standing.length < lineCount;
}

/**
 * Returns the rows to show; undefined while they are not loaded. A visitor who no longer has a row sees the first ones.
 *
 * @param page the latest page fetched
 */
export function shownPart(
  view: Pick<TournamentView, 'standing' | 'ownLines'>,
  choice: StandingChoice,
  page: StandingPart | undefined,
): StandingPart | undefined {
  if (typeof choice === 'number') return page?.after === choice ? page : undefined;
  return (choice === 'own' ? view.ownLines : undefined) ?? { after: 0, lines: view.standing };
}

/**
 * Returns the choices that lead to the pages before and after the rows shown; undefined if there is no such
 * page.
 */
export function neighbourPages(
  { standing, lineCount }: Pick<TournamentView, 'standing' | 'lineCount'>,
  { after, lines }: StandingPart,
): { readonly previous: StandingChoice | undefined; readonly next: StandingChoice | undefined } {
  const before = Math.min(after, lineCount) - standing.length;
  const last = after + lines.length;
  return {
    previous: after === 0 ? undefined : before <= 0 ? 'first' : before,
    next: last < lineCount && lines.length > 0 ? last : undefined,
  };
}

/** Returns a view that also has the entries of a page, so that the page can show its rows. */
export function withEntriesOf(
  view: TournamentView,
  page: Pick<TournamentStanding, 'entries'>,
): TournamentView {
  const knownPeople = new Set(view.entries.map(({ person }) => person));
  return {
    ...view,
    entries: [...view.entries, ...page.entries.filter(({ person }) => !knownPeople.has(person))],
  };
}

/** Returns the entries of the players in the given rows, in the same order. */
export function entriesInRows(
  { entries }: Pick<TournamentView, 'entries'>,
  lines: StandingPart['lines'],
): TournamentView['entries'] {
  const byPerson = new Map<PersonId, TournamentView['entries'][number]>(
    entries.map((entry) => [entry.person, entry]),
  );
  return lines.flatMap(({ person }) =>
    membersOf(entries, person).flatMap((member) => byPerson.get(member) ?? []),
  );
}
