import { accept } from '@halma/rules';
import {
  createSmallBoard,
  DEFAULT_SOLVED_PRESET,
  SMALL_BOARD_SHAPES,
  type SmallBoard,
  type SmallBoardRefusal,
  SOLVED_PRESETS,
} from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import { joinWithOr } from '../../request/fields/field.ts';
import type { Request } from '../../request/fields/fields.ts';

/** Returns the small board that a request names. */
export function requestedBoard({ shape, side, men, preset }: Request): CommandResult<SmallBoard> {
  const knownShape = SMALL_BOARD_SHAPES.find((name) => name === shape);
  if (knownShape === undefined)
    return refuse('bad-request', `--shape expects ${joinWithOr(SMALL_BOARD_SHAPES)}.`);
  if (side === undefined)
    return refuse(
      'bad-request',
      '--side is missing: the number of cells on a side of the board, or of a point of a star.',
    );
  if (men === undefined) return refuse('bad-request', '--men is missing: the number of men of each army.');
  const knownPreset = SOLVED_PRESETS.find((name) => name === (preset ?? DEFAULT_SOLVED_PRESET));
  if (knownPreset === undefined)
    return refuse('bad-request', `--preset expects ${joinWithOr(SOLVED_PRESETS)} on a small board.`);
  const board = createSmallBoard({ shape: knownShape, side, men, preset: knownPreset });
  return board.ok ? accept(board.value) : refuse('bad-request', messageOf(board.refusal));
}

function messageOf(refusal: SmallBoardRefusal): string {
  return refusal.code === 'bad-side'
    ? `--side expects a whole number from ${refusal.min} to ${refusal.max}.`
    : `--men expects one of ${refusal.men.join(', ')} on this board.`;
}
