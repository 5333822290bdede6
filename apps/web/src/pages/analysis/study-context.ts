import { HalmaBoard } from '@halma/board';
import type { Features } from '@halma/engine';
import { type Move, makeRules, type Position, type Seat, startPosition } from '@halma/rules';
import { type Accessor, createContext, createMemo, createSignal, useContext } from 'solid-js';
import type { Overlay, OverlaySeats } from '../../analysis/overlays.ts';
import { createStudy, goTo, lineThrough, nodeAt, playInStudy, type Study } from '../../analysis/study.ts';
import { nextOrientation } from '../../game/seating.ts';
import { afterPaint } from './after-paint.ts';
import { type ContinuousAnalysis, createContinuousAnalysis } from './continuous-analysis.ts';
import { createFeatureReader } from './feature-reader.ts';
import { createReviewer, type Reviewer } from './reviewer.ts';

/** The panel that is open beside the board. */
export type Panel = 'none' | 'paste' | 'set-up' | 'share';

/** The state that the parts of the analysis board share. */
export interface StudyState {
  readonly study: Accessor<Study>;
  /** Shows a different study and clears the results for the old one. */
  readonly open: (study: Study) => void;
  /** Replaces the study with a changed version, and keeps the results. */
  readonly change: (study: Study) => void;
  readonly position: Accessor<Position>;
  /** The study and its position for the panels, updated after the board is painted. */
  readonly paintedStudy: Accessor<Study>;
  readonly paintedPosition: Accessor<Position>;
  readonly go: (node: number) => void;
  readonly play: (move: Move) => void;
  /** The nodes of the current line, from the first position to the last. */
  readonly line: Accessor<readonly number[]>;
  readonly board: HalmaBoard;
  readonly orientation: Accessor<Seat>;
  readonly turnBoard: () => void;
  readonly analysis: ContinuousAnalysis;
  readonly reviewer: Reviewer;
  readonly overlays: Accessor<ReadonlySet<Overlay>>;
  readonly toggleOverlay: (overlay: Overlay) => void;
  /** The seats that the overlays and the phases show. */
  readonly overlaySeats: Accessor<OverlaySeats>;
  readonly setOverlaySeats: (overlaySeats: OverlaySeats) => void;
  /** The features of the position for a seat, updated after painting; null in games without camps. */
  readonly featuresOf: (seat: Seat) => Features | null;
  readonly panel: Accessor<Panel>;
  readonly setPanel: (panel: Panel) => void;
}

export const StudyContext = createContext<StudyState>();

/** Returns the state that the surrounding analysis board provides. */
export function useStudy(): StudyState {
  const state = useContext(StudyContext);
  if (state === undefined) throw new Error('useStudy is called outside the analysis board');
  return state;
}

/** Creates the state of the analysis board, at the start of Halma for two. */
export function createStudyState(): StudyState {
  const [study, setStudy] = createSignal(firstStudy());
  const [overlays, setOverlays] = createSignal<ReadonlySet<Overlay>>(new Set());
  const [overlaySeats, setOverlaySeats] = createSignal<OverlaySeats>('mover');
  const [panel, setPanel] = createSignal<Panel>('none');
  const [chosenOrientation, setChosenOrientation] = createSignal<Seat | null>(null);
  const position = createMemo(() => nodeAt(study()).position);
  const paintedStudy = afterPaint(study);
  const paintedPosition = createMemo(() => nodeAt(paintedStudy()).position);
  const read = createFeatureReader(paintedPosition);
  const orientation = (): Seat => chosenOrientation() ?? position().rules.seats[0] ?? 1;
  const reviewer = createReviewer();
  return {
    study,
    position,
    paintedStudy,
    paintedPosition,
    overlays,
    overlaySeats,
    setOverlaySeats,
    panel,
    setPanel,
    orientation,
    reviewer,
    board: new HalmaBoard(),
    analysis: createContinuousAnalysis(paintedPosition),
    line: createMemo(() => lineThrough(study(), study().at)),
    change: setStudy,
    open: (next) => {
      reviewer.clear();
      setChosenOrientation(null);
      setOverlaySeats('mover');
      setPanel('none');
      setStudy(next);
    },
    go: (node) => setStudy(goTo(study(), node)),
    play: (move) => {
      const next = playInStudy(study(), move);
      if (next.ok) setStudy(next.value);
    },
    turnBoard: () => setChosenOrientation(nextOrientation(position().rules, orientation())),
    featuresOf: (seat) => (paintedPosition().rules === position().rules ? read(seat) : null),
    toggleOverlay: (overlay) => {
      const next = new Set(overlays());
      if (!next.delete(overlay)) next.add(overlay);
      setOverlays(next);
    },
  };
}

function firstStudy(): Study {
  const rules = makeRules({ game: 'halma-2' });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(`Halma for two cannot be set up: ${start.refusal.code}`);
  return createStudy(start.value);
}
