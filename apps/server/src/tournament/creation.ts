import { createHash } from 'node:crypto';
import {
  accept,
  MAX_PLAYERS,
  type NewTournament,
  type PersonId,
  type Result,
  refuse,
  type TournamentEventOf,
  type TournamentSetup,
} from '@halma/protocol';
import { type Rules, seatLetter } from '@halma/rules';
import { rulesFor } from '../game/creation.ts';
import type { TournamentState } from './state.ts';

/** How long before its start a tournament can be announced, in milliseconds. */
const MAX_NOTICE_MS = 366 * 24 * 60 * 60_000;

/** More rounds than any number of players needs, and few enough that a standing takes no noticeable time. */
const MAX_SWISS_ROUNDS = 20;

/** The most players of a round robin: for two seats, for more, and where all games are played at once. */
const MAX_ROUND_ROBIN = { pairs: 40, tables: 24, atOnce: 12 } as const;

/** Decides whether a tournament can be announced. Refuses games that it cannot play and terms that contradict each other. */
export function decideTournament(
  { password, ...setup }: NewTournament,
  by: PersonId,
  { now, seed }: { readonly now: number; readonly seed: string },
): Result<TournamentEventOf<'created'>> {
  const rules = rulesFor(setup);
  if (!rules.ok) return rules;
  const wrong = contradictionIn(setup, rules.value, now);
  if (wrong !== undefined) return refuse('bad-tournament', { detail: wrong });
  const hash = password === undefined ? {} : { passwordHash: hashEntryPassword(seed, password) };
  return accept({ kind: 'created', setup, by, seed, ...hash });
}

/** Returns the property of a setup that contradicts others; undefined if there is none. */
function contradictionIn(
  setup: TournamentSetup,
  rules: Rules,
  now: number,
): keyof TournamentSetup | undefined {
  const seats = rules.seats.length;
  if (rules.sides.length !== seats || seats < 2) return 'rules';
  if (!isStartPossible(setup.startsAt, now)) return 'startsAt';
  // The engine plays no correspondence games, and games of one person against the engine count for nobody.
  if (setup.odd === 'computer' && (setup.clock.kind === 'days' || seats === 2)) return 'odd';
  if (setup.format === 'swiss' && seats > 2 && setup.rounds === undefined) return 'rounds';
  if (setup.format === 'swiss' && (setup.rounds ?? 0) > MAX_SWISS_ROUNDS) return 'rounds';
  // The number of rounds that keep the turn positions equal depends on the number of players.
  const hasFixedRounds = seats === 2 || (setup.turns === 'equal' && setup.games % seats !== 0);
  if (setup.format === 'round-robin' && hasFixedRounds && setup.rounds !== undefined) return 'rounds';
  return undefined;
}

/** Returns whether a tournament can be announced for a time. */
export function isStartPossible(startsAt: number, now: number): boolean {
  return startsAt >= now && startsAt <= now + MAX_NOTICE_MS;
}

/** Returns the state of a tournament after its first event. */
export function createdTournament(
  tournament: string,
  { setup, by, seed, passwordHash }: TournamentEventOf<'created'>,
  at: number,
): TournamentState {
  const rules = rulesFor(setup);
  if (!rules.ok) throw new Error(`the log of tournament ${tournament} starts with invalid rules`);
  return {
    tournament,
    lastSeq: 0,
    changedAt: at,
    organiser: by,
    setup,
    seats: rules.value.seats.map(seatLetter),
    seed,
    passwordHash: passwordHash ?? null,
    phase: 'open',
    players: [],
    removed: [],
    roundCount: 0,
    schedule: null,
    rounds: [],
    changes: {},
    restingSince: null,
    why: null,
  };
}

/** Returns the hash of an entry password, salted with the seed. Only the log and its backups contain it; no view does. */
export function hashEntryPassword(seed: string, password: string): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, password]))
    .digest('hex');
}

/** Returns the most players that a tournament can have, so that it can be paired at once. */
export function maxPlayers({ setup, seats }: Pick<TournamentState, 'setup' | 'seats'>): number {
  if (setup.format === 'swiss') return MAX_PLAYERS;
  if (setup.clock.kind === 'days') return MAX_ROUND_ROBIN.atOnce;
  return seats.length === 2 ? MAX_ROUND_ROBIN.pairs : MAX_ROUND_ROBIN.tables;
}
