import { applyLeavers, type StandingRow, standingOf, type TieBreak, USUAL_TIE_BREAKS } from '@halma/pairing';
import { toPairing } from './pairing-input.ts';
import type { TournamentState } from './state.ts';

/** Returns the tie-breaks of a tournament, the first to decide first. */
export function tieBreaksOf({ setup, seats }: TournamentState): readonly TieBreak[] {
  return USUAL_TIE_BREAKS[seats.length > 2 ? 'many-seats' : setup.format];
}

/**
 * Returns the standing. Everything in it derives from the results, so a corrected result changes all that depends on it. A round robin
 * leaves out the players who left before half of their games.
 */
export function tournamentStanding(state: TournamentState): readonly StandingRow[] {
  const known = STANDINGS.get(state);
  if (known !== undefined) return known;
  const standing = computeStanding(state);
  STANDINGS.set(state, standing);
  return standing;
}

/** The standings computed so far. States are immutable, and many people ask for the same one. */
const STANDINGS = new WeakMap<TournamentState, readonly StandingRow[]>();

function computeStanding(state: TournamentState): readonly StandingRow[] {
  const tournament = toPairing(state);
  if (state.schedule === null) return standingOf(tournament, tieBreaksOf(state));
  const rounds = [...tournament.rounds, ...state.schedule.slice(tournament.rounds.length)];
  return standingOf(applyLeavers({ ...tournament, rounds }), tieBreaksOf(state));
}

/** Returns how often each player had each turn position in the games paired so far. */
export function turnCounts({ rounds, seats }: TournamentState): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number[]>();
  for (const { sides } of rounds.flatMap(({ tables }) => tables.flatMap(({ games }) => games)))
    for (const [position, side] of sides.entries())
      for (const person of side) {
        const own = counts.get(person) ?? seats.map(() => 0);
        own[position] = (own[position] ?? 0) + 1;
        counts.set(person, own);
      }
  return counts;
}
