import { POINT } from '@halma/pairing';
import type { PersonId } from '@halma/protocol';
import type { StandingsRow } from './formats/format.ts';
import { formatOf } from './formats/formats.ts';
import { entrantsPerTable, hasFixedPairs, membersOf } from './pairs.ts';
import { tournamentStandings } from './standing.ts';
import type { TournamentState } from './state.ts';

/**
 * Returns the standings as comma-separated values (RFC 4180). Points are decimal; tie-breaks are whole numbers, and
 * greater is better. The row of a fixed pair names both partners.
 */
export function standingCsv(state: TournamentState, nameOf: (person: PersonId) => string): string {
  // Direct encounter depends on who is tied, and lots mean nothing by themselves.
  const shownCodes = formatOf(state)
    .tieBreaks(entrantsPerTable(state))
    .filter((code) => code !== 'DE' && code !== 'lot');
  const hasPairs = hasFixedPairs(state);
  const partnerCells = (id: PersonId): readonly string[] => {
    const [, partner = ''] = membersOf(state, id);
    return hasPairs ? [nameOf(partner), partner] : [];
  };
  const cells = ({ rank, id, points, played, tieBreaks }: StandingsRow): readonly string[] => [
    `${rank}`,
    nameOf(id),
    id,
    ...partnerCells(id),
    `${Math.round((100 * points) / POINT) / 100}`,
    `${played}`,
    ...shownCodes.map((code) => `${tieBreaks[code] ?? 0}`),
  ];
  const partnerHeaders = hasPairs ? ['partner', 'partner id'] : [];
  const header = ['rank', 'name', 'id', ...partnerHeaders, 'points', 'games', ...shownCodes];
  const rows = [header, ...tournamentStandings(state).map(cells)];
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
