import { computeStandings, gameOutcome, makeRandom, meeting, seriesState, shuffle } from '@halma/pairing';
import { accept, type PersonId, refuse } from '@halma/protocol';
import { toPairingInput } from '../pairing-input.ts';
import { lacksOpponents } from '../pairs.ts';
import { pairedEvent } from '../planned-event.ts';
import { gamesOf, type TournamentState } from '../state.ts';
import type { TournamentFormat } from './format.ts';
import { roundRobinTieBreaks } from './round-robin.ts';

/**
 * A match of several games between the same players. In each game, the next player moves first, so all players move
 * first equally often.
 */
export const series: TournamentFormat = {
  findInvalidField: ({ games, rounds = 0, odd }, seats) => {
    if (games !== 1) return 'games';
    if (odd !== 'bye') return 'odd';
    return rounds === 0 || rounds % seats !== 0 ? 'rounds' : undefined;
  },
  maxPlayers: (_, seats) => seats,
  acceptsLateEntries: () => false,
  canPause: false,
  partners: 'none',
  pairsInWaves: false,
  start: ({ setup, seats, players }) =>
    players.length < seats.length
      ? refuse('too-few-players')
      : accept({ kind: 'started', rounds: setup.rounds ?? seats.length }),
  next: (state) => {
    const present = state.players.filter(({ until }) => until === undefined);
    if (present.length < 2 || isSeriesOver(state)) return refuse('wrong-phase');
    const { games } = meeting(
      playersInTurnOrder(state).map((person) => [person]),
      state.seats.length,
    );
    const game = games[state.rounds.length % games.length];
    return pairedEvent(state, accept({ tables: game === undefined ? [] : [{ games: [game] }], byes: [] }));
  },
  lacksPlayers: () => false,
  isDecided: (state) => lacksOpponents(state) || isSeriesOver(state),
  isRoundOver: () => true,
  isTableDecided: () => false,
  tieBreaks: roundRobinTieBreaks,
  standings: (state) => computeStandings(toPairingInput(state), roundRobinTieBreaks(state.seats.length)),
};

/** Returns whether no player can catch up with the leader. */
function isSeriesOver(state: TournamentState): boolean {
  const { seats, roundCount } = state;
  const players = playersInTurnOrder(state);
  const shares = gamesOf(state).map((game) => players.map((person) => gameOutcome(person, game).share));
  return seriesState(shares, { seats: seats.length, length: roundCount }).isOver;
}

/** Returns the players in the turn order of the first game. */
function playersInTurnOrder({ players, seed }: TournamentState): readonly PersonId[] {
  const people = players.map(({ person }) => person).toSorted();
  return shuffle(people, makeRandom(seed, 'series'));
}
