import { POINT, type StandingRow } from '@halma/pairing';
import type { PersonId } from '@halma/protocol';
import { tieBreaksOf, tournamentStanding } from './standing.ts';
import type { TournamentState } from './state.ts';

/** Returns the standing as comma-separated values (RFC 4180). Points are decimal; tie-breaks are whole numbers, greater is better. */
export function standingCsv(state: TournamentState, nameOf: (person: PersonId) => string): string {
  // Direct encounter depends on who is tied, and lots have no meaning of their own.
  const shown = tieBreaksOf(state).filter((code) => code !== 'DE' && code !== 'lot');
  const cells = ({ rank, id, points, played, tieBreaks }: StandingRow): readonly string[] => [
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
