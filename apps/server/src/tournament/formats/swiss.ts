import {
  acceptsLateEntry,
  computeStandings,
  pairSwiss,
  pairSwissTables,
  playersOfNextRound,
  type TieBreak,
  USUAL_TIE_BREAKS,
  usualSwissRounds,
} from '@halma/pairing';
import { accept, MAX_PLAYERS, type PersonId, refuse } from '@halma/protocol';
import { toPairingInput } from '../pairing-input.ts';
import { entrantsOf, entrantsPerTable, hasChangingPartners, withPartners } from '../pairs.ts';
import { pairedEvent } from '../planned-event.ts';
import type { TournamentState } from '../state.ts';
import type { TournamentFormat } from './format.ts';

/**
 * The maximum number of rounds: more than any number of players needs, and few enough that computing the standings
 * takes no noticeable time.
 */
const MAX_ROUNDS = 20;

/** Pairs players with similar scores; players meet twice only if no other pairing exists. */
export const swiss: TournamentFormat = {
  findInvalidField: ({ rounds }, seats) =>
    (seats > 2 && rounds === undefined) || (rounds ?? 0) > MAX_ROUNDS ? 'rounds' : undefined,
  maxPlayers: () => MAX_PLAYERS,
  acceptsLateEntries: ({ rounds, roundCount }) => acceptsLateEntry(rounds.length, roundCount),
  canPause: true,
  partners: 'any',
  pairsInWaves: false,
  start: (state) =>
    entrantsOf(state).length < minPlayersOf(state)
      ? refuse('too-few-players')
      : accept({ kind: 'started', rounds: roundCountOf(state) }),
  next: (state) => {
    const { roundCount, setup } = state;
    const pausing = pausingPlayers(state);
    const pair = entrantsPerTable(state) === 2 ? pairSwiss : pairSwissTables;
    const options = { rounds: roundCount, pausing, odd: setup.odd, partners: hasChangingPartners(state) };
    const paired = pair(toPairingInput(state), options);
    if (!paired.ok) return pairedEvent(state, paired);
    const [round = paired.value] = withPartners(state, [paired.value]);
    return pairedEvent(state, accept(round));
  },
  lacksPlayers: (state) => {
    const minPlayers = minPlayersOf(state);
    const remaining = entrantsOf(state).filter(({ until }) => until === undefined);
    const present = playersOfNextRound(toPairingInput(state), pausingPlayers(state));
    return present.length < minPlayers && remaining.length >= minPlayers;
  },
  isDecided: () => false,
  isRoundOver: () => true,
  isTableDecided: () => false,
  tieBreaks,
  standings: (state) => computeStandings(toPairingInput(state), tieBreaks(entrantsPerTable(state))),
};

/** Returns the number of players that a round needs: those of one table, or two if the engine takes the other seats. */
function minPlayersOf(state: TournamentState): number {
  return state.setup.odd === 'computer' ? 2 : entrantsPerTable(state);
}

function pausingPlayers(state: TournamentState): readonly PersonId[] {
  return entrantsOf(state)
    .filter(({ isPausing }) => isPausing)
    .map(({ person }) => person);
}

function tieBreaks(seats: number): readonly TieBreak[] {
  return USUAL_TIE_BREAKS[seats > 2 ? 'many-seats' : 'swiss'];
}

/** Returns the number of rounds: with two players per table, at most as many as are possible without rematches. */
function roundCountOf(state: TournamentState): number {
  const { setup } = state;
  const { length } = entrantsOf(state);
  const maxRounds = entrantsPerTable(state) === 2 ? length - 1 + (length % 2) : Infinity;
  return Math.min(setup.rounds ?? usualSwissRounds(length), maxRounds);
}
