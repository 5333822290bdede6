import { ROUND_PAGE_SIZE, type TournamentRoundView, type TournamentView } from '@halma/protocol';

/** The tables of a round that follow the first `after` tables. Rounds are numbered from 1. */
export interface RoundPart {
  readonly round: number;
  readonly after: number;
}

/** A part of a round as the server sent it. */
export interface FetchedPart {
  /** The number of the round's latest event at that time. */
  readonly seq: number;
  readonly part: TournamentRoundView;
}

/**
 * Returns the first part of a round; an empty list for round 0, which stands for a tournament without rounds.
 */
export function firstPart(round: number): readonly RoundPart[] {
  return round > 0 ? [{ round, after: 0 }] : [];
}

/** Returns the part if the page has it; undefined otherwise. */
export function findPart<Part extends RoundPart>(
  parts: readonly Part[],
  { round, after }: RoundPart,
): Part | undefined {
  return parts.find((part) => part.round === round && part.after === after);
}

/** Returns the numbers from 1 to the number of the last round. */
export function allRounds(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Returns the parts to fetch: the wanted ones that the page lacks or has in an older version. */
export function staleParts(
  wantedParts: readonly RoundPart[],
  roundSeqs: TournamentView['roundSeqs'],
  fetchedParts: readonly FetchedPart[],
): readonly RoundPart[] {
  return wantedParts.filter(({ round, after }) => {
    const seq = roundSeqs[round - 1];
    const fetchedPart = fetchedParts.find(({ part }) => part.round === round && part.after === after);
    return seq !== undefined && fetchedPart?.seq !== seq;
  });
}

/** Returns whether a round has more tables than one part. */
export function hasParts({ tableCount }: Pick<TournamentRoundView, 'tableCount'>): boolean {
  return tableCount > ROUND_PAGE_SIZE;
}

/**
 * Returns the parts before and after a part, each as the number of tables before it; undefined if there is no
 * such part.
 */
export function neighbourParts({ after, tableCount }: Pick<TournamentRoundView, 'after' | 'tableCount'>): {
  readonly previous: number | undefined;
  readonly next: number | undefined;
} {
  const next = after + ROUND_PAGE_SIZE;
  return {
    previous: after === 0 ? undefined : Math.max(0, after - ROUND_PAGE_SIZE),
    next: next < tableCount ? next : undefined,
  };
}

/** Returns the numbers of the first and the last table of a part. */
export function tableNumbers({ after, tableCount }: Pick<TournamentRoundView, 'after' | 'tableCount'>): {
  readonly from: number;
  readonly to: number;
} {
  return { from: after + 1, to: Math.min(after + ROUND_PAGE_SIZE, tableCount) };
}
