import type { Position } from '@halma/rules';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { createAnalyser } from '../../game/analysis.ts';
import type { ShownAnalysis } from '../../game/computer-messages.ts';
import { startComputerWorker } from '../../game/start-worker.ts';

/** The analysis of the position on the board. */
export interface ContinuousAnalysis {
  /** The latest result; null before the first. */
  readonly result: Accessor<ShownAnalysis | null>;
  readonly hasFailed: Accessor<boolean>;
  /** Whether the position can be analysed: the game is not over, and there is an opponent. */
  readonly canAnalyse: Accessor<boolean>;
  readonly isOn: Accessor<boolean>;
  readonly setOn: (isOn: boolean) => void;
}

/** The time limit for a position, in milliseconds. */
const TIME_LIMIT_MS = 12_000;
/** The number of lines to find. */
const LINE_COUNT = 3;

/** The delay before the analysis of a position starts, so that stepping through a game does not start one each time. */
const START_DELAY_MS = 150;

/** The shortest time between two updates of the page, because the first depths finish almost at once. */
const UPDATE_INTERVAL_MS = 200;

/**
 * Analyses the position in a worker, and restarts when it changes.
 *
 * @param isPaused whether the page must not show any lines
 */
export function createContinuousAnalysis(
  position: Accessor<Position>,
  isPaused: Accessor<boolean>,
): ContinuousAnalysis {
  const [result, setResult] = createSignal<ShownAnalysis | null>(null);
  let latest: ShownAnalysis | null = null;
  let updateTimer: ReturnType<typeof setTimeout> | undefined;
  const update = (): void => {
    updateTimer = undefined;
    setResult(latest);
  };
  const clear = (): void => {
    clearTimeout(updateTimer);
    updateTimer = undefined;
    setResult(null);
  };
  const [hasFailed, setFailed] = createSignal(false);
  const [isOn, setOn] = createSignal(true);
  const analyser = createAnalyser({
    makeWorker: startComputerWorker,
    onFound: (analysis) => {
      latest = analysis;
      updateTimer ??= setTimeout(update, result() === null ? 0 : UPDATE_INTERVAL_MS);
    },
    onEnd: () => {},
    onFailure: () => {
      setFailed(true);
      setOn(false);
    },
  });
  const canAnalyse = (): boolean => position().outcome === null && position().rules.seats.length > 1;
  createEffect(() => {
    const shown = position();
    clear();
    analyser.stop();
    if (!isOn() || isPaused() || !canAnalyse()) return;
    const begin = setTimeout(
      () => analyser.analyse({ position: shown, lines: LINE_COUNT, milliseconds: TIME_LIMIT_MS }),
      START_DELAY_MS,
    );
    onCleanup(() => clearTimeout(begin));
  });
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
  };
}
