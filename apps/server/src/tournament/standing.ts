import type { PersonId } from '@halma/protocol';
import type { StandingLine } from './formats/format.ts';
import { formatOf } from './formats/formats.ts';
import { gamesByPlayer, type PlayerGame } from './player-games.ts';
import type { TournamentState } from './state.ts';

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
export function turnCounts(state: TournamentState): ReadonlyMap<PersonId, readonly number[]> {
  const counts = new Map<PersonId, readonly number[]>();
  for (const [person, games] of gamesByPlayer(state)) {
    const own = COUNTS.get(games) ?? countTurns(games, person, state.sides.length);
    COUNTS.set(games, own);
    counts.set(person, own);
  }
  return counts;
}

/** The counts so far of each player. The games of most players have not changed since the last view. */
const COUNTS = new WeakMap<readonly PlayerGame[], readonly number[]>();

function countTurns(games: readonly PlayerGame[], person: PersonId, positions: number): readonly number[] {
  const counts = Array.from({ length: positions }, () => 0);
  for (const { game } of games) {
    const position = game.sides.findIndex((side) => side.includes(person));
    counts[position] = (counts[position] ?? 0) + 1;
  }
  return counts;
}
