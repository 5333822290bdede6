import { computeStandings, meeting } from '@halma/pairing';
import { accept, refuse } from '@halma/protocol';
import { toPairingInput } from '../pairing-input.ts';
import { pairedEvent } from '../planned-event.ts';
import type { TournamentFormat } from './format.ts';
import { roundRobinTieBreaks } from './round-robin.ts';

/** The maximum number of players that one person can play against at once. */
const MAX_PLAYERS = 40;

/** The organiser plays against all the players at once, and moves first at every other table. */
export const exhibition: TournamentFormat = {
  findInvalidField: ({ games, rounds }, seats) => {
    if (seats !== 2) return 'rules';
    if (games !== 1) return 'games';
    return rounds === undefined ? undefined : 'rounds';
  },
  maxPlayers: () => MAX_PLAYERS,
  acceptsLateEntries: () => false,
  canPause: false,
  partners: 'none',
  pairsInWaves: false,
  start: ({ players }) =>
    players.length === 0 ? refuse('too-few-players') : accept({ kind: 'started', rounds: 1 }),
  next: (state) => {
    const tables = state.players
      .map(({ person }) => person)
      .toSorted()
      .map((person, table) => {
        const sides = [[state.organiser], [person]];
        return meeting(table % 2 === 0 ? sides : sides.toReversed());
      });
    return pairedEvent(state, accept({ tables, byes: [] }));
  },
  lacksPlayers: () => false,
  isDecided: () => false,
  isRoundOver: () => true,
  isTableDecided: () => false,
  tieBreaks: roundRobinTieBreaks,
  standings: (state) => computeStandings(toPairingInput(state), roundRobinTieBreaks(state.seats.length)),
};
