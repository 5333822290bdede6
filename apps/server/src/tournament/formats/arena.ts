import {
  arenaPoints,
  attendanceOf,
  closingSeconds,
  gameOutcome,
  type PairedWave,
  type PairingResult,
  POINT,
  type pairWave,
  pauseSeconds,
  type WaitingPlayer,
  waveDue,
} from '@halma/pairing';
import {
  accept,
  MAX_PLAYERS,
  type PersonId,
  type Result,
  refuse,
  type TournamentEventOf,
  type TournamentSetup,
} from '@halma/protocol';
import { lotsOf, toEntrant } from '../pairing-input.ts';
import { pairedEvent } from '../planned-event.ts';
import { gamesByPlayer, missedRounds, type PlayerGame } from '../player-games.ts';
import { isDecided, type TournamentState } from '../state.ts';
import type { StandingsRow, TournamentFormat } from './format.ts';

/** A person on a tournament's page. */
export interface WaitingPerson {
  readonly person: PersonId;
  /** The time since which they have been on the page without a break, in milliseconds since 1970. */
  readonly since: number;
}

/** The people who are waiting at a given moment. */
export interface Wave {
  readonly waiting: readonly WaitingPerson[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The data that the pairing of waiting players depends on, without the rest of the arena's state. */
export interface WaveInput {
  /** The time that each player has waited, in whole seconds. */
  readonly waited: readonly { readonly person: PersonId; readonly seconds: number }[];
  readonly players: readonly WaitingPlayer[];
  readonly wave: Parameters<typeof pairWave>[1];
}

/** The usual number of turns per player in a game, which is used to estimate a game's length. */
const USUAL_TURNS = 50;

/** For a fixed period, waiting players are seated at tables, and the results of all their games count. */
export const arena: TournamentFormat = {
  findInvalidField: ({ games, rounds, clock, minutes }) => {
    if (minutes === undefined) return 'minutes';
    if (clock.kind === 'days') return 'clock';
    if (games !== 1) return 'games';
    return rounds === undefined ? undefined : 'rounds';
  },
  maxPlayers: () => MAX_PLAYERS,
  acceptsLateEntries: (state, now) => now < arenaTimes(state).closesAt,
  canPause: true,
  partners: 'none',
  pairsInWaves: true,
  start: ({ players, seats, setup }) =>
    players.length < (setup.odd === 'computer' ? 2 : seats.length)
      ? refuse('too-few-players')
      : accept({ kind: 'started', rounds: 0 }),
  next: () => refuse('wrong-phase'),
  lacksPlayers: () => false,
  isDecided: () => false,
  isRoundOver: () => true,
  isTableDecided: () => false,
  tieBreaks: () => ['MR', 'lot'],
  standings: arenaStandings,
};

/**
 * Returns when an arena stops opening tables, and when it ends unless games are in progress. Both are infinite before
 * its start.
 */
export function arenaTimes({ setup, startedAt }: Pick<TournamentState, 'setup' | 'startedAt'>): {
  readonly closesAt: number;
  readonly endsAt: number;
} {
  if (startedAt === null) return { closesAt: Infinity, endsAt: Infinity };
  const endsAt = startedAt + (setup.minutes ?? 0) * 60_000;
  const main = setup.clock.kind === 'real-time' ? setup.clock.main : 0;
  return { closesAt: endsAt - 1000 * closingSeconds(main / 1000), endsAt };
}

/**
 * Returns the minimum length of a player's pause, in milliseconds.
 *
 * @param pause the number of the pause, from 1
 */
export function arenaPauseMs(setup: TournamentSetup, pause: number): number {
  return 1000 * pauseSeconds(pause, gameSeconds(setup));
}

/** Returns the time that one player is expected to use in a game, in seconds. */
function gameSeconds({ clock }: TournamentSetup): number {
  return clock.kind === 'days' ? 0 : (clock.main + (clock.increment + clock.delay) * USUAL_TURNS) / 1000;
}

/** Returns whether the waiting players can be paired. */
export function isWaveDue(state: TournamentState, wave: Wave): boolean {
  return waveAction(state, waitingTimes(state, wave)) !== 'wait';
}

/** Returns the data that the pairing of waiting players depends on. Refuses if they have not waited long enough. */
export function waveInput(state: TournamentState, request: Wave): Result<WaveInput> {
  const { seats, seed, rounds } = state;
  const waited = waitingTimes(state, request);
  const action = waveAction(state, waited);
  if (action === 'wait') return refuse('wrong-phase');
  return accept({
    waited,
    players: waitingPlayers(state, waited),
    wave: { seats: seats.length, seed, number: rounds.length + 1, fills: action === 'fill' },
  });
}

/** Returns the event that pairs the waiting players. Refuses if there are too few. */
export function plannedWave(
  state: TournamentState,
  { waited }: WaveInput,
  wave: PairingResult<PairedWave>,
): Result<TournamentEventOf<'paired'>> {
  const paired = pairedEvent(state, wave.ok ? accept({ tables: wave.value.tables, byes: [] }) : wave);
  if (!paired.ok) return paired;
  return paired.value.tables.length === 0
    ? refuse('wrong-phase')
    : accept({ ...paired.value, waited: [...waited] });
}

/** Returns whether to pair players, to fill a table of three seats or more with the engine, or to wait. */
function waveAction(
  { seats, setup }: TournamentState,
  waited: readonly { readonly seconds: number }[],
): 'pair' | 'fill' | 'wait' {
  const due = waveDue(
    waited.map(({ seconds }) => seconds),
    { seats: seats.length, gameSeconds: gameSeconds(setup) },
  );
  const canFill = setup.odd === 'computer' && waited.length >= 2;
  return due === 'fill' && !canFill ? 'wait' : due;
}

/** Returns how long each player who can have a table now has waited, in whole seconds. */
function waitingTimes(
  state: TournamentState,
  { waiting, now }: Wave,
): { person: PersonId; seconds: number }[] {
  const games = gamesByPlayer(state);
  const sinceOf = new Map(waiting.map(({ person, since }) => [person, since]));
  return state.players.flatMap((player) => {
    const { person, isPausing, freeFrom } = player;
    const own = games.get(person) ?? [];
    const since = Math.max(sinceOf.get(person) ?? Infinity, freeSince(own), freeFrom);
    if (since > now || isPausing) return [];
    const attendance = attendanceOf(toEntrant(player), state.rounds.length + 1, missedRounds(own, [person]));
    return attendance === 'playing' ? [{ person, seconds: Math.floor((now - since) / 1000) }] : [];
  });
}

/** Returns when a player's last game ended, in milliseconds since 1970; infinite while it is in progress. */
function freeSince(games: readonly PlayerGame[]): number {
  const last = games.at(-1)?.game;
  if (last === undefined) return 0;
  return isDecided(last) ? (last.endedAt ?? 0) : Infinity;
}

function waitingPlayers(
  state: TournamentState,
  waited: readonly { readonly person: PersonId; readonly seconds: number }[],
): WaitingPlayer[] {
  const points = new Map(arenaStandings(state).map((line) => [line.id, line.points]));
  const ratings = new Map(state.players.map(({ person, rating = 0 }) => [person, rating]));
  const games = gamesByPlayer(state);
  return waited.map(({ person, seconds }) => {
    const own = games.get(person) ?? [];
    return {
      id: person,
      rating: ratings.get(person) ?? 0,
      points: points.get(person) ?? 0,
      waitedSeconds: seconds,
      lastTable: own.at(-1)?.game.sides.flat() ?? [],
      positions: own.map(({ game }) => game.sides.findIndex((side) => side.includes(person))),
    };
  });
}

/** Ranks players by their points, then by their mean result, then by lot. */
function arenaStandings(state: TournamentState): readonly StandingsRow[] {
  const { players, seats } = state;
  const games = gamesByPlayer(state);
  const lots = lotsOf(state);
  const lines = players.map(({ person }) => {
    const { mean, ...score } = scoreOf(games.get(person) ?? [], person, seats.length);
    return { id: person, ...score, tieBreaks: { MR: mean, lot: -(lots.get(person) ?? 0) } };
  });
  return lines
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.tieBreaks.MR - one.tieBreaks.MR ||
        other.tieBreaks.lot - one.tieBreaks.lot,
    )
    .map((line, index) => ({ ...line, rank: index + 1 }));
}

/** A player's totals over all games in an arena. */
interface Score extends Required<Pick<StandingsRow, 'points' | 'played' | 'streak'>> {
  /** The mean share of the opponents that the player finished ahead of, in hundredths of 1/120. */
  readonly mean: number;
}

/** The computed scores, by games: the games of most players have not changed since the last standings. */
const SCORES = new WeakMap<readonly PlayerGame[], Score>();

function scoreOf(games: readonly PlayerGame[], person: PersonId, seats: number): Score {
  const cached = SCORES.get(games);
  if (cached !== undefined) return cached;
  const decided = games.filter(({ game }) => isDecided(game));
  const outcomes = decided.map(({ game }) => ({
    ...gameOutcome(person, game),
    isShort: game.isShort === true,
  }));
  const score = {
    points: arenaPoints(outcomes, seats).reduce((sum, own) => sum + own, 0),
    played: outcomes.filter(({ kind }) => kind === 'played').length,
    streak: outcomes.length - 1 - outcomes.findLastIndex(({ share }) => share !== POINT),
    mean: meanResult(outcomes),
  };
  SCORES.set(games, score);
  return score;
}

/**
 * Returns the mean share of the opponents that the player finished ahead of in the games played, in hundredths of
 * 1/120.
 */
function meanResult(outcomes: readonly { readonly kind: string; readonly share: number }[]): number {
  const played = outcomes.filter(({ kind }) => kind === 'played');
  const sum = played.reduce((total, { share }) => total + share, 0);
  return played.length === 0 ? 0 : Math.round((100 * sum) / played.length);
}
