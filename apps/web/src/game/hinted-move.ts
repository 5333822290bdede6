import type { Reason } from '@halma/engine';
import { gameStrings } from '@halma/locales/game';
import { reasonStrings } from '@halma/locales/reasons';
import { cellName, type Move, type Position, type SeatLetter, seatFromLetter } from '@halma/rules';
import { describeMove } from './describe-move.ts';
import type { Hint } from './hint-note.ts';
import { jumpsOf } from './move-list.ts';
import { colourName } from './names.ts';

/** Returns the hint to play a move. Its note names the move and the first of the reasons. */
export function hintToPlay(before: Position, move: Move, [reason]: readonly Reason[]): Hint {
  return {
    before,
    move,
    note: (session) => {
      const nameOf = (letter: SeatLetter): string => colourName(session, seatFromLetter(letter) ?? 1);
      const text = reason === undefined ? '' : reasonStrings().reason(session.rules, reason, nameOf);
      return { tone: 'hint', strong: gameStrings().notes.hint(describeHintedMove(before, move)), text };
    },
  };
}

function describeHintedMove(before: Position, move: Move): string {
  const { board } = before.rules;
  return describeMove({
    kind: move.kind,
    from: move.kind === 'normal' || move.kind === 'bear-off' ? cellName(board, move.from) : '',
    to: move.kind === 'normal' || move.kind === 'drop' ? cellName(board, move.to) : '',
    jumps: jumpsOf(before, move),
    demand: false,
  });
}
