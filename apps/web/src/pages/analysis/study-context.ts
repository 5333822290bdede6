import { type Drawing, HalmaBoard, type ManColour, manColourOf } from '@halma/board';
import type { Features, ReviewedPly } from '@halma/engine';
import { gameStrings } from '@halma/locales/game';
import type { Move, Position, Seat } from '@halma/rules';
import { type Accessor, createContext, createMemo, createSignal, useContext } from 'solid-js';
import type { Overlay, OverlaySeats } from '../../analysis/overlays.ts';
import { startOf } from '../../analysis/set-up.ts';
import { readDrawings, storeDrawings } from '../../analysis/stored-drawings.ts';
import {
  createStudy,
  goTo,
  lineThrough,
  mainLineAfter,
  playInStudy,
  type Study,
  shownNode,
  withDrawings,
} from '../../analysis/study.ts';
import { nextLapse } from '../../analysis/turn-marks.ts';
import { nextOrientation } from '../../game/seating.ts';
import { afterPaint } from './after-paint.ts';
import { type ContinuousAnalysis, createContinuousAnalysis } from './continuous-analysis.ts';
import { createFeatureReader } from './feature-reader.ts';
import { createReviewer, type Reviewer } from './reviewer.ts';
import { createTrial, type Trial } from './trial.ts';

/** The panel that is open beside the board. */
export type Panel = 'none' | 'paste' | 'set-up' | 'share';

/** The state that the parts of the analysis board share. */
export interface StudyState {
  readonly study: Accessor<Study>;
  /** Shows a different study and clears the results for the old one. */
  readonly open: (study: Study) => void;
  /** Replaces the study with a changed version, and keeps the results for the positions that remain. */
  readonly change: (study: Study) => void;
  /** Shows a position that the user sets up, and clears the results for the old study. */
  readonly setUp: (position: Position) => void;
  /** Returns the number of studies that have been opened or set up. */
  readonly openedCount: () => number;
  readonly position: Accessor<Position>;
  /** The study and its position for the panels, updated after the board is painted. */
  readonly paintedStudy: Accessor<Study>;
  readonly paintedPosition: Accessor<Position>;
  /** Returns the name of a seat's player, or else the name of its colour. */
  readonly nameOf: (seat: Seat) => string;
  /** Returns the colour of a seat's men. */
  readonly colourOf: (seat: Seat) => ManColour;
  readonly go: (node: number) => void;
  /** Plays a move in the shown position. During a trial, the move counts as an attempt. */
  readonly play: (move: Move) => void;
  /** Replaces the drawings on the shown position, and stores the drawings on an opened game on this device. */
  readonly draw: (drawings: readonly Drawing[]) => void;
  /** The nodes of the current line, from the first position to the last. */
  readonly line: Accessor<readonly number[]>;
  readonly board: HalmaBoard;
  readonly orientation: Accessor<Seat>;
  readonly flipBoard: () => void;
  readonly analysis: ContinuousAnalysis;
  readonly reviewer: Reviewer;
  /** The review of the turn that led to the shown position; undefined if there is none. */
  readonly reviewedTurn: Accessor<ReviewedPly | undefined>;
  /** The index of the shown position in the reviewed game; −1 if it is not in the game, as in a new variation. */
  readonly reviewedIndex: Accessor<number>;
  /** Shows a position of the reviewed game. */
  readonly goToReviewed: (index: number) => void;
  /**
   * Returns the index of the position after the next mistake in a direction, wrapping around at the ends of
   * the game; undefined if there is no mistake.
   */
  readonly mistakeFrom: (direction: 1 | -1) => number | undefined;
  readonly trial: Trial;
  readonly overlays: Accessor<ReadonlySet<Overlay>>;
  readonly toggleOverlay: (overlay: Overlay) => void;
  /** The seats that the overlays and the phases show. */
  readonly overlaySeats: Accessor<OverlaySeats>;
  readonly setOverlaySeats: (overlaySeats: OverlaySeats) => void;
  /** Returns the features of the position for a seat, updated after painting; null in games without camps. */
  readonly featuresOf: (seat: Seat) => Features | null;
  readonly panel: Accessor<Panel>;
  readonly setPanel: (panel: Panel) => void;
  /** The last file that was dropped on the page; null if there is none. */
  readonly droppedFile: Accessor<File | null>;
  readonly dropFile: (file: File) => void;
}

export const StudyContext = createContext<StudyState>();

/** Returns the state that the surrounding analysis board provides. */
export function useStudy(): StudyState {
  const state = useContext(StudyContext);
  if (state === undefined) throw new Error('useStudy is called outside the analysis board');
  return state;
}

