import { gameStrings } from '@halma/locales/game';
import { rulesStrings } from '@halma/locales/rules';
import type { Cell, Position, Refusal } from '@halma/rules';
import { falseJumpText } from './false-jump.ts';
import type { Note } from './note.ts';

/** A man that the player pressed although it has no legal move. `stuck` is the name of its cell. */
export interface ImmovableMan {
  readonly stuck: string;
}

/** A refused move, with its cells if they are known. */
export interface RefusedMove extends Refusal {
  readonly attempt?: { readonly from: Cell; readonly to: Cell };
}

/**
 * Returns the note on an attempt that was not a legal move. The page loads this module on the first such
 * attempt, because the board and legal moves do not need its strings.
 */
export function noteOnRefusal(position: Position, refusal: RefusedMove | ImmovableMan): Note {
  const bad = (strong: string, text = ''): Note => ({ tone: 'bad', strong, text });
  if ('stuck' in refusal) return bad(gameStrings().notes.stuck(refusal.stuck), gameStrings().notes.stuckText);
  if (refusal.code === 'not-your-man')
    return bad(gameStrings().notes.notYours(String(refusal.at ?? '')), gameStrings().notes.notYoursText);
  if (refusal.code === 'outside-drop-zone') return bad(gameStrings().notes.middleOnly);
  const { attempt, code } = refusal;
  const isJump = code === 'not-adjacent' || code === 'no-man-to-jump';
  const explanation =
    attempt !== undefined && isJump ? falseJumpText(position, attempt.from, attempt.to) : undefined;
  return bad(gameStrings().notes.refused, explanation ?? rulesStrings().refusal(refusal));
}
