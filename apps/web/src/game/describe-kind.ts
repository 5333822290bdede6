import { gameStrings } from '@halma/locales/game';
import { type Cell, kindOf, legalMoves, type Position, seatOf, VACANT } from '@halma/rules';
import { jumpsOf } from './move-list.ts';

/** Describes a man's kind in a game that has several kinds. Returns an empty string in other games. */
export function describeKind(position: Position, cell: Cell): string {
  const { game, options } = position.rules;
  if (options.color === 'on') return describeColourHalmaMan(position, cell);
  const kind = kindOf(position.men[cell] ?? VACANT);
  if (game.movement === 'marks') return gameStrings().kinds.mark[kind] ?? '';
  if (game.goal !== 'far-rows') return '';
  const row = targetRow(position, cell, kind);
  return row === undefined ? '' : gameStrings().kinds.row(gameStrings().kinds.cut[kind] ?? '', row);
}

function describeColourHalmaMan(position: Position, cell: Cell): string {
  const moves = legalMoves(position).filter((move) => move.kind === 'normal' && move.from === cell);
  if (moves.length === 0) return '';
  return moves.some((move) => jumpsOf(position, move) === 0)
    ? gameStrings().notes.stepper
    : gameStrings().notes.hopper;
}

/** Returns the number of the row on which a man of this kind must finish. */
function targetRow({ men, rules }: Position, cell: Cell, kind: number): number | undefined {
  const { board, camps } = rules;
  const goalCell = camps[seatOf(men[cell] ?? VACANT)]?.kindAtEnd.indexOf(kind) ?? -1;
  return goalCell < 0 ? undefined : (board.y[goalCell] ?? 0) + 1;
}
