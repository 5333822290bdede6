import type { BoardMark } from '@halma/board';
import { playStrings } from '@halma/locales/play';
import { createMemo, type JSX } from 'solid-js';
import { marksOfOverlays, seatsOfOverlay } from '../../analysis/overlays.ts';
import { Board } from '../../board/board.tsx';
import { marksOfMove } from '../../game/move-marks.ts';
import { useStudy } from './study-context.ts';

/** The board, with the men of any side movable, an arrow for the best move, and the selected overlays. */
export function StudyBoard(): JSX.Element {
  const {
    board,
    position,
    paintedPosition,
    orientation,
    overlays,
    overlaySeats,
    featuresOf,
    analysis,
    panel,
    play,
  } = useStudy();
  const marks = createMemo((): readonly BoardMark[] => {
    const isUpToDate = paintedPosition() === position();
    const best = isUpToDate ? analysis.result()?.lines[0]?.moves[0] : undefined;
    const arrow = best === undefined || panel() === 'set-up' ? [] : marksOfMove(position(), best);
    const drawn = seatsOfOverlay(position(), overlaySeats()).flatMap((seat) =>
      marksOfOverlays(featuresOf(seat), overlays()),
    );
    return [...drawn, ...arrow];
  }, []);
  return (
    <Board
      label={playStrings().page.board}
      element={board}
      position={position()}
      movable={panel() === 'set-up' || position().outcome !== null ? [] : [position().toMove]}
      orientation={orientation()}
      marks={marks()}
      onMove={play}
    />
  );
}