/** Creates the state of the analysis board, which starts with the initial position of Halma for two. */
export function createStudyState(): StudyState {
  const [study, setStudy] = createSignal(initialStudy());
  const [overlays, setOverlays] = createSignal<ReadonlySet<Overlay>>(new Set());
  const [overlaySeats, setOverlaySeats] = createSignal<OverlaySeats>('mover');
  const [panel, setPanel] = createSignal<Panel>('none');
  const [droppedFile, setDroppedFile] = createSignal<File | null>(null);
  const [chosenOrientation, setChosenOrientation] = createSignal<Seat | null>(null);
  const position = createMemo(() => shownNode(study()).position);
  const paintedStudy = afterPaint(study);
  const paintedPosition = createMemo(() => shownNode(paintedStudy()).position);
  const readFeatures = createFeatureReader(paintedPosition);
  const orientation = (): Seat => {
    const { seats } = position().rules;
    // A game that is set up afterwards may not have the chosen seat.
    return seats.find((seat) => seat === chosenOrientation()) ?? seats[0] ?? 1;
  };
  const reviewer = createReviewer();
  const trial = createTrial();
  /** The positions in the opened game. The drawings on them are stored on the device. */
  let openedPositions: readonly Position[] = [];
  let openedCount = 0;
  const reviewedIndex = createMemo(() => reviewer.positions().indexOf(position()));
  const colourOf = (seat: Seat): ManColour => manColourOf(position().rules, seat, study().colours);
  const change = (next: Study): void => {
    trial.end();
    if (next.nodes.length < study().nodes.length)
      reviewer.dropDeleted(new Set(next.nodes.map((node) => node.position)));
    setStudy(next);
  };
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
    droppedFile,
    dropFile: (file) => {
      setDroppedFile(file);
      setPanel('paste');
    },
    orientation,
    reviewer,
    trial,
    reviewedIndex,
    change,
    board: new HalmaBoard(),
    // During a trial, the lines would reveal the answer.
    analysis: createContinuousAnalysis(paintedPosition, () => trial.positionBefore() !== null),
    line: createMemo(() => lineThrough(study(), study().at)),
    nameOf: (seat) => study().names?.get(seat) ?? gameStrings().colours[colourOf(seat)],
    colourOf,
    reviewedTurn: createMemo(() => reviewer.turnBefore(position())),
    mistakeFrom: (direction) => {
      // In a variation, the search starts from the position at which the variation leaves the game.
      const { nodes } = study();
      let node: number = study().at;
      const indexInGame = (): number => reviewer.positions().indexOf(positionOf(study(), node));
      while (node > 0 && indexInGame() < 0) node = nodes[node]?.parent ?? 0;
      const from = Math.max(0, indexInGame()) - 1;
      // Past the last mistake in this direction, the search starts again from the other end of the game.
      const turn =
        nextLapse(reviewer.plies(), from, direction) ??
        nextLapse(reviewer.plies(), direction === 1 ? -1 : reviewer.plies().length, direction);
      return turn === undefined ? undefined : turn + 1;
    },
    goToReviewed: (index) => {
      const target = reviewer.positions()[index];
      const node = study().nodes.findIndex((candidate) => candidate.position === target);
      if (node >= 0) change(goTo(study(), node));
    },
    openedCount: () => openedCount,
    open: (next) => {
      openedCount += 1;
      reviewer.clear();
      setChosenOrientation(null);
      setOverlaySeats('mover');
      setPanel('none');
      setDroppedFile(null);
      openedPositions = [0, ...mainLineAfter(next, 0)].map((node) => positionOf(next, node));
      change(withStoredDrawings(next, openedPositions));
      reviewer.restore(openedPositions);
    },
    setUp: (next) => {
      openedCount += 1;
      reviewer.clear();
      openedPositions = [];
      change(createStudy(next));
    },
    draw: (drawings) => {
      const updated = withDrawings(study(), study().at, drawings);
      setStudy(updated);
      storeDrawings(openedPositions, updated.nodes);
    },
    go: (node) => change(goTo(study(), node)),
    play: (move) => {
      if (trial.positionBefore() !== null) {
        trial.play(move);
        return;
      }
      const next = playInStudy(study(), move);
      if (next.ok) change(next.value);
    },
    flipBoard: () => setChosenOrientation(nextOrientation(position().rules, orientation())),
    featuresOf: (seat) => (paintedPosition().rules === position().rules ? readFeatures(seat) : null),
    toggleOverlay: (overlay) => {
      const next = new Set(overlays());
      if (!next.delete(overlay)) next.add(overlay);
      setOverlays(next);
    },
  };
}

/**
 * Returns a study with the drawings that are stored for its game.
 *
 * @param game the positions in the study's main line
 */
function withStoredDrawings(study: Study, game: readonly Position[]): Study {
  const storedDrawings = readDrawings(game);
  return [...storedDrawings].reduce((drawn, [index, drawings]) => {
    const node = drawn.nodes.findIndex(({ position }) => position === game[index]);
    return node < 0 ? drawn : withDrawings(drawn, node, drawings);
  }, study);
}

function positionOf({ nodes, at }: Study, node: number): Position {
  return nodes[node]?.position ?? shownNode({ nodes, at }).position;
}

/** Returns a study of the initial position of Halma for two. */
export function initialStudy(): Study {
  const start = startOf({ game: 'halma-2' });
  if (!start.ok) throw new Error(`Halma for two cannot be set up: ${start.refusal.code}`);
  return createStudy(start.value);
}
