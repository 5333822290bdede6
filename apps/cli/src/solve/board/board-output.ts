import type { PositionValue, SmallBoard, TablebaseSummary, TurnedPosition } from '@halma/solver';
import { formatNumber } from '../../drawing/text-layout.ts';
import type { VerbOutput } from '../../verbs/verb.ts';

/** The printed summary of a solved board. */
export interface SolvedBoard {
  readonly board: SmallBoard;
  readonly summary: TablebaseSummary;
  readonly mutualZugzwangs: number;
  readonly seconds: number;
}

const TITLES: Readonly<Record<SmallBoard['shape'], string>> = { rhombus: 'Rhombus', square: 'Square' };

/** Formats the summary of a solved board. */
export function boardOutput({ board, summary, mutualZugzwangs, seconds }: SolvedBoard): VerbOutput {
  const { shape, side, men } = board;
  const { positions, wins, draws, illegal, wonByMover, lostByMover, start, longestWin, drawn } = summary;
  const describe = (position: TurnedPosition): string => describePosition(board, position);
  const rows: readonly (readonly [string, string])[] = [
    ['positions', formatNumber(positions)],
    ['won by the side to move', formatNumber(wonByMover)],
    ['lost by the side to move', formatNumber(lostByMover)],
    ['drawn', formatNumber(draws)],
    ['illegal', formatNumber(illegal)],
    ['mutual zugzwang', formatNumber(mutualZugzwangs)],
    ['won by the first player', formatNumber(wins)],
  ];
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  const numberWidth = Math.max(...rows.map(([, count]) => count.length));
  return {
    data: () => ({
      shape,
      side,
      men,
      ...summary,
      longestWin: { ...longestWin, position: describe(longestWin.position) },
      drawn: drawn === null ? null : describe(drawn),
      mutualZugzwangs,
      seconds,
    }),
    text: () =>
      [
        `${TITLES[shape]} ${side} × ${side}, ${men} ${men === 1 ? 'man' : 'men'} each: ${describeStart(start)}`,
        '',
        ...rows.map(([label, count]) => `${label.padEnd(labelWidth)}  ${count.padStart(numberWidth)}`),
        '',
        `Longest win: ${longestWin.plies} plies, from ${describe(longestWin.position)}`,
        ...(drawn === null ? [] : [`A drawn position: ${describe(drawn)}`]),
        `Solved in ${seconds.toFixed(1)} s.`,
      ].join('\n'),
  };
}

function describeStart(value: PositionValue): string {
  switch (value.result) {
    case 'won':
      return `the first player wins in ${value.plies} plies.`;
    case 'lost':
      return `the second player wins in ${value.plies} plies.`;
    case 'drawn':
      return 'a draw with perfect play.';
    case 'illegal':
      return 'the starting position is illegal.';
  }
}

/** Lists the cells of both sides. */
function describePosition({ board }: SmallBoard, { mover, opponent }: TurnedPosition): string {
  const list = (cells: readonly number[]): string => cells.map((cell) => board.names[cell]).join(' ');
  return `${list(mover)} to move, against ${list(opponent)}`;
}
