import type { Reason } from '@halma/engine';
import { gameStrings } from '@halma/locales/game';
import type { ReasonStrings } from '@halma/locales/reasons';
import { cellName, type Move, type Position, type SeatLetter, seatFromLetter } from '@halma/rules';
import { describeMove } from './describe-move.ts';
import { jumpsOf } from './move-list.ts';
import { colourName } from './names.ts';
import type { Note } from './note.ts';
import type { Session } from './session.ts';

/** A move that the computer suggests for the seat to move, and its reasons. */
export interface Hint {
  readonly move: Move;
  readonly before: Position;
  readonly reasons: readonly Reason[];
  /** The strings for reasons, loaded with the first hint. */
  readonly strings: () => ReasonStrings;
}

/** The status of a request for a hint. */
export type HintStatus = 'none' | 'pending' | 'failed' | Hint;

/** Returns the note for a hint; undefined if none was requested. */
export function noteOnHint(session: Session, hint: HintStatus): Note | undefined {
  const { notes } = gameStrings();
  if (hint === 'none') return undefined;
  if (hint === 'pending')
    return { tone: 'hint', strong: notes.lookingForHint, text: notes.lookingForHintText };
  if (hint === 'failed') return { tone: 'bad', strong: notes.noHint, text: notes.noHintText };
  const [reason] = hint.reasons;
  const nameOf = (letter: SeatLetter): string => colourName(session, seatFromLetter(letter) ?? 1);
  const text = reason === undefined ? '' : hint.strings().reason(session.rules, reason, nameOf);
  return { tone: 'hint', strong: notes.hint(hintedMove(hint)), text };
}

function hintedMove({ move, before }: Hint): string {
  const { board } = before.rules;
  return describeMove({
    kind: move.kind,
    from: move.kind === 'normal' || move.kind === 'bear-off' ? cellName(board, move.from) : '',
    to: move.kind === 'normal' || move.kind === 'drop' ? cellName(board, move.to) : '',
    jumps: jumpsOf(before, move),
    demand: false,
  });
}
