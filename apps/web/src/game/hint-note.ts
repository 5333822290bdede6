import type { Reason } from '@halma/engine';
import { cellName, type Move, type Position, type SeatLetter, seatOfLetter } from '@halma/rules';
import type { ReasonWords } from '../words/english/reasons.ts';
import { gameWords } from '../words/game.ts';
import { jumpsOf } from './move-list.ts';
import { moveInWords } from './move-words.ts';
import { colourName } from './names.ts';
import type { Note } from './note.ts';
import type { Session } from './session.ts';

/** A move the computer would play for the seat to move, and why. */
export interface Hint {
  readonly move: Move;
  readonly before: Position;
  readonly reasons: readonly Reason[];
  /** The words for reasons: they are fetched with the first hint, and not with the page. */
  readonly words: () => ReasonWords;
}

/** What has become of asking for a hint. */
export type Hinted = 'none' | 'asked' | 'failed' | Hint;

/** What is said of a hint; undefined while nobody has asked for one. */
export function noteOnHint(session: Session, hint: Hinted): Note | undefined {
  const { notes } = gameWords();
  if (hint === 'none') return undefined;
  if (hint === 'asked') return { tone: 'hint', strong: notes.lookingForHint, text: notes.lookingForHintText };
  if (hint === 'failed') return { tone: 'bad', strong: notes.noHint, text: notes.noHintText };
  const [reason] = hint.reasons;
  const nameOf = (letter: SeatLetter): string => colourName(session, seatOfLetter(letter) ?? 1);
  const text = reason === undefined ? '' : hint.words().reason(session.rules, reason, nameOf);
  return { tone: 'hint', strong: notes.hint(hintedMove(hint)), text };
}

function hintedMove({ move, before }: Hint): string {
  const { board } = before.rules;
  return moveInWords({
    kind: move.kind,
    from: move.kind === 'walk' || move.kind === 'leave' ? cellName(board, move.from) : '',
    to: move.kind === 'walk' || move.kind === 'drop' ? cellName(board, move.to) : '',
    jumps: jumpsOf(before, move),
    demand: false,
  });
}
