import { cellName, type Move, type Position, play } from '@halma/rules';
import { jumpsOf } from './move-list.ts';

/** A move in a line, in short form: its text and its jumps. */
export interface LineMove {
  readonly text: string;
  /** 0 for a step. */
  readonly jumps: number;
}

/** Returns the short form of a move: `g5–o15` and its number of jumps. */
export function lineMove(position: Position, move: Move): LineMove {
  const name = (cell: number): string => cellName(position.rules.board, cell);
  const text = {
    normal: () => (move.kind === 'normal' ? `${name(move.from)}–${name(move.to)}` : ''),
    'bear-off': () => (move.kind === 'bear-off' ? `${name(move.from)}–` : ''),
    drop: () => (move.kind === 'drop' ? name(move.to) : ''),
    pass: () => '–',
  }[move.kind]();
  return { text, jumps: jumpsOf(position, move) };
}

/** Returns the short forms of up to `count` moves from the start of a line. Stops after an illegal move. */
export function lineMoves(start: Position, moves: readonly Move[], count: number): readonly LineMove[] {
  const shortForms: LineMove[] = [];
  let position = start;
  for (const move of moves.slice(0, count)) {
    shortForms.push(lineMove(position, move));
    const next = play(position, move);
    if (!next.ok) break;
    position = next.value;
  }
  return shortForms;
}
