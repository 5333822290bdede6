import type { BoardMark, HalmaDrawEvent } from '@halma/board';
import { playStrings } from '@halma/locales/play';
import type { Position } from '@halma/rules';
import { createEffect, createMemo, type JSX, onCleanup, untrack } from 'solid-js';
import { marksOfOverlays, seatsOfOverlay } from '../../analysis/overlays.ts';
import { shownNode } from '../../analysis/study.ts';
import { isLapse, MARK_SYMBOLS, markOf } from '../../analysis/turn-marks.ts';
import { Board } from '../../board/board.tsx';
import type { Step } from '../../board/step-keys.ts';
import { marksOfMove } from '../../game/move-marks.ts';
import { NO_LABELS } from '../../game/seat-labels.ts';
import { nodeOfStep } from './node-of-step.ts';
import { useStudy } from './study-context.ts';

/**
 * The board, on which the men of any side can be moved. Shows the verdict on the last move, an arrow for the
 * best move, and the selected overlays.
 */
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
    reviewedTurn,
    trial,
    study,
    line,
    go,
    draw,
    colourOf,
  } = useStudy();
  const shownPosition = (): Position => {
    const [before, attempt] = [trial.positionBefore(), trial.attempt()];
    if (before === null) return position();
    return 'after' in attempt ? attempt.after : before;
  };
  const canMove = (): boolean => {
    if (trial.positionBefore() !== null) return trial.attempt().kind === 'none';
    return panel() !== 'set-up' && position().outcome === null;
  };
  const verdictMarks = (): readonly BoardMark[] => {
    const turn = reviewedTurn();
    const mark = turn === undefined ? null : markOf(turn);
    const { lastMove } = position();
    const cell = lastMove !== null && 'to' in lastMove ? lastMove.to : undefined;
    return mark === null || cell === undefined ? [] : [{ kind: 'verdict', cell, symbol: MARK_SYMBOLS[mark] }];
  };
  /** The better move after a mistake, or else the best move in the shown position. */
  const arrow = (): readonly BoardMark[] => {
    const turn = reviewedTurn();
    const before = position().previous;
    const better = turn?.assessment?.bestLine.moves[0];
    if (turn !== undefined && before !== null && better !== undefined && isLapse(turn))
      return marksOfMove(before, better);
    const isUpToDate = paintedPosition() === position();
    const best = isUpToDate ? analysis.result()?.lines[0]?.moves[0] : undefined;
    return best === undefined ? [] : marksOfMove(position(), best);
  };
  const trialMarks = (before: Position): readonly BoardMark[] => {
    const better = reviewedTurn()?.assessment?.bestLine.moves[0];
    return trial.attempt().kind === 'shown' && better !== undefined ? marksOfMove(before, better) : [];
  };
  const marks = createMemo((): readonly BoardMark[] => {
    if (panel() === 'set-up') return [];
    const before = trial.positionBefore();
    if (before !== null) return trialMarks(before);
    const overlayMarks = seatsOfOverlay(position(), overlaySeats()).flatMap((seat) =>
      marksOfOverlays(featuresOf(seat), overlays()),
    );
    return [...overlayMarks, ...arrow(), ...verdictMarks()];
  }, []);
  const step = (target: Step): void => {
    const node = nodeOfStep(line(), study().at, target);
    if (node !== undefined) go(node);
  };
  const seatNames = createMemo(() =>
    Object.fromEntries([...(study().names ?? [])].map(([seat, name]) => [colourOf(seat), name])),
  );
  createEffect(() => {
    const shown = shownPosition();
    const drawings = untrack(() => (position() === shown ? shownNode(study()).drawings : undefined));
    // The board clears its drawings when it shows another position, which happens in a separate effect.
    queueMicrotask(() => {
      board.drawings = drawings ?? [];
    });
  });
  const keepDrawings = ({ detail }: HalmaDrawEvent): void => {
    if (shownPosition() === position()) draw(detail.drawings);
  };
  board.addEventListener('halma-draw', keepDrawings);
  onCleanup(() => board.removeEventListener('halma-draw', keepDrawings));
  return (
    <Board
      label={playStrings().page.board}
      element={board}
      position={shownPosition()}
      movable={canMove() ? [shownPosition().toMove] : []}
      orientation={orientation()}
      colours={study().colours ?? NO_LABELS.colours}
      seatNames={seatNames()}
      marks={marks()}
      onMove={play}
      onStep={step}
      isReplay={line().length > 1}
    />
  );
}
