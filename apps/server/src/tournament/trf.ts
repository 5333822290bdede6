import { POINT, type Round, type TableGame } from '@halma/pairing';
import type { PersonId, TournamentSetup } from '@halma/protocol';
import { seededPlayers, toPairingInput } from './pairing-input.ts';
import { entrantsPerTable, hasFixedPairs, membersOf } from './pairs.ts';
import { tournamentStandings } from './standing.ts';
import type { TournamentState } from './state.ts';

/**
 * The report's name for each format; null for formats in which a player has several games at once, or in which the
 * players have no common rounds.
 */
const FORMAT_NAMES: Readonly<Record<TournamentSetup['format'], string | null>> = {
  'round-robin': 'Round-Robin',
  swiss: 'Swiss-System, in the manner of the FIDE Dutch system',
  knockout: 'Knockout',
  series: 'Match',
  arena: null,
  exhibition: null,
};

/** The maximum length of a fixed partner's name, so that both names fit into the columns of one. */
const PARTNER_NAME_LENGTH = 15;

/**
 * Returns a tournament for two seats, or for two pairs of fixed partners, as a FIDE tournament report (TRF16, Annex 2
 * of C.04 of the FIDE Handbook). The colour `w` stands for the player who moves first. Each game of a meeting is a round.
 * Returns undefined if the report cannot represent the format.
 */
export function tournamentTrf(
  state: TournamentState,
  nameOf: (person: PersonId) => string,
): string | undefined {
  const format = FORMAT_NAMES[state.setup.format];
  if (format === null || entrantsPerTable(state) !== 2) return undefined;
  const { setup, startedAt, endedAt, phase } = state;
  const { entrants, rounds: pairedRounds } = toPairingInput(state);
  // The seeds would reveal the draw before the start.
  const ranked = phase === 'open' ? entrants.map(({ id }) => id) : seededPlayers(state);
  const numbers = new Map(ranked.map((person, index) => [person, index + 1]));
  const standing = new Map(tournamentStandings(state).map((line) => [line.id, line]));
  const rounds = reportRounds(pairedRounds);
  const peopleWithRating = new Set(
    state.players.filter(({ rating }) => rating !== undefined).map(({ person }) => person),
  );
  const reportName = (entrant: PersonId): string => {
    const members = membersOf(state, entrant).map(nameOf);
    if (members.length === 1) return members.join();
    return members.map((name) => name.slice(0, PARTNER_NAME_LENGTH)).join(' + ');
  };
  const lines = [
    `012 ${setup.name}`,
    ...(startedAt === null ? [] : [`042 ${dateText(startedAt)}`]),
    ...(endedAt === null ? [] : [`052 ${dateText(endedAt)}`]),
    `062 ${entrants.length}`,
    `072 ${entrants.filter(({ id }) => peopleWithRating.has(id)).length}`,
    `092 ${hasFixedPairs(state) ? 'Team' : 'Individual'}: ${format}`,
    `122 ${clockText(setup)}`,
    ...entrants
      .toSorted((one, other) => (numbers.get(one.id) ?? 0) - (numbers.get(other.id) ?? 0))
      .map(({ id, from = 1, rating }) => {
        const line = standing.get(id);
        const fields = [
          `001 ${pad(numbers.get(id), 4)}`,
          // Sex and title, then the name in columns 15 to 47.
          `      ${reportName(id).slice(0, 33).padEnd(33)}`,
          // The rating in columns 49 to 52. Federation, FIDE number and date of birth stay empty.
          ` ${pad(peopleWithRating.has(id) ? rating : undefined, 4)}`.padEnd(33),
          ((line?.points ?? 0) / POINT).toFixed(1).padStart(4),
          ` ${pad(line?.rank, 4)}`,
        ];
        return fields.join('') + rounds.map((round) => `  ${resultIn(round, id, from, numbers)}`).join('');
      }),
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join('');
}

/** A column of the report: one game from each table in a round. */
interface ReportRound {
  /** The round of the tournament, from 1. */
  readonly round: number;
  /** The game of each player who has one. */
  readonly gameOf: ReadonlyMap<string, TableGame>;
  readonly byes: ReadonlySet<string>;
}

function reportRounds(rounds: readonly Round[]): readonly ReportRound[] {
  return rounds.flatMap(({ tables, byes }, index) => {
    const columnCount = Math.max(1, ...tables.map(({ games }) => games.length));
    const playersWithBye = new Set(byes);
    return Array.from({ length: columnCount }, (_, gameIndex) => {
      const games = tables.flatMap(({ games: tableGames }) => tableGames[gameIndex] ?? []);
      return {
        round: index + 1,
        gameOf: new Map(games.flatMap((game) => game.sides.flat().map((person) => [person, game]))),
        byes: playersWithBye,
      };
    });
  });
}

/** Returns the eight columns of a round: the opponent's number, the colour and the result. */
function resultIn(
  { round, gameOf, byes }: ReportRound,
  person: string,
  from: number,
  numbers: ReadonlyMap<string, number>,
): string {
  const game = gameOf.get(person);
  if (game === undefined) {
    // For a player who entered late, round 1 counts as half a point.
    const code = byes.has(person) ? 'U' : round === 1 && from > 1 ? 'H' : 'Z';
    return `0000 - ${code}`;
  }
  const position = game.sides.findIndex((side) => side.includes(person));
  const [opponent = ''] = game.sides[1 - position] ?? [];
  return `${pad(numbers.get(opponent), 4)} ${position === 0 ? 'w' : 'b'} ${resultCode(game, person, opponent, position)}`;
}

function resultCode(
  { places, absent = [] }: TableGame,
  person: string,
  opponent: string,
  position: number,
): string {
  if (absent.includes(person)) return '-';
  if (absent.includes(opponent)) return '+';
  const [own, other] = [places?.[position], places?.[1 - position]];
  if (own === undefined || other === undefined) return ' ';
  if (own === other) return '=';
  return own < other ? '1' : '0';
}

function clockText({ clock }: TournamentSetup): string {
  if (clock.kind === 'days') return `${clock.days} days per move`;
  return `${clock.main / 60_000} min, ${clock.increment / 1000} s increment, ${clock.delay / 1000} s delay`;
}

function dateText(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '/');
}

function pad(value: number | undefined, width: number): string {
  return String(value ?? '').padStart(width);
}
