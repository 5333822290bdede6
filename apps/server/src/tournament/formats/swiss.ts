import {
  mayStillEnter,
  pairSwiss,
  pairSwissTables,
  standingOf,
  type TieBreak,
  USUAL_TIE_BREAKS,
  usualSwissRounds,
} from '@halma/pairing';
import { accept, MAX_PLAYERS, refuse } from '@halma/protocol';
import { toPairing } from '../pairing-input.ts';
import { pairedEvent } from '../planned-event.ts';
import { hasPartners, type TournamentState } from '../state.ts';
import type { TournamentFormat } from './format.ts';

/** More rounds than any number of players needs, and few enough that a standing takes no noticeable time. */
const MAX_ROUNDS = 20;

/** Players of similar scores meet, and meet again only if they cannot avoid it. */
export const swiss: TournamentFormat = {
  contradictionIn: ({ rounds }, seats) =>
    (seats > 2 && rounds === undefined) || (rounds ?? 0) > MAX_ROUNDS ? 'rounds' : undefined,
  maxPlayers: () => MAX_PLAYERS,
  acceptsLate: ({ rounds, roundCount }) => mayStillEnter(rounds.length, roundCount),
  canPause: true,
  hasPartners: true,
  pairsInWaves: false,
  start: (state) => {
    const { setup, seats, players } = state;
    return players.length < (setup.odd === 'computer' ? 2 : seats.length)
      ? refuse('too-few-players')
      : accept({ kind: 'started', rounds: roundsOf(state) });
  },
  next: (state) => {
    const { players, roundCount, setup, seats } = state;
    const pausing = players.filter(({ isPausing }) => isPausing).map(({ person }) => person);
    const pair = seats.length === 2 ? pairSwiss : pairSwissTables;
    const options = { rounds: roundCount, pausing, odd: setup.odd, partners: hasPartners(state) };
    return pairedEvent(state, pair(toPairing(state), options));
  },
  isRoundOver: () => true,
  isTableDecided: () => false,
  tieBreaks,
  standing: (state) => standingOf(toPairing(state), tieBreaks(state.seats.length)),
};

function tieBreaks(seats: number): readonly TieBreak[] {
  return USUAL_TIE_BREAKS[seats > 2 ? 'many-seats' : 'swiss'];
}

/** Returns the number of rounds: for two, at most as many as are possible without a second meeting. */
function roundsOf({ setup, seats, players: { length } }: TournamentState): number {
  const possible = seats.length === 2 ? length - 1 + (length % 2) : Infinity;
  return Math.min(setup.rounds ?? usualSwissRounds(length), possible);
}
