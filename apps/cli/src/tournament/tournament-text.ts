import { POINT, type Round, type StandingRow, type TableGame, type TieBreak } from '@halma/pairing';
import { formatTable } from '../drawing/text-layout.ts';
import { COMPUTER } from './tournament-file.ts';

/** Formats a round as in a tournament file, with an equals sign before the space for each result. */
export function formatRound({ tables, byes }: Round, roundNumber: number): string {
  return [
    '',
    `round ${roundNumber}:`,
    ...tables.flatMap(({ games }, table) => games.map((game) => `  ${table + 1}: ${formatSides(game)} =`)),
    ...(byes.length === 0 ? [] : [`  bye: ${byes.join(', ')}`]),
  ].join('\n');
}

function formatSides({ sides }: TableGame): string {
  return sides.map(formatSide).join(' - ');
}

function formatSide(side: readonly string[]): string {
  return side.length === 0 ? COMPUTER : side.join(' + ');
}

/** Formats a card for each game of a round, on which the players write their places. */
export function formatCards({ tables }: Round, roundNumber: number, title: string): string {
  const cards = tables.flatMap(({ games }, table) =>
    games.map((game, index) => {
      const suffix = games.length === 1 ? '' : `, game ${index + 1}`;
      const rows = game.sides.map((side, position) => [
        `${position + 1}.`,
        formatSide(side),
        'place ____',
        'signed ____________',
      ]);
      return `${title}, round ${roundNumber}, table ${table + 1}${suffix}\n\n${formatTable(rows)}`;
    }),
  );
  return cards.join(`\n\n${'- '.repeat(30).trimEnd()}\n\n`);
}

/** Formats the standings with their tie-breaks. */
export function formatStanding(rows: readonly StandingRow[], tieBreaks: readonly TieBreak[]): string {
  // Direct encounters and random draws have no number that means anything to a reader.
  const shownTieBreaks = tieBreaks.filter((code) => code !== 'DE' && code !== 'lot');
  return formatTable(
    [
      ['', 'player', 'points', 'games', ...shownTieBreaks],
      ...rows.map(({ rank, id, points, played, tieBreaks: values }) => [
        `${rank}`,
        id,
        formatPoints(points),
        `${played}`,
        ...shownTieBreaks.map((code) => formatTieBreak(code, values[code] ?? 0)),
      ]),
    ],
    [0, 2, 3, ...shownTieBreaks.map((_, index) => index + 4)],
  );
}

/** Tie-breaks that sum opponents' points are in sixtieths of the unit of points. */
const MEAN_SCALE = 60;

function formatTieBreak(code: TieBreak, value: number): string {
  if (code === 'LF') return `${-value}`;
  if (code === 'BH' || code === 'BH-C1') return formatPoints(value / MEAN_SCALE);
  if (code === 'SB') return formatPoints(value / MEAN_SCALE / POINT);
  return `${value}`;
}

function formatPoints(points: number): string {
  return `${Math.round((100 * points) / POINT) / 100}`;
}
