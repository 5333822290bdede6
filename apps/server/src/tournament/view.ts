import { attendanceOf, missedGames, sha256Hex } from '@halma/pairing';
import type { Person, PersonId, TournamentListItem, TournamentRound, TournamentView } from '@halma/protocol';
import { nextAction } from './due.ts';
import { toEntrant } from './pairing-input.ts';
import { tournamentStanding, turnCounts } from './standing.ts';
import { gamesOf, isDecided, type RoundGame, type TournamentPlayer, type TournamentState } from './state.ts';

/** Returns a tournament as lists show it. */
export function tournamentListItem(state: TournamentState): TournamentListItem {
  const { tournament, setup, phase, players, rounds, roundCount } = state;
  return { tournament, setup, phase, players: players.length, round: rounds.length, rounds: roundCount };
}

/** Returns the ids of all people of a tournament. */
export function peopleInTournament({ organiser, players }: TournamentState): readonly PersonId[] {
  return [...new Set([organiser, ...players.map(({ person }) => person)])];
}

/** Returns everything about a tournament except its rounds. @param viewer the person who asks, if they have a session */
export function tournamentView(
  state: TournamentState,
  people: readonly Person[],
  viewer: PersonId | undefined,
): TournamentView {
  const { phase, players, seed, seats, why } = state;
  const turns = turnCounts(state);
  const missed = missedGames(state.rounds);
  const action = nextAction(state);
  const isResting = phase === 'running' && action?.do === 'advance' && state.rounds.length < state.roundCount;
  return {
    ...tournamentListItem(state),
    organiser: state.organiser,
    seats: seats.length,
    hasPassword: state.passwordHash !== null,
    commitment: sha256Hex(seed),
    ...(phase === 'open' ? {} : { seed }),
    people: [...people],
    entries: players.map((player) => ({
      person: player.person,
      state: playerState(state, player, missed.get(player.person)),
      from: player.from,
      turns: [...(turns.get(player.person) ?? seats.map(() => 0))],
    })),
    standing: tournamentStanding(state).map(({ id, rank, points, played, tieBreaks }) => ({
      person: id,
      rank,
      points,
      played,
      tieBreaks: Object.fromEntries(Object.entries(tieBreaks).map(([code, value]) => [code, value ?? 0])),
    })),
    ...(isResting ? { nextRoundAt: action.at } : {}),
    ...(why === null ? {} : { why }),
    games: viewer === undefined || phase !== 'running' ? [] : gamesToPlay(state, viewer),
    seq: state.lastSeq,
  };
}

/** Returns a round, from 1, with its results; undefined if it is not paired yet. */
export function roundView({ rounds }: TournamentState, round: number): TournamentRound | undefined {
  const found = rounds[round - 1];
  if (found === undefined) return undefined;
  return {
    round,
    tables: found.tables.map(({ games }) => ({ games: games.map(gameView) })),
    byes: [...found.byes],
  };
}

function gameView({
  game,
  sides,
  isOpen,
  places,
  absent,
  corrected,
}: RoundGame): TournamentRound['tables'][number]['games'][number] {
  return {
    game,
    sides: sides.map((side) => [...side]),
    opened: isOpen,
    ...(places === undefined ? {} : { places: [...places] }),
    ...(absent === undefined || absent.length === 0 ? {} : { absent: [...absent] }),
    ...(corrected === undefined ? {} : { corrected }),
  };
}

function gamesToPlay(state: TournamentState, person: PersonId): string[] {
  return gamesOf(state)
    .filter((game) => game.isOpen && !isDecided(game) && game.sides.flat().includes(person))
    .map(({ game }) => game);
}

/** A player who missed a game of a Swiss tournament is not paired until they return. */
function playerState(
  { rounds, setup }: TournamentState,
  player: TournamentPlayer,
  missed: readonly number[] | undefined,
): TournamentView['entries'][number]['state'] {
  if (player.until !== undefined) return 'withdrawn';
  if (player.isPausing) return 'pausing';
  const attendance = attendanceOf(toEntrant(player), rounds.length + 1, missed);
  return attendance === 'missing' && setup.format === 'swiss' ? 'missing' : 'playing';
}
