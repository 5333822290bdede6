import { HalmaBoard } from '@halma/board';
import type { Features } from '@halma/engine';
import { type Move, makeRules, type Position, type Seat, startPosition } from '@halma/rules';
import { type Accessor, createContext, createMemo, createSignal, useContext } from 'solid-js';
import type { Overlay, Whose } from '../../analysis/overlays.ts';
import { beginStudy, goTo, lineThrough, nodeAt, playInStudy, type Study } from '../../analysis/study.ts';
import { turnedOnce } from '../../game/seating.ts';
import { afterPaint } from './after-paint.ts';
import { createReader } from './reader.ts';
import { createReviewer, type Reviewer } from './reviewer.ts';
import { createThinker, type Thinker } from './thinker.ts';

/** What is open beside the board. */
export type Panel = 'none' | 'paste' | 'set-up' | 'share';

/** What every part of the analysis board may use. */
export interface StudyState {
  readonly study: Accessor<Study>;
  /** Shows another study; what was found out about the one before goes. */
  readonly open: (study: Study) => void;
  /** Shows the same study with other branches, or elsewhere. */
  readonly change: (study: Study) => void;
  readonly position: Accessor<Position>;
  /** The study and its position for whatever stands beside the board: a moment later, so that the board is painted first. */
  readonly followed: Accessor<Study>;
  readonly followedPosition: Accessor<Position>;
  readonly go: (node: number) => void;
  readonly play: (move: Move) => void;
  /** The nodes of the line that is shown, from the first position to the last. */
  readonly line: Accessor<readonly number[]>;
  readonly board: HalmaBoard;
  readonly orientation: Accessor<Seat>;
  readonly turnBoard: () => void;
  readonly thinker: Thinker;
  readonly reviewer: Reviewer;
  readonly overlays: Accessor<ReadonlySet<Overlay>>;
  readonly toggleOverlay: (overlay: Overlay) => void;
  /** About whose men something is drawn and said. */
  readonly whose: Accessor<Whose>;
  readonly setWhose: (whose: Whose) => void;
  /** What can be read off the position for a seat, a moment later; null in games without camps. */
  readonly featuresOf: (seat: Seat) => Features | null;
  readonly panel: Accessor<Panel>;
  readonly setPanel: (panel: Panel) => void;
}

export const StudyContext = createContext<StudyState>();

/** The state of the analysis board, for its parts. */
export function useStudy(): StudyState {
  const state = useContext(StudyContext);
  if (state === undefined) throw new Error('this part stands outside the analysis board');
  return state;
}

/** Makes the state of the analysis board, with Halma for two as it is set up. */
export function createStudyState(): StudyState {
  const [study, setStudy] = createSignal(firstStudy());
  const [overlays, setOverlays] = createSignal<ReadonlySet<Overlay>>(new Set());
  const [whose, setWhose] = createSignal<Whose>('mover');
  const [panel, setPanel] = createSignal<Panel>('none');
  const [turned, setTurned] = createSignal<Seat | null>(null);
  const position = createMemo(() => nodeAt(study()).position);
  const followed = afterPaint(study);
  const followedPosition = createMemo(() => nodeAt(followed()).position);
  const read = createReader(followedPosition);
  const orientation = (): Seat => turned() ?? position().rules.seats[0] ?? 1;
  const reviewer = createReviewer();
  return {
    study,
    position,
    followed,
    followedPosition,
    overlays,
    whose,
    setWhose,
    panel,
    setPanel,
    orientation,
    reviewer,
    board: new HalmaBoard(),
    thinker: createThinker(followedPosition),
    line: createMemo(() => lineThrough(study(), study().at)),
    change: setStudy,
    open: (next) => {
      reviewer.clear();
      setTurned(null);
      setWhose('mover');
      setPanel('none');
      setStudy(next);
    },
    go: (node) => setStudy(goTo(study(), node)),
    play: (move) => {
      const next = playInStudy(study(), move);
      if (next.ok) setStudy(next.value);
    },
    turnBoard: () => setTurned(turnedOnce(position().rules, orientation())),
    featuresOf: (seat) => (followedPosition().rules === position().rules ? read(seat) : null),
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
  return beginStudy(start.value);
}
