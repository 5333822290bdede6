import type { PersonId } from '@halma/protocol';
import type { StandingsRow } from './formats/format.ts';
import { formatOf } from './formats/formats.ts';
import { entrantIdOf } from './pairs.ts';
import { gamesByPlayer, type PlayerGame } from './player-games.ts';
import type { TournamentState } from './state.ts';

/**
 * Returns the standings. Everything in them derives from the results, so a corrected result changes all that depends on
 * it. Before the start they list the players in the order in which they entered, without tie-breaks.
 */
export function tournamentStandings(state: TournamentState): readonly StandingsRow[] {
  const cached = STANDINGS.get(state);
  if (cached !== undefined) return cached;
  const standings = state.phase === 'open' ? entryOrder(state) : formatOf(state).standings(state);
  STANDINGS.set(state, standings);
  return standings;
}

/** The standings computed so far. States are immutable, and many people request the same ones. */
const STANDINGS = new WeakMap<TournamentState, readonly StandingsRow[]>();

/** Ranks the players by their entries: a format's standings would reveal the draw, whose seed is still secret. */
function entryOrder(state: TournamentState): readonly StandingsRow[] {
  return state.players
    .filter(({ person }) => entrantIdOf(state, person) === person)
    .map(({ person }, index) => ({ id: person, rank: index + 1, points: 0, played: 0, tieBreaks: {} }));
}

/** Returns how often each player had each turn position in the games paired so far. */
export function turnCounts(state: TournamentState): ReadonlyMap<PersonId, readonly number[]> {
  const counts = new Map<PersonId, readonly number[]>();
  for (const [person, games] of gamesByPlayer(state)) {
    const own = TURN_COUNTS.get(games) ?? countTurns(games, person, state.sides.length);
    TURN_COUNTS.set(games, own);
    counts.set(person, own);
  }
  return counts;
}

/** The counts so far of each player. The games of most players have not changed since the last view. */
const TURN_COUNTS = new WeakMap<readonly PlayerGame[], readonly number[]>();

function countTurns(
  games: readonly PlayerGame[],
  person: PersonId,
  positionCount: number,
): readonly number[] {
  const counts = Array.from({ length: positionCount }, () => 0);
  for (const { game } of games) {
    const position = game.sides.findIndex((side) => side.includes(person));
    counts[position] = (counts[position] ?? 0) + 1;
  }
  return counts;
}
