import { POINT } from '@halma/pairing';
import type { PersonId, TournamentSetup } from '@halma/protocol';
import { seededPlayers } from './pairing-input.ts';
import { tournamentStanding } from './standing.ts';
import type { RoundGame, TournamentState } from './state.ts';

/** How the report calls each format, and null for those in which a player has several games at once, or rounds of their own. */
const FORMAT_NAMES: Readonly<Record<TournamentSetup['format'], string | null>> = {
  'round-robin': 'Individual: Round-Robin',
  swiss: 'Individual: Swiss-System, in the manner of the FIDE Dutch system',
  knockout: 'Individual: Knockout',
  series: 'Individual: Match',
  arena: null,
  exhibition: null,
};

/**
 * Returns a tournament for two seats as a tournament report of FIDE (TRF16, Annex 2 of C.04 of the FIDE Handbook). The colour `w`
 * stands for the player who begins. Each game of a meeting is a round. Returns undefined if the report has no place for the format.
 */
export function tournamentTrf(
  state: TournamentState,
  nameOf: (person: PersonId) => string,
): string | undefined {
  const format = FORMAT_NAMES[state.setup.format];
  if (format === null || state.seats.length !== 2) return undefined;
  const { setup, players, startedAt, changedAt, phase } = state;
  const ranked = seededPlayers(state);
  const numbers = new Map(ranked.map((person, index) => [person, index + 1]));
  const standing = new Map(tournamentStanding(state).map((line) => [line.id, line]));
  const rounds = roundsOf(state);
  const lines = [
    `012 ${setup.name}`,
    ...(startedAt === null ? [] : [`042 ${dateText(startedAt)}`]),
    ...(phase === 'over' ? [`052 ${dateText(changedAt)}`] : []),
    `062 ${players.length}`,
    `072 ${players.filter(({ rating }) => rating !== undefined).length}`,
    `092 ${format}`,
    `122 ${clockText(setup)}`,
    ...players
      .toSorted((one, other) => (numbers.get(one.person) ?? 0) - (numbers.get(other.person) ?? 0))
      .map(({ person, from, rating }) => {
        const line = standing.get(person);
        const fields = [
          `001 ${pad(numbers.get(person), 4)}`,
          // Sex and title, then the name, which has the columns 15 to 47.
          `      ${nameOf(person).slice(0, 33).padEnd(33)}`,
          // The rating has the columns 49 to 52. No federation, number and date of birth.
          ` ${pad(rating, 4)}`.padEnd(33),
          ((line?.points ?? 0) / POINT).toFixed(1).padStart(4),
          ` ${pad(line?.rank, 4)}`,
        ];
        return (
          fields.join('') + rounds.map((round) => `  ${resultIn(round, person, from, numbers)}`).join('')
        );
      }),
  ];
  return lines.map((line) => `${line.trimEnd()}\r\n`).join('');
}

/** A column of the report: a game of each table of a round. */
interface ReportRound {
  /** The round of the tournament, from 1. */
  readonly round: number;
  readonly games: readonly RoundGame[];
  readonly byes: readonly PersonId[];
}

function roundsOf({ rounds }: TournamentState): readonly ReportRound[] {
  return rounds.flatMap(({ tables, byes }, index) => {
    const most = Math.max(1, ...tables.map(({ games }) => games.length));
    return Array.from({ length: most }, (_, number) => ({
      round: index + 1,
      games: tables.flatMap(({ games }) => games[number] ?? []),
      byes,
    }));
  });
}

/** Returns the eight columns of a round: the opponent's number, the colour and the result. */
function resultIn(
  { round, games, byes }: ReportRound,
  person: PersonId,
  from: number,
  numbers: ReadonlyMap<PersonId, number>,
): string {
  const game = games.find(({ sides }) => sides.flat().includes(person));
  if (game === undefined) {
    // The first round before a late entry counts half.
    const code = byes.includes(person) ? 'U' : round === 1 && from > 1 ? 'H' : 'Z';
    return `0000 - ${code}`;
  }
  const position = game.sides.findIndex((side) => side.includes(person));
  const [opponent = ''] = game.sides[1 - position] ?? [];
  return `${pad(numbers.get(opponent), 4)} ${position === 0 ? 'w' : 'b'} ${resultCode(game, person, opponent, position)}`;
}

function resultCode(
  { places, absent = [] }: RoundGame,
  person: PersonId,
  opponent: PersonId,
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
  if (clock.kind === 'days') return `${clock.days} days a move`;
  return `${clock.main / 60_000} min, ${clock.increment / 1000} s a move added, ${clock.delay / 1000} s delay`;
}

function dateText(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '/');
}

function pad(value: number | undefined, width: number): string {
  return String(value ?? '').padStart(width);
}
