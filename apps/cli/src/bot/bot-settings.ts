import { EntryPassword, RATING_TEMPOS, type RatingTempo, TournamentId, validateAs } from '@halma/protocol';
import { accept, GAMES } from '@halma/rules';
import { type Entrant, parseEntrant } from '../arena/entrant.ts';
import { EXPECTED_PLAYERS } from '../arena/match-plan.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requireField } from '../request/validate-request.ts';
import type { TournamentEntry } from './enter-tournament.ts';

/** The kinds of games that a bot may accept. */
const ACCEPTED_KINDS = ['rated', 'casual'] as const;
type AcceptedKind = (typeof ACCEPTED_KINDS)[number];

/** The default and the maximum number of games that the bot plays at the same time. */
const DEFAULT_GAMES = 4;
const MAX_GAMES = 64;

/** The default time that the bot reserves for the connection in each move, in milliseconds. */
const DEFAULT_OVERHEAD_MS = 200;

/** The settings of a bot: the server, the engine, and the games to play. */
export interface BotSettings {
  readonly server: URL;
  readonly token: string;
  readonly engine: Entrant;
  /** The maximum number of games to play at the same time. */
  readonly games: number;
  readonly accepted: ReadonlySet<AcceptedKind>;
  readonly tempos: ReadonlySet<RatingTempo>;
  /** The ids of the games to play; undefined for all. */
  readonly gameIds: ReadonlySet<string> | undefined;
  readonly overheadMs: number;
  /** The number of games after which the bot stops; undefined if it plays on until it is interrupted. */
  readonly count: number | undefined;
  /** The tournament to enter. */
  readonly tournament: TournamentEntry | undefined;
  /** The condition for resigning; undefined to never resign. */
  readonly resignation: Resignation | undefined;
}

/** The score, in moves, at or below which a bot resigns after several turns in a row. */
export interface Resignation {
  readonly turns: number;
  readonly score: number;
}

/** Reads the settings of a request. Refuses a URL, a token, an engine or a list that it cannot use. */
export function parseBotSettings(request: Request): CommandResult<BotSettings> {
  const address = requireField('server', request.server);
  if (!address.ok) return address;
  const server = parseAddress(address.value);
  if (server === undefined) return refuseRequest(`“${address.value}” is not the address of a server.`);
  // No server is below a path: the site and the HTTP interface are at the root of an origin.
  if (server.href !== `${server.origin}/`)
    return refuseRequest(`The address of a server ends after the host and the port: ${server.origin}`);
  const token = requireField('token', request.token);
  if (!token.ok) return token;
  const secret = token.value.trim();
  if (!/^halma_[\w-]{43}$/.test(secret))
    return refuseRequest('The file given with --token-file contains no access token.');
  const player = requireField('engine', request.engine);
  if (!player.ok) return player;
  const engine = parseEntrant(player.value);
  if (engine === undefined)
    return refuseRequest(`Unknown engine “${player.value}”; expected ${EXPECTED_PLAYERS}.`);
  const { games = DEFAULT_GAMES, overhead = DEFAULT_OVERHEAD_MS } = request;
  if (!Number.isInteger(games) || games < 1 || games > MAX_GAMES)
    return refuseRequest(`The number of games must be from 1 to ${MAX_GAMES}.`);
  if (overhead < 0) return refuseRequest('The overhead must not be negative.');
  const { count, enter } = request;
  if (count !== undefined && (!Number.isInteger(count) || count < 1))
    return refuseRequest('The number of games to play must be a whole number above 0.');
  if (enter !== undefined && !validateAs(TournamentId, enter).ok)
    return refuseRequest(`“${enter}” is not the id of a tournament.`);
  const password = request.entryPassword?.trim();
  if (password !== undefined && enter === undefined)
    return refuseRequest('--entry-password-file needs a tournament (--enter).');
  if (password !== undefined && !validateAs(EntryPassword, password).ok)
    return refuseRequest('The file given with --entry-password-file contains no valid password.');
  const resignation = request.resign === undefined ? undefined : parseResignation(request.resign);
  if (request.resign !== undefined && resignation === undefined)
    return refuseRequest(
      `“${request.resign}” is not a number of turns and a score below zero, such as 3@-30.`,
    );
  if (resignation !== undefined && engine.kind !== 'ugi')
    return refuseRequest('Only engines of the kind ugi report scores, so --resign needs one.');
  const accepted = parseList(request.accept, ACCEPTED_KINDS);
  if (!accepted.ok) return accepted;
  const tempos = parseList(request.tempo, RATING_TEMPOS);
  if (!tempos.ok) return tempos;
  const gameIds = parseList(
    request.rules,
    GAMES.map(({ id }) => id),
  );
  if (!gameIds.ok) return gameIds;
  return accept({
    server,
    token: secret,
    engine,
    games,
    accepted: accepted.value,
    tempos: tempos.value,
    gameIds: request.rules === undefined ? undefined : gameIds.value,
    overheadMs: overhead,
    count,
    tournament: enter === undefined ? undefined : { id: enter, password },
    resignation,
  });
}

function parseResignation(text: string): Resignation | undefined {
  const [, turns, score] = /^([1-9]\d?)@(-\d{1,4}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  return turns === undefined ? undefined : { turns: Number(turns), score: Number(score) };
}

function parseAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}

/** Parses a comma-separated list of words; a missing list contains all words. */
function parseList<Word extends string>(
  text: string | undefined,
  words: readonly Word[],
): CommandResult<ReadonlySet<Word>> {
  if (text === undefined) return accept(new Set(words));
  const listed = text.split(',');
  const unknown = listed.find((word) => !words.some((allowed) => allowed === word));
  return unknown === undefined
    ? accept(new Set(words.filter((word) => listed.includes(word))))
    : refuseRequest(`“${unknown}” is not one of ${words.join(', ')}.`);
}

function refuseRequest(message: string): ReturnType<typeof refuse> {
  return refuse('bad-request', message);
}
