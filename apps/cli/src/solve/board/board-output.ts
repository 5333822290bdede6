import {
  DEFAULT_SOLVED_PRESET,
  type PositionValue,
  type SmallBoard,
  type TablebaseSummary,
  type TurnedPosition,
  winnerAfter,
} from '@halma/solver';
import { formatNumber } from '../../drawing/text-layout.ts';
import type { VerbOutput } from '../../verbs/verb.ts';

/** The printed summary of a solved board. */
export interface SolvedBoard {
  readonly board: SmallBoard;
  readonly summary: TablebaseSummary;
  /** Null if there are more than two sides. */
  readonly mutualZugzwangs: number | null;
  readonly seconds: number;
}

/** Formats the summary of a solved board. */
export function boardOutput({ board, summary, mutualZugzwangs, seconds }: SolvedBoard): VerbOutput {
  const { shape, side, men, preset } = board;
  const { positions, wins, draws, illegal, wonBy, start, longestWin, drawn } = summary;
  const describe = (position: TurnedPosition): string => describePosition(board, position);
  const rows: readonly (readonly [string, string])[] = [
    ['positions', formatNumber(positions)],
    ...wonBy.map((count, index): readonly [string, string] => [
      WINNERS[board.sides]?.[index] ?? '',
      formatNumber(count),
    ]),
    [board.sides === 2 ? 'drawn' : 'won by none', formatNumber(draws)],
    ['illegal', formatNumber(illegal)],
    ...(mutualZugzwangs === null ? [] : [['mutual zugzwang', formatNumber(mutualZugzwangs)] as const]),
    ['won by the first player', formatNumber(wins)],
  ];
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  const numberWidth = Math.max(...rows.map(([, count]) => count.length));
  return {
    data: () => ({
      shape,
      side,
      men,
      preset,
      ...summary,
      longestWin: { ...longestWin, position: describe(longestWin.position) },
      drawn: drawn === null ? null : describe(drawn),
      mutualZugzwangs,
      seconds,
    }),
    text: () =>
      [
        `${boardTitle(board)}, ${men} ${men === 1 ? 'man' : 'men'} each: ${describeStart(start, board.sides)}`,
        '',
        ...rows.map(([label, count]) => `${label.padEnd(labelWidth)}  ${count.padStart(numberWidth)}`),
        '',
        `Longest win: ${longestWin.plies} plies, from ${describe(longestWin.position)}`,
        ...(drawn === null
          ? []
          : [
              `${board.sides === 2 ? 'A drawn position' : 'A position that no side wins by force'}: ${describe(drawn)}`,
            ]),
        `Solved in ${seconds.toFixed(1)} s.`,
      ].join('\n'),
  };
}

const TITLES: Readonly<Record<SmallBoard['shape'], (board: SmallBoard) => string>> = {
  rhombus: ({ side }) => `Rhombus ${side} × ${side}`,
  square: ({ side }) => `Square ${side} × ${side}`,
  star: ({ board }) => `Star of ${board.cellCount} holes`,
};

/**
 * The labels for the number of positions that each side wins, in the order of play, keyed by the number of
 * sides.
 */
const WINNERS: Readonly<Record<number, readonly string[]>> = {
  2: ['won by the side to move', 'lost by the side to move'],
  3: ['won by the side to move', 'won by the next side', 'won by the previous side'],
};

const PLAYERS: readonly string[] = ['first', 'second', 'third'];

/** Names a board and its rules: `Rhombus 5 × 5`, or `Star of 13 holes under parker-1885`. */
export function boardTitle(small: SmallBoard): string {
  const { shape, preset } = small;
  const title = TITLES[shape](small);
  return preset === DEFAULT_SOLVED_PRESET ? title : `${title} under ${preset}`;
}

function describeStart(value: PositionValue, sides: number): string {
  if (value.result === 'illegal') return 'the starting position is illegal.';
  if (value.result === 'drawn')
    return sides === 2 ? 'a draw with perfect play.' : 'no player can force a win.';
  return `the ${PLAYERS[winnerAfter(value.plies, sides)]} player wins in ${value.plies} plies.`;
}

/** Lists the cells of each side, beginning with the side to move. */
function describePosition({ board }: SmallBoard, position: TurnedPosition): string {
  const [mover = '', ...others] = position.map((cells) => cells.map((cell) => board.names[cell]).join(' '));
  return `${mover} to move, against ${others.join(' and ')}`;
}
