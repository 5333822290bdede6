import type { Position } from '@halma/rules';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { createAnalyser } from '../../game/analysis.ts';
import type { ShownAnalysis } from '../../game/computer-messages.ts';
import { startComputerWorker } from '../../game/start-worker.ts';

/** What the computer has found out about the position that is shown. */
export interface Thinker {
  readonly found: Accessor<ShownAnalysis | null>;
  readonly hasFailed: Accessor<boolean>;
  readonly isOn: Accessor<boolean>;
  readonly turn: (isOn: boolean) => void;
}

/** So long the computer thinks about one position, and so many lines it tells. */
const MILLISECONDS = 12_000;
const LINES = 3;

/** So long the position has to stay before the computer begins, in milliseconds: whoever leafs through a game is not followed. */
const PATIENCE = 150;

/** The first depths come at once, one upon another; so many milliseconds lie between two that are told. */
const BETWEEN = 200;

/** Lets the computer think along, in a thread of its own, about whatever position is shown. */
export function createThinker(position: Accessor<Position>): Thinker {
  const [found, setFound] = createSignal<ShownAnalysis | null>(null);
  let latest: ShownAnalysis | null = null;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    telling = undefined;
    setFound(latest);
  };
  const forget = (): void => {
    clearTimeout(telling);
    telling = undefined;
    setFound(null);
  };
  const [hasFailed, setFailed] = createSignal(false);
  const [isOn, setOn] = createSignal(true);
  const analyser = createAnalyser({
    makeWorker: startComputerWorker,
    onFound: (analysis) => {
      latest = analysis;
      telling ??= setTimeout(tell, found() === null ? 0 : BETWEEN);
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
      () => analyser.analyse({ position: shown, lines: LINES, milliseconds: MILLISECONDS }),
      PATIENCE,
    );
    onCleanup(() => clearTimeout(begin));
  });
  onCleanup(() => {
    forget();
    analyser.end();
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
