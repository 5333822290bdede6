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
import { entrantsOf, entrantsPerTable, hasChangingPartners, withPartners } from '../pairs.ts';
import { pairedEvent } from '../planned-event.ts';
import type { TournamentState } from '../state.ts';
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
  partners: 'any',
  pairsInWaves: false,
  start: (state) => {
    const fewest = state.setup.odd === 'computer' ? 2 : entrantsPerTable(state);
    return entrantsOf(state).length < fewest
      ? refuse('too-few-players')
      : accept({ kind: 'started', rounds: roundsOf(state) });
  },
  next: (state) => {
    const { roundCount, setup } = state;
    const pausing = entrantsOf(state)
      .filter(({ isPausing }) => isPausing)
      .map(({ person }) => person);
    const pair = entrantsPerTable(state) === 2 ? pairSwiss : pairSwissTables;
    const options = { rounds: roundCount, pausing, odd: setup.odd, partners: hasChangingPartners(state) };
    const paired = pair(toPairing(state), options);
    if (!paired.ok) return pairedEvent(state, paired);
    const [round = paired.value] = withPartners(state, [paired.value]);
    return pairedEvent(state, accept(round));
  },
  isRoundOver: () => true,
  isTableDecided: () => false,
  tieBreaks,
  standing: (state) => standingOf(toPairing(state), tieBreaks(entrantsPerTable(state))),
};

function tieBreaks(seats: number): readonly TieBreak[] {
  return USUAL_TIE_BREAKS[seats > 2 ? 'many-seats' : 'swiss'];
}

/** Returns the number of rounds: for two, at most as many as are possible without a second meeting. */
function roundsOf(state: TournamentState): number {
  const { setup } = state;
  const { length } = entrantsOf(state);
  const possible = entrantsPerTable(state) === 2 ? length - 1 + (length % 2) : Infinity;
  return Math.min(setup.rounds ?? usualSwissRounds(length), possible);
}
