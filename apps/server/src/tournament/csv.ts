import { POINT } from '@halma/pairing';
import type { PersonId } from '@halma/protocol';
import type { StandingLine } from './formats/format.ts';
import { formatOf } from './formats/formats.ts';
import { tournamentStanding } from './standing.ts';
import type { TournamentState } from './state.ts';

/**
 * Returns the standing as comma-separated values (RFC 4180). Points are decimal; tie-breaks are whole numbers, greater
 * is better.
 */
export function standingCsv(state: TournamentState, nameOf: (person: PersonId) => string): string {
  // Direct encounter depends on who is tied, and lots mean nothing by themselves.
  const shown = formatOf(state)
    .tieBreaks(state.seats.length)
    .filter((code) => code !== 'DE' && code !== 'lot');
  const cells = ({ rank, id, points, played, tieBreaks }: StandingLine): readonly string[] => [
    `${rank}`,
    nameOf(id),
    id,
    `${Math.round((100 * points) / POINT) / 100}`,
    `${played}`,
    ...shown.map((code) => `${tieBreaks[code] ?? 0}`),
  ];
  const rows = [['rank', 'name', 'id', 'points', 'games', ...shown], ...tournamentStanding(state).map(cells)];
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
