import { gameStrings } from '@halma/locales/game';
import type { Position } from '@halma/rules';
import { createMemo, type JSX } from 'solid-js';
import { moveTitle } from './move-title.ts';
import { useStudy } from './study-context.ts';

/** A position on the board, and what is announced about it; an empty text for nothing. */
interface Announcement {
  readonly shown: Position;
  readonly text: string;
}

/**
 * Announces the position to screen readers when a step leads to it. The board itself announces a step to the next
 * move, and the verdict announces a reviewed move.
 */
export function StepAnnouncement(): JSX.Element {
  const { position, reviewedTurn, nameOf } = useStudy();
  const announcement = createMemo<Announcement>(
    (last) => {
      const shown = position();
      const { previous, lastMove } = shown;
      if (shown === last.shown) return last;
      if (previous === last.shown || reviewedTurn() !== undefined) return { shown, text: '' };
      const isStart = previous === null || lastMove === null;
      return {
        shown,
        text: isStart ? gameStrings().notes.lookingAtStart : moveTitle(previous, lastMove, nameOf),
      };
    },
    { shown: position(), text: '' },
  );
  return (
    <p class="vh" role="status">
      {announcement().text}
    </p>
  );
}
