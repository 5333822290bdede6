import type { Entrant, Round, TableGame, Tournament } from '@halma/pairing';
import { usualSwissRounds, validateTournament } from '@halma/pairing';
import { VISIBLE_LINE } from '@halma/protocol';
import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import { describePairingRefusal } from './pairing-refusal.ts';

/** A tournament as its file describes it. */
export interface TournamentFile {
  readonly title: string;
  readonly format: 'swiss' | 'round-robin';
  readonly odd: 'bye' | 'computer';
  /** Whether each side of a table has two partners, who change from round to round. */
  readonly hasPartners: boolean;
  /**
   * The number of rounds in the whole tournament; undefined if the schedule of a round robin determines it.
   */
  readonly roundCount: number | undefined;
  readonly tournament: Tournament;
}

/** The values of the `partners` setting: none, new partners in each round, or pairs that enter together. */
const PARTNERS = ['no', 'yes', 'fixed'] as const;

/** The separator between the names of two partners. */
const PARTNER_SEPARATOR = ' + ';

/** The name that stands for a computer. */
export const COMPUTER = 'computer';

const SETTINGS = ['title', 'format', 'seats', 'rounds', 'games', 'seed', 'odd', 'partners'] as const;

/**
 * A line of visible characters. Other characters could change how a terminal shows the names and the text
 * after them.
 */
const VISIBLE = new RegExp(VISIBLE_LINE, 'u');

type Setting = (typeof SETTINGS)[number];

/** The content of the lines read so far. */
interface Draft {
  readonly settings: Map<Setting, string>;
  readonly entrants: Entrant[];
  readonly rounds: {
    readonly tables: { readonly number: string; readonly games: TableGame[] }[];
    readonly byes: string[];
  }[];
}

/**
 * Parses a tournament: settings, then `players:` with a player on each line, then the rounds. Ignores empty
 * lines and lines that start with #. If one line is invalid, the refusal states its number.
 */
export function parseTournament(text: string): CommandResult<TournamentFile> {
  const draft: Draft = { settings: new Map(), entrants: [], rounds: [] };
  let readLine = readSetting;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    let problem: string | null = null;
    if (!VISIBLE.test(line.replaceAll('\t', ' ')))
      problem = 'it contains an invisible character, or one that changes the direction of the text.';
    else if (line === 'players:') readLine = readPlayer;
    else if (/^round\b/.test(line)) {
      problem = startRound(line, draft);
      readLine = readTable;
    } else problem = readLine(line, draft);
    if (problem !== null) return refuse('bad-tournament', `Line ${index + 1}: ${problem}`);
  }
  return finish(draft);
}

function readSetting(line: string, { settings }: Draft): string | null {
  const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
  const setting = SETTINGS.find((candidate) => candidate === name);
  if (setting === undefined) return `“${line}” is not one of the settings ${SETTINGS.join(', ')}.`;
  settings.set(setting, value);
  return null;
}

function readPlayer(line: string, { entrants, settings }: Draft): string | null {
  const [id = '', ...details] = line.split(',').map((part) => part.trim());
  const hasPairs = settings.get('partners') === 'fixed';
  const names = hasPairs ? id.split(PARTNER_SEPARATOR) : [id];
  if (hasPairs && names.length !== 2) return `“${id}” is not a pair of names such as “Ann + Ben”.`;
  const invalidName = names.find((name) => / [-+=] /.test(` ${name} `) || name === COMPUTER);
  if (invalidName !== undefined) return `“${invalidName}” cannot be a name.`;
  let entrant: Entrant = { id, rating: 0 };
  for (const detail of details) {
    const [, word = 'rating', value = ''] = /^(?:(from|until|returned) )?(\d{1,9})$/.exec(detail) ?? [];
    if (value === '')
      return `“${detail}” is neither a rating nor from, until or returned with the number of a round.`;
    entrant = { ...entrant, [word]: Number(value) };
  }
  entrants.push(entrant);
  return null;
}

function startRound(line: string, { rounds }: Draft): string | null {
  if (line !== `round ${rounds.length + 1}:`) return `expected “round ${rounds.length + 1}:”.`;
  rounds.push({ tables: [], byes: [] });
  return null;
}

/** Reads a table, or the players who have no table. Lines with the same number are the games of one table. */
function readTable(line: string, { rounds, entrants, settings }: Draft): string | null {
  const round = rounds.at(-1);
  const [, tableNumber, entry = ''] = /^(\d+|bye):\s*(.*)$/.exec(line) ?? [];
  if (round === undefined || tableNumber === undefined) return 'expected the number of a table or “bye:”.';
  if (tableNumber === 'bye') {
    round.byes.push(...entry.split(',').map((name) => name.trim()));
    return null;
  }
  const game = readGame(entry, settings.get('partners') === 'fixed' ? entrants : undefined);
  if (typeof game === 'string') return game;
  const last = round.tables.at(-1);
  if (last?.number === tableNumber) last.games.push(game);
  else round.tables.push({ number: tableNumber, games: [game] });
  return null;
}

