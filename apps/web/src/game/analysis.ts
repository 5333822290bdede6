import { formatPosition, type Position, seatLetter } from '@halma/rules';
import type { AnalysisLimits, ShownAnalysis } from './computer-messages.ts';
import { createThread, type SuccessfulResponse, type ThreadSettings } from './computer-thread.ts';
import { rulesConfigOf } from './saved-game.ts';

/** A position to analyse, and the limits of the search. */
export interface AnalysisTask extends AnalysisLimits {
  readonly position: Position;
  /** The number of best lines to report; defaults to one. */
  readonly lineCount?: number;
  /**
   * Whether the search continues the previous analysis of this position instead of starting over; defaults to
   * false.
   */
  readonly continues?: boolean;
}

/** Analyses one position at a time in a worker. */
export interface Analyser {
  /** Stops a running analysis and starts another. Its result depends on earlier analyses only if it continues them. */
  analyse(task: AnalysisTask): void;
  /** Stops the running analysis immediately. No reports follow. */
  stop(): void;
  /** Terminates the worker. */
  terminate(): void;
}

export interface AnalyserSettings extends Pick<ThreadSettings, 'makeWorker' | 'makeCancelCounter'> {
  /** Reports the result of each completed depth. */
  readonly onFound: (analysis: ShownAnalysis) => void;
  /**
   * Reports that the search is complete or has reached a limit.
   *
   * @param last the last result; undefined if the game is over
   */
  readonly onEnd: (last: ShownAnalysis | undefined) => void;
  readonly onFailure: () => void;
}

/** Creates an analyser. Its worker stays alive between analyses. */
export function createAnalyser({ onFound, onEnd, onFailure, ...settings }: AnalyserSettings): Analyser {
  let isBusy = false;
  let last: ShownAnalysis | undefined;

  const handleResponse = (response: SuccessfulResponse): void => {
    if (response.kind === 'found') {
      last = response.analysis;
      onFound(last);
    } else if (response.kind === 'end') {
      isBusy = false;
      onEnd(last);
    }
  };

  const fail = (): void => {
    const wasBusy = isBusy;
    isBusy = false;
    if (wasBusy) onFailure();
  };

  const thread = createThread({ ...settings, onResponse: handleResponse, onFailure: fail });

  const stop = (): void => {
    if (isBusy) thread.stop();
    isBusy = false;
  };

  return {
    stop,
    terminate: () => {
      isBusy = false;
      thread.terminate();
    },
    analyse({ position, lineCount = 1, continues = false, ...limits }) {
      stop();
      isBusy = true;
      last = undefined;
      thread.send({
        kind: 'analysis',
        rules: rulesConfigOf(position.rules),
        position: formatPosition(position),
        first: seatLetter(position.firstSeat),
        limits,
        lineCount,
        continues,
      });
    },
  };
}
