import type { StandingLine } from './formats/format.ts';
import { formatOf } from './formats/formats.ts';
import { gamesOf, type TournamentState } from './state.ts';

/** Returns the standing. Everything in it derives from the results, so a corrected result changes all that depends on it. */
export function tournamentStanding(state: TournamentState): readonly StandingLine[] {
  const known = STANDINGS.get(state);
  if (known !== undefined) return known;
  const standing = formatOf(state).standing(state);
  STANDINGS.set(state, standing);
  return standing;
}

/** The standings computed so far. States are immutable, and many people ask for the same one. */
const STANDINGS = new WeakMap<TournamentState, readonly StandingLine[]>();

/** Returns how often each player had each turn position in the games paired so far. */
export function turnCounts(state: TournamentState): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number[]>();
  for (const { sides } of gamesOf(state))
    for (const [position, side] of sides.entries())
      for (const person of side) {
        const own = counts.get(person) ?? state.seats.map(() => 0);
        own[position] = (own[position] ?? 0) + 1;
        counts.set(person, own);
      }
  return counts;
}
