import {
  applyWithdrawals,
  computeStandings,
  type PairingResult,
  planRoundRobin,
  type Round,
  type TieBreak,
  USUAL_TIE_BREAKS,
} from '@halma/pairing';
import { accept, type TournamentSetup } from '@halma/protocol';
import { toPairingInput } from '../pairing-input.ts';
import {
  entrantsOf,
  entrantsPerTable,
  hasChangingPartners,
  lacksOpponents,
  withEntrants,
  withPartners,
} from '../pairs.ts';
import { copySides, fromPairing, pairedEvent } from '../planned-event.ts';
import type { TournamentFormat } from './format.ts';

/**
 * The maximum number of players: at tables with two seats, at larger tables, and if all games are played at once.
 */
const MAX_PLAYERS = { twoSeats: 40, moreSeats: 24, atOnce: 12 } as const;

/** The number of random starts in the search for a schedule. */
const SCHEDULE_STARTS = 20;

/** All players meet equally often, as far as the numbers allow. The whole schedule is known from the start. */
export const roundRobin: TournamentFormat = {
  findInvalidField: (setup, seats) =>
    setup.rounds !== undefined && hasFixedRounds(setup, seats) ? 'rounds' : undefined,
  maxPlayers: ({ clock }, seats) => {
    if (clock.kind === 'days') return MAX_PLAYERS.atOnce;
    return seats === 2 ? MAX_PLAYERS.twoSeats : MAX_PLAYERS.moreSeats;
  },
  acceptsLateEntries: () => false,
  // The schedule is fixed, so a player who paused would forfeit a game.
  canPause: false,
  partners: 'any',
  pairsInWaves: false,
  start: (state) => {
    const { setup, seed } = state;
    const schedule = fromPairing(
      planRoundRobin({
        ids: entrantsOf(state).map(({ person }) => person),
        seats: entrantsPerTable(state),
        partners: hasChangingPartners(state),
        turns: setup.turns,
        games: setup.games,
        odd: setup.odd,
        seed,
        starts: SCHEDULE_STARTS,
        ...(setup.rounds === undefined ? {} : { rounds: setup.rounds }),
      }),
    );
    if (!schedule.ok) return schedule;
    const rounds = withPartners(state, schedule.value).map(({ tables, byes }) => ({
      tables: tables.map(({ games }) => ({ games: games.map(({ sides }) => ({ sides: copySides(sides) })) })),
      byes: [...byes],
    }));
    return accept({ kind: 'started', rounds: rounds.length, schedule: rounds });
  },
  next: (state) => pairedEvent(state, scheduledRound(state)),
  lacksPlayers: () => false,
  isDecided: lacksOpponents,
  isRoundOver: () => true,
  isTableDecided: () => false,
  tieBreaks: roundRobinTieBreaks,
  standings: (state) => {
    const tournament = toPairingInput(state);
    const planned = withEntrants(state, (state.schedule ?? []).slice(tournament.rounds.length));
    const rounds = [...tournament.rounds, ...planned.map((round) => ({ ...round, isPlanned: true }))];
    return computeStandings(
      applyWithdrawals({ ...tournament, rounds }),
      roundRobinTieBreaks(entrantsPerTable(state)),
    );
  },
};

/**
 * Returns the tie-breaks of formats in which all players meet.
 *
 * @param seats the number of seats at a table or, with fixed partners, of its sides
 */
export function roundRobinTieBreaks(seats: number): readonly TieBreak[] {
  return USUAL_TIE_BREAKS[seats > 2 ? 'many-seats' : 'round-robin'];
}

/**
 * Returns whether the number of players determines the number of rounds. It does at tables with two seats. It also does
 * if each player must have every turn position equally often, but one meeting does not give them all positions.
 */
function hasFixedRounds({ turns, games }: TournamentSetup, seats: number): boolean {
  return seats === 2 || (turns === 'equal' && games % seats !== 0);
}

function scheduledRound({
  schedule,
  rounds,
}: {
  readonly schedule: readonly Round[] | null;
  readonly rounds: readonly unknown[];
}): PairingResult<Round> {
  const round = schedule?.[rounds.length];
  return round === undefined ? { ok: false, refusal: { code: 'tournament-over' } } : accept(round);
}
