import type { PersonId, TournamentView } from '@halma/protocol';

type Entry = TournamentView['entries'][number];

/** Returns whether two players enter together and stay partners. */
export function hasFixedPairs({ setup }: Pick<TournamentView, 'setup'>): boolean {
  return setup.partners === 'fixed';
}

/** Returns the people who count as one player: one person, or two fixed partners in order of entry. */
export function membersOf(entries: readonly Entry[], person: PersonId): readonly PersonId[] {
  const pair = entries.filter(
    (entry) => entry.person === person || (entry.partner !== undefined && entry.partner === person),
  );
  return pair.length === 0 ? [person] : pair.map((entry) => entry.person);
}

/**
 * Returns the entries that have their own row: all of them, or the first entry of each pair of fixed
 * partners.
 */
export function entrantsAmong(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<PersonId>();
  return entries.filter(({ person, partner }) => {
    seen.add(person);
    return partner === undefined || !seen.has(partner);
  });
}

/** Returns whether a player still needs a fixed partner and cannot play without one. */
export function needsPartner(view: Pick<TournamentView, 'setup' | 'entries'>, person: PersonId): boolean {
  const entry = view.entries.find((candidate) => candidate.person === person);
  return hasFixedPairs(view) && entry !== undefined && entry.partner === undefined;
}
