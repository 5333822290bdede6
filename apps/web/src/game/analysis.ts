import { formatPosition, type Position, seatLetter } from '@halma/rules';
import type { AnalysisLimits, ShownAnalysis } from './computer-messages.ts';
import { createThread, type GoodAnswer, type ThreadSettings } from './computer-thread.ts';
import { choiceOf } from './saved-game.ts';

/** What is to be found out about a position, and what it may cost. */
export interface AnalysisTask extends AnalysisLimits {
  readonly position: Position;
  /** How many of the best lines to tell; one unless given. */
  readonly lines?: number;
}

/** Analyses one position at a time. */
export interface Analyser {
  /** Begins an analysis; one still under way is stopped. What is found depends on nothing that was asked before. */
  analyse(task: AnalysisTask): void;
  /** Stops at once; no more is heard of this analysis. */
  stop(): void;
  /** Ends its thread. */
  end(): void;
}

export interface AnalyserSettings extends Pick<ThreadSettings, 'makeWorker' | 'makeWithdrawn'> {
  /** Told for each depth that is finished. */
  readonly onFound: (analysis: ShownAnalysis) => void;
  /** A limit is reached or nothing is left to find. @param last what was found last; nothing where the game is over */
  readonly onEnd: (last: ShownAnalysis | undefined) => void;
  readonly onFailure: () => void;
}

/** An analyst in a thread of its own, which is kept while it finishes what it is asked. */
export function createAnalyser({ onFound, onEnd, onFailure, ...settings }: AnalyserSettings): Analyser {
  let isBusy = false;
  let last: ShownAnalysis | undefined;

  const listen = (answer: GoodAnswer): void => {
    if (answer.kind === 'found') {
      last = answer.analysis;
      onFound(last);
    } else if (answer.kind === 'end') {
      isBusy = false;
      onEnd(last);
    }
  };

  const fail = (): void => {
    const waited = isBusy;
    isBusy = false;
    if (waited) onFailure();
  };

  const thread = createThread({ ...settings, onAnswer: listen, onFailure: fail });

  const stop = (): void => {
    if (isBusy) thread.stop();
    isBusy = false;
  };

  return {
    stop,
    end: () => {
      isBusy = false;
      thread.end();
    },
    analyse({ position, lines = 1, ...limits }) {
      stop();
      isBusy = true;
      last = undefined;
      thread.ask({
        kind: 'analysis',
        rules: choiceOf(position.rules),
        position: formatPosition(position),
        first: seatLetter(position.first),
        limits,
        lines,
      });
    },
  };
}