/**
 * Reads the sides of a game in turn order, each with its place. A hyphen instead of a place marks a side that did not show
 * up; a number after the hyphen marks only one of its two partners.
 *
 * @param pairs the pairs of the tournament if partners are fixed; each pair counts as one player
 */
function readGame(text: string, pairs?: readonly Entrant[]): TableGame | string {
  const [names = '', marks = ''] = text.split(/\s*=(?:\s+|$)/);
  const sides = names.split(' - ').map((side) => {
    const members = side
      .split(PARTNER_SEPARATOR)
      .map((name) => name.trim())
      .filter((name) => name !== COMPUTER);
    return pairs === undefined ? members : [nameOfPair(members, pairs)];
  });
  const places = marks.split(/\s+/).filter((mark) => mark !== '');
  if (places.length === 0) return { sides };
  if (places.length !== sides.length) return `${sides.length} sides need ${sides.length} places.`;
  if (!places.every((place, side) => /^\d$/.test(place) || absentMembers(sides[side], place) !== undefined))
    return 'a place is a number, or a hyphen for players who did not show up.';
  const presentCount = places.filter((place) => !place.startsWith('-')).length;
  const absent = sides.flatMap((side, index) => absentMembers(side, places[index]) ?? []);
  return {
    sides,
    places: places.map((place) => (place.startsWith('-') ? presentCount + 1 : Number(place))),
    ...(absent.length > 0 ? { absent } : {}),
  };
}

/** Returns the name of a pair as the list of players gives it, in whichever order the two members are named. */
function nameOfPair(members: readonly string[], pairs: readonly Entrant[]): string {
  const [one = '', other = ''] = members;
  const swapped = `${other}${PARTNER_SEPARATOR}${one}`;
  return pairs.some(({ id }) => id === swapped) ? swapped : members.join(PARTNER_SEPARATOR);
}

/** Returns the members of a side that a mark reports as absent; undefined for any other mark. */
function absentMembers(side: readonly string[] = [], mark = ''): readonly string[] | undefined {
  if (mark === '-') return side;
  const member = /^-[12]$/.test(mark) && side.length > 1 ? side[Number(mark.slice(1)) - 1] : undefined;
  return member === undefined ? undefined : [member];
}

function finish({ settings, entrants, rounds }: Draft): CommandResult<TournamentFile> {
  const {
    title = 'Tournament',
    format = 'swiss',
    games = '1',
    seed,
    odd = 'bye',
    partners = 'no',
    seats = partners === 'no' ? '2' : '4',
  } = Object.fromEntries(settings);
  const refuseWith = (message: string): CommandResult<never> => refuse('bad-tournament', message);
  if (format !== 'swiss' && format !== 'round-robin')
    return refuseWith('“format:” must be swiss or round-robin.');
  if (odd !== 'bye' && odd !== 'computer') return refuseWith('“odd:” must be bye or computer.');
  if (!PARTNERS.some((value) => value === partners))
    return refuseWith('“partners:” must be yes, fixed or no.');
  if (seed === undefined || seed === '')
    return refuseWith('A line “seed:” is missing. The seed decides all random draws; publish it.');
  const statedRounds = settings.get('rounds');
  for (const text of [seats, games, statedRounds ?? '1'])
    if (!/^[1-9]\d?$/.test(text)) return refuseWith(`“${text}” is not a number of seats, games or rounds.`);
  const sides = partners === 'no' ? Number(seats) : Number(seats) / 2;
  const hasPartners = partners === 'yes';
  if (partners !== 'no' && seats !== '4' && seats !== '6')
    return refuseWith('Partners play at tables of four or six.');
  if (partners !== 'no' && odd === 'computer') return refuseWith('With partners, “odd:” must be bye.');
  if (format === 'swiss' && (hasPartners || sides !== 2) && statedRounds === undefined)
    return refuseWith('A Swiss tournament at tables of three or more needs a line “rounds:”.');
  const defaultRounds = format === 'swiss' ? usualSwissRounds(entrants.length) : undefined;
  const tournament: Tournament = {
    sides,
    games: Number(games),
    seed,
    entrants,
    rounds: rounds.map(
      ({ tables, byes }): Round => ({ tables: tables.map((table) => ({ games: table.games })), byes }),
    ),
  };
  const valid = validateTournament(tournament);
  if (!valid.ok) return refuseWith(describePairingRefusal(valid.refusal));
  return accept({
    title,
    format,
    odd,
    hasPartners,
    roundCount: statedRounds === undefined ? defaultRounds : Number(statedRounds),
    tournament,
  });
}
