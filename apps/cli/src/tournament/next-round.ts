import {
  applyWithdrawals,
  type PairingResult,
  pairSwiss,
  pairSwissTables,
  planRoundRobin,
  type Round,
  type Tournament,
} from '@halma/pairing';
import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import { describePairingRefusal } from './pairing-refusal.ts';
import type { TournamentFile } from './tournament-file.ts';

/** The number of players on a side if partners change from round to round. */
const PLAYERS_PER_SIDE = 2;

/** Returns the round that follows the rounds in the file. */
export function nextRound(file: TournamentFile): CommandResult<Round> {
  const { format, tournament, odd, hasPartners, roundCount = 0 } = file;
  if (format === 'round-robin') {
    const schedule = fromPairing(scheduleOf(file));
    if (!schedule.ok) return schedule;
    const round = schedule.value[tournament.rounds.length];
    return round === undefined ? refuse('no-pairing', 'All rounds are paired.') : accept(round);
  }
  const options = { rounds: roundCount, odd };
  return fromPairing(
    tournament.sides === 2 && !hasPartners
      ? pairSwiss(tournament, options)
      : pairSwissTables(tournament, { ...options, partners: hasPartners }),
  );
}

/**
 * Returns the tournament from which to compute the standings. In a round robin, it includes the rounds that
 * are not paired yet, and takes players who have left into account.
 */
export function tournamentForStanding(file: TournamentFile): CommandResult<Tournament> {
  const { format, tournament } = file;
  if (format === 'swiss') return accept(tournament);
  const schedule = fromPairing(scheduleOf(file));
  if (!schedule.ok) return schedule;
  const planned = schedule.value.slice(tournament.rounds.length);
  const rounds = [...tournament.rounds, ...planned.map((round) => ({ ...round, isPlanned: true }))];
  return accept(applyWithdrawals({ ...tournament, rounds }));
}

function scheduleOf({
  tournament,
  odd,
  hasPartners,
  roundCount,
}: TournamentFile): PairingResult<readonly Round[]> {
  const { entrants, sides, games = 1, seed } = tournament;
  return planRoundRobin({
    ids: entrants.map(({ id }) => id),
    seats: hasPartners ? PLAYERS_PER_SIDE * sides : sides,
    partners: hasPartners,
    turns: 'within-one',
    games,
    odd,
    seed,
    ...(roundCount === undefined ? {} : { rounds: roundCount }),
  });
}

function fromPairing<Value>(result: PairingResult<Value>): CommandResult<Value> {
  return result.ok ? result : refuse('no-pairing', describePairingRefusal(result.refusal));
}
