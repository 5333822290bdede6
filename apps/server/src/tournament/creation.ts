import { createHash } from 'node:crypto';
import {
  accept,
  type NewTournament,
  type PersonId,
  type Refusal,
  type Result,
  ratingPool,
  refuse,
  type TournamentEventOf,
  type TournamentSetup,
} from '@halma/protocol';
import { type Rules, seatLetter } from '@halma/rules';
import { DAY_MS } from '../durations.ts';
import { rulesFor } from '../game/creation.ts';
import { limitRefusal } from '../game/limits.ts';
import type { Player } from '../store/game-store.ts';
import { formatOf } from './formats/formats.ts';
import { barsBotOrganiser, type TournamentState } from './state.ts';

/** The number of players on a side that consists of partners. */
const PLAYERS_PER_SIDE = 2;

/** The maximum time before its start at which a tournament can be announced, in milliseconds. */
const MAX_NOTICE_MS = 366 * DAY_MS;

/**
 * Decides whether a tournament can be announced. Refuses games that tournaments cannot use and terms that contradict
 * each other.
 */
export function decideTournament(
  { password, ...setup }: NewTournament,
  by: PersonId,
  { now, seed, isBot }: { readonly now: number; readonly seed: string; readonly isBot: boolean },
): Result<TournamentEventOf<'created'>> {
  const rules = rulesFor(setup);
  if (!rules.ok) return rules;
  const invalidField = findInvalidField(setup, rules.value, now);
  if (invalidField !== undefined) return refuse('bad-tournament', { detail: invalidField });
  if (isBot && barsBotOrganiser(setup)) return refuse('bot-account');
  const hash = password === undefined ? {} : { passwordHash: hashEntryPassword(seed, password) };
  return accept({ kind: 'created', setup, by, seed, ...hash });
}

/**
 * Returns the refusal if a person may not announce a tournament at present, because moderators have limited or closed
 * the account, or it is deleted. Otherwise returns undefined. The organiser of an exhibition plays all others, so the
 * limits for players also apply to that organiser.
 *
 * @param now milliseconds since 1970
 */
export function organiserRefusal(
  setup: Pick<TournamentSetup, 'format' | 'rated'>,
  { isClosed, limits }: Pick<Player, 'isClosed' | 'limits'>,
  now: number,
): { readonly ok: false; readonly refusal: Refusal } | undefined {
  if (isClosed) return refuse('no-session');
  return limitRefusal(setup.format === 'exhibition' ? setup : {}, limits, now);
}

/** Returns the property of a setup that contradicts others; undefined if there is none. */
function findInvalidField(
  setup: TournamentSetup,
  rules: Rules,
  now: number,
): keyof TournamentSetup | undefined {
  const seats = rules.seats.length;
  const { length: sides } = rules.sides;
  if (seats < 2 || (sides !== seats && !rules.sides.every((side) => side.length === PLAYERS_PER_SIDE)))
    return 'rules';
  if (!isValidStart(setup.startsAt, now)) return 'startsAt';
  // The engine plays no correspondence games, and games of one person against the engine do not count.
  if (setup.odd === 'computer' && (setup.clock.kind === 'days' || seats === 2)) return 'odd';
  if (setup.minutes !== undefined && setup.format !== 'arena') return 'minutes';
  if (setup.rated && !canBeRated(setup)) return 'rated';
  if (setup.partners === 'fixed' && sides === seats) return 'partners';
  const invalidField = formatOf({ setup }).findInvalidField(
    setup,
    setup.partners === 'fixed' ? sides : seats,
  );
  return invalidField ?? (sides === seats ? undefined : findInvalidPartnerField(setup, sides));
}

/**
 * Returns the property of a setup that does not suit partners.
 *
 * @param sides the number of sides at a table
 */
function findInvalidPartnerField(
  setup: TournamentSetup,
  sides: number,
): 'rules' | 'odd' | 'turns' | undefined {
  const { partners } = formatOf({ setup });
  if (partners === 'none' || (partners === 'fixed' && setup.partners !== 'fixed')) return 'rules';
  // A player without a partner would be only half a side.
  if (setup.odd === 'computer') return 'odd';
  // Fixed pairs take turn positions as single players do at tables with one seat for each side.
  if (setup.partners === 'fixed') return undefined;
  const isEqual = setup.games % sides === 0;
  return setup.format === 'round-robin' && setup.turns === 'equal' && !isEqual ? 'turns' : undefined;
}

/**
 * Returns whether all games of a tournament can be rated: they have a rating pool, every player has an account, and the
 * engine takes no seat.
 */
function canBeRated(setup: TournamentSetup): boolean {
  return 'pool' in ratingPool(setup) && setup.entry === 'accounts' && setup.odd === 'bye';
}

/** Returns whether a tournament can be announced with the given start time. */
export function isValidStart(startsAt: number, now: number): boolean {
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
    sides: rules.value.sides.map((side) => side.map(seatLetter)),
    seed,
    passwordHash: passwordHash ?? null,
    phase: 'open',
    startedAt: null,
    endedAt: null,
    players: [],
    removed: [],
    declined: [],
    hasExhibitorLeft: false,
    roundCount: 0,
    schedule: null,
    seeds: [],
    rounds: [],
    unfinished: [],
    changes: new Map(),
    organiserChanges: 0,
    completeSince: null,
    isChatOpen: true,
    why: null,
  };
}

/**
 * Returns the hash of an entry password, salted with the seed. Only the log and its backups contain it; no view does.
 */
export function hashEntryPassword(seed: string, password: string): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, password]))
    .digest('hex');
}
