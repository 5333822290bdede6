import { type Cell, kindOf, legalMoves, type Position, seatOf, VACANT } from '@halma/rules';
import { gameWords } from '../words/game.ts';
import { jumpsOf } from './move-list.ts';

/** What sets a man apart from others of his side, where a game has several kinds of men; else nothing. */
export function kindWords(position: Position, cell: Cell): string {
  const { game, options } = position.rules;
  if (options.color === 'on') return colourHalmaWords(position, cell);
  const kind = kindOf(position.men[cell] ?? VACANT);
  if (game.gait === 'marks') return gameWords().kinds.mark[kind] ?? '';
  if (game.goal !== 'own-rows') return '';
  const row = rowAtEnd(position, cell, kind);
  return row === undefined ? '' : gameWords().kinds.row(gameWords().kinds.cut[kind] ?? '', row);
}

function colourHalmaWords(position: Position, cell: Cell): string {
  const own = legalMoves(position).filter((move) => move.kind === 'walk' && move.from === cell);
  if (own.length === 0) return '';
  return own.some((move) => jumpsOf(position, move) === 0)
    ? gameWords().notes.stepper
    : gameWords().notes.hopper;
}

/** The number of the row on which a man of this kind has to end. */
function rowAtEnd({ men, rules }: Position, cell: Cell, kind: number): number | undefined {
  const { board, yards } = rules;
  const goal = yards[seatOf(men[cell] ?? VACANT)]?.kindAtEnd.indexOf(kind) ?? -1;
  return goal < 0 ? undefined : (board.y[goal] ?? 0) + 1;
}
