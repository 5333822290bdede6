import type { HelperMark } from '@halma/board';
import { createMemo, type JSX } from 'solid-js';
import { marksOfOverlays, seatsMeant } from '../../analysis/overlays.ts';
import { Board } from '../../board/board.tsx';
import { marksOfMove } from '../../game/move-marks.ts';
import { playWords } from '../../words/play.ts';
import { useStudy } from './study-context.ts';

/** The board: any side's men can be moved, and the best move and the chosen overlays are drawn on it. */
export function StudyBoard(): JSX.Element {
  const {
    board,
    position,
    followedPosition,
    orientation,
    overlays,
    whose,
    featuresOf,
    thinker,
    panel,
    play,
  } = useStudy();
  const marks = createMemo((): readonly HelperMark[] => {
    const isFound = followedPosition() === position();
    const best = isFound ? thinker.found()?.lines[0]?.moves[0] : undefined;
    const arrow = best === undefined || panel() === 'set-up' ? [] : marksOfMove(position(), best);
    const drawn = seatsMeant(position(), whose()).flatMap((seat) =>
      marksOfOverlays(featuresOf(seat), overlays()),
    );
    return [...drawn, ...arrow];
  }, []);
  return (
    <Board
      label={playWords().page.board}
      element={board}
      position={position()}
      movable={panel() === 'set-up' || position().outcome !== null ? [] : [position().toMove]}
      orientation={orientation()}
      marks={marks()}
      onMove={play}
    />
  );
}
