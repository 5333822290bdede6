import type { BoardMark } from '@halma/board';
import { playWords } from '@halma/locales/play';
import { createMemo, type JSX } from 'solid-js';
import { marksOfOverlays, seatsOfOverlay } from '../../analysis/overlays.ts';
import { Board } from '../../board/board.tsx';
import { marksOfMove } from '../../game/move-marks.ts';
import { useStudy } from './study-context.ts';

/** The board: the reader can move the men of any side, and it shows the best move and the chosen overlays. */
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
  const marks = createMemo((): readonly BoardMark[] => {
    const isFound = followedPosition() === position();
    const best = isFound ? thinker.found()?.lines[0]?.moves[0] : undefined;
    const arrow = best === undefined || panel() === 'set-up' ? [] : marksOfMove(position(), best);
    const drawn = seatsOfOverlay(position(), whose()).flatMap((seat) =>
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
