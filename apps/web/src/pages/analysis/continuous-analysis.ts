import type { Position } from '@halma/rules';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { createAnalyser } from '../../game/analysis.ts';
import type { ShownAnalysis } from '../../game/computer-messages.ts';
import { startComputerWorker } from '../../game/start-worker.ts';

/** The analysis of the position shown. */
export interface ContinuousAnalysis {
  readonly found: Accessor<ShownAnalysis | null>;
  readonly hasFailed: Accessor<boolean>;
  readonly isOn: Accessor<boolean>;
  readonly turn: (isOn: boolean) => void;
}

/** The time limit for one position, in milliseconds, and the number of lines reported. */
const TIME_LIMIT_MS = 12_000;
const LINE_COUNT = 3;

/** The time a position stays before its analysis starts, so that stepping through a game starts none. */
const START_DELAY_MS = 150;

/** The shortest time between two updates of the page: the first depths finish almost at once. */
const UPDATE_INTERVAL_MS = 200;

/** Analyses the present position of the page in a worker. */
export function createContinuousAnalysis(position: Accessor<Position>): ContinuousAnalysis {
  const [found, setFound] = createSignal<ShownAnalysis | null>(null);
  let latest: ShownAnalysis | null = null;
  let updateTimer: ReturnType<typeof setTimeout> | undefined;
  const update = (): void => {
    updateTimer = undefined;
    setFound(latest);
  };
  const forget = (): void => {
    clearTimeout(updateTimer);
    updateTimer = undefined;
    setFound(null);
  };
  const [hasFailed, setFailed] = createSignal(false);
  const [isOn, setOn] = createSignal(true);
  const analyser = createAnalyser({
    makeWorker: startComputerWorker,
    onFound: (analysis) => {
      latest = analysis;
      updateTimer ??= setTimeout(update, found() === null ? 0 : UPDATE_INTERVAL_MS);
    },
    onEnd: () => {},
    onFailure: () => {
      setFailed(true);
      setOn(false);
    },
  });
  createEffect(() => {
    const shown = position();
    forget();
    analyser.stop();
    if (!isOn() || shown.outcome !== null || shown.rules.seats.length < 2) return;
    const begin = setTimeout(
      () => analyser.analyse({ position: shown, lines: LINE_COUNT, milliseconds: TIME_LIMIT_MS }),
      START_DELAY_MS,
    );
    onCleanup(() => clearTimeout(begin));
  });
  onCleanup(() => {
    forget();
    analyser.terminate();
  });
  return {
    found,
    hasFailed,
    isOn,
    turn: (on) => {
      setFailed(false);
      setOn(on);
    },
  };
}
