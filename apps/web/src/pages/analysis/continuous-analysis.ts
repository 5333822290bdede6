import type { Position } from '@halma/rules';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { hasMenOfEverySide } from '../../analysis/set-up.ts';
import { createAnalyser } from '../../game/analysis.ts';
import type { ShownAnalysis } from '../../game/computer-messages.ts';
import { startComputerWorker } from '../../game/start-worker.ts';

/** The analysis of the position on the board. */
export interface ContinuousAnalysis {
  /** The latest result; null until there is one. */
  readonly result: Accessor<ShownAnalysis | null>;
  readonly hasFailed: Accessor<boolean>;
  /** Whether the position can be analysed: the game is not over, there is an opponent, and every side has men. */
  readonly canAnalyse: Accessor<boolean>;
  readonly isOn: Accessor<boolean>;
  readonly setOn: (isOn: boolean) => void;
  /** Whether the search has ended without proving a win or a loss, so more time may help. */
  readonly canGoDeeper: Accessor<boolean>;
  /** Continues the search of the position for another minute. */
  readonly goDeeper: () => void;
}

/** The time limits for the first search of a position and for each continued search, in milliseconds. */
const TIME_LIMIT_MS = 12_000;
const CONTINUED_TIME_LIMIT_MS = 60_000;
/** The number of lines to find. */
const LINE_COUNT = 3;

/**
 * The delay before an analysis starts, in milliseconds, so that stepping through a game does not start one at
 * every position.
 */
const START_DELAY_MS = 150;

/** The minimum time between two page updates, in milliseconds. The first depths finish almost immediately. */
const UPDATE_INTERVAL_MS = 200;

/**
 * Analyses the position in a worker, and restarts when the position changes.
 *
 * @param isPaused whether to stop analysing, and show no lines
 */
export function createContinuousAnalysis(
  position: Accessor<Position>,
  isPaused: Accessor<boolean>,
): ContinuousAnalysis {
  const [result, setResult] = createSignal<ShownAnalysis | null>(null);
  const [hasEnded, setEnded] = createSignal(false);
  let latestAnalysis: ShownAnalysis | null = null;
  /** The depth on the page when the user last continued the search. Results at lower depths would be a step back. */
  let reachedDepth = 0;
  let updateTimer: ReturnType<typeof setTimeout> | undefined;
  const update = (): void => {
    updateTimer = undefined;
    setResult(latestAnalysis);
  };
  const clear = (): void => {
    clearTimeout(updateTimer);
    updateTimer = undefined;
    reachedDepth = 0;
    setResult(null);
    setEnded(false);
  };
  const [hasFailed, setFailed] = createSignal(false);
  const [isOn, setOn] = createSignal(true);
  const analyser = createAnalyser({
    makeWorker: startComputerWorker,
    onFound: (analysis) => {
      if (analysis.depth < reachedDepth) return;
      latestAnalysis = analysis;
      updateTimer ??= setTimeout(update, result() === null ? 0 : UPDATE_INTERVAL_MS);
    },
    onEnd: () => setEnded(true),
    onFailure: () => {
      setFailed(true);
      setOn(false);
    },
  });
  const search = (shown: Position, milliseconds: number, continues = false): void =>
    analyser.analyse({ position: shown, lineCount: LINE_COUNT, milliseconds, continues });
  const canAnalyse = (): boolean =>
    position().outcome === null && position().rules.seats.length > 1 && hasMenOfEverySide(position());
  createEffect(() => {
    const shown = position();
    clear();
    analyser.stop();
    if (!isOn() || isPaused() || !canAnalyse()) return;
    const startTimer = setTimeout(() => search(shown, TIME_LIMIT_MS), START_DELAY_MS);
    onCleanup(() => clearTimeout(startTimer));
  });
  const canGoDeeper = (): boolean => {
    const [best] = result()?.lines ?? [];
    return hasEnded() && best !== undefined && best.proven === undefined;
  };
  onCleanup(() => {
    clear();
    analyser.terminate();
  });
  return {
    result,
    hasFailed,
    canAnalyse,
    isOn,
    setOn: (on) => {
      setFailed(false);
      setOn(on);
    },
    canGoDeeper,
    goDeeper: () => {
      if (!canGoDeeper()) return;
      reachedDepth = result()?.depth ?? 0;
      setEnded(false);
      search(position(), CONTINUED_TIME_LIMIT_MS, true);
    },
  };
}
