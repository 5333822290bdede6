/** A stream that shows the progress of a task, such as standard error. */
export interface ProgressStream {
  readonly isTTY?: boolean | undefined;
  readonly write: (text: string) => unknown;
}

/** The functions that show the progress of a task. */
export interface Progress {
  /**
   * Replaces the text on a terminal. Elsewhere, writes the first line of the text, at most once every
   * `LINE_INTERVAL_MS`.
   */
  readonly report: (text: string) => void;
  /** Removes the text from a terminal. */
  readonly clear: () => void;
}

/** The minimum time between two lines in a file or a pipe, in milliseconds. A shorter task writes no line. */
const LINE_INTERVAL_MS = 60_000;

const CLEAR_LINE = '\r\u001b[K';
const LINE_UP = '\u001b[1A';

/**
 * Shows progress on a stream.
 *
 * @param width the width of the terminal, in characters
 * @param now returns the time of a clock, in milliseconds
 */
export function showProgress(stream: ProgressStream, width: number, now: () => number): Progress {
  if (stream.isTTY !== true) {
    let lastLineAt = now();
    return {
      report: (text) => {
        if (now() - lastLineAt < LINE_INTERVAL_MS) return;
        lastLineAt = now();
        stream.write(`${text.split('\n')[0] ?? ''}\n`);
      },
      clear: () => undefined,
    };
  }
  let shownLineCount = 0;
  const clear = (): void => {
    if (shownLineCount > 0)
      stream.write(`${CLEAR_LINE}${`${LINE_UP}${CLEAR_LINE}`.repeat(shownLineCount - 1)}`);
    shownLineCount = 0;
  };
  return {
    report: (text) => {
      clear();
      // Longer lines would wrap, and `clear` could not remove them.
      const lines = text.split('\n').map((line) => line.slice(0, width - 1));
      stream.write(lines.join('\n'));
      shownLineCount = lines.length;
    },
    clear,
  };
}
