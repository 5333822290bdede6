import { answerLine, type ServeContext } from './answer-line.ts';
import { LineSplitter, MAX_LINE_BYTES } from './line-splitter.ts';

/** The number of characters at which waiting answers are written. */
const FLUSH_LENGTH = 65_536;

/**
 * Answers requests, one per line, in their order, until the input ends. Keeps nothing from one line to the next, and reads no input
 * while the reader of the answers is behind.
 *
 * @param write resolves when more may follow
 */
export async function serve(
  input: AsyncIterable<Uint8Array>,
  write: (text: string) => Promise<void>,
  context: ServeContext,
): Promise<void> {
  const splitter = new LineSplitter(MAX_LINE_BYTES);
  let waiting = '';
  const flush = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    if (text !== '') await write(text);
  };
  const answerAll = async (lines: ReturnType<LineSplitter['end']>): Promise<void> => {
    for (const line of lines) {
      const answer = answerLine(line, context);
      // Finished answers do not wait for a slow one.
      if (typeof answer !== 'string') await flush();
      waiting += `${typeof answer === 'string' ? answer : await answer}\n`;
      if (waiting.length >= FLUSH_LENGTH) await flush();
    }
    await flush();
  };
  for await (const chunk of input) await answerAll(splitter.push(chunk));
  await answerAll(splitter.end());
}
