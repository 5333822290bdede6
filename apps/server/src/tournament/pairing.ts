import {
  type PairingResult,
  pairSwiss,
  pairSwissTables,
  planRoundRobin,
  type Round,
  usualSwissRounds,
} from '@halma/pairing';
import { accept, type PersonId, type Result, refuse, type TournamentEventOf } from '@halma/protocol';
import { deriveGameId } from '../identifiers.ts';
import { toPairing } from './pairing-input.ts';
import { playerOf, type RoundGame, type TournamentState } from './state.ts';

/** How many random starts the search for a schedule makes. */
const SCHEDULE_STARTS = 20;

/** The event of a start, or of a round. */
export type PlannedEvent = TournamentEventOf<'started' | 'paired'>;

/** Plans the next step of a tournament, from the state and the published seed alone: its start, or its next round. */
export function planTournament(state: TournamentState): Result<PlannedEvent> {
  return state.phase === 'open' ? decideStart(state) : decidePairing(state);
}

/** Returns how a tournament starts: with its number of rounds and, for a round robin, all of them. */
function decideStart(state: TournamentState): Result<TournamentEventOf<'started'>> {
  const { setup, seats, seed, players } = state;
  if (players.length < 2) return refuse('too-few-players');
  if (setup.format === 'swiss') {
    if (players.length < (setup.odd === 'computer' ? 2 : seats.length)) return refuse('too-few-players');
    return accept({ kind: 'started', rounds: swissRounds(state) });
  }
  const schedule = fromPairing(
    planRoundRobin({
      ids: players.map(({ person }) => person),
      seats: seats.length,
      turns: setup.turns,
      games: setup.games,
      odd: setup.odd,
      seed,
      starts: SCHEDULE_STARTS,
      ...(setup.rounds === undefined ? {} : { rounds: setup.rounds }),
    }),
  );
  if (!schedule.ok) return schedule;
  const rounds = schedule.value.map(({ tables, byes }) => ({
    tables: tables.map(({ games }) => ({ games: games.map(({ sides }) => ({ sides: copySides(sides) })) })),
    byes: [...byes],
  }));
  return accept({ kind: 'started', rounds: rounds.length, schedule: rounds });
}

/** Returns the next round, from the state and the published seed alone. */
export function decidePairing(state: TournamentState): Result<TournamentEventOf<'paired'>> {
  const round = fromPairing(nextRound(state));
  if (!round.ok) return round;
  const number = state.rounds.length + 1;
  return accept({
    kind: 'paired',
    tables: round.value.tables.map(({ games }, table) => ({
      games: games.map(({ sides }, game) => ({
        game: deriveGameId(state.tournament, `${number}/${table + 1}/${game + 1}`),
        sides: copySides(sides),
      })),
    })),
    byes: [...round.value.byes],
  });
}

/** Returns the rounds of a Swiss tournament: for two, at most as many as are possible without a second meeting. */
function swissRounds({ setup, seats, players: { length } }: TournamentState): number {
  const usual = usualSwissRounds(length);
  const possible = seats.length === 2 ? length - 1 + (length % 2) : Infinity;
  return Math.min(setup.rounds ?? usual, possible);
}

/** Returns the games of a paired round before any is created. */
export function pairedGames(
  state: TournamentState,
  { tables }: TournamentEventOf<'paired'>,
): readonly { readonly games: readonly RoundGame[] }[] {
  return tables.map(({ games }) => ({
    games: games.map(({ game, sides }) => {
      const gone = sides.flat().filter((person) => playerOf(state, person)?.until !== undefined);
      return { game, sides, isOpen: false, forfeitedBy: [], ...(gone.length > 0 ? { absent: gone } : {}) };
    }),
  }));
}

function nextRound(state: TournamentState): PairingResult<Round> {
  const { schedule, rounds, roundCount, players, setup, seats } = state;
  if (schedule !== null) {
    const round = schedule[rounds.length];
    return round === undefined
      ? { ok: false, refusal: { code: 'tournament-over' } }
      : { ok: true, value: round };
  }
  const pausing = players.filter(({ isPausing }) => isPausing).map(({ person }) => person);
  const options = { rounds: roundCount, pausing, odd: setup.odd };
  return (seats.length === 2 ? pairSwiss : pairSwissTables)(toPairing(state), options);
}

/** Every refusal that the checks of a setup leave over comes from the number of players. */
function fromPairing<Value>(result: PairingResult<Value>): Result<Value> {
  return result.ok ? result : refuse('too-few-players', { detail: result.refusal.code });
}

function copySides(sides: readonly (readonly PersonId[])[]): PersonId[][] {
  return sides.map((side) => [...side]);
}
