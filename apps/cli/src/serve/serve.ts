import { answerLine, type Desk } from './answer-line.ts';
import { LineCutter } from './line-cutter.ts';

/** The longest line that is read, in bytes. */
export const LONGEST_LINE = 1_000_000;

/** Answers are sent together until so many characters of them wait. */
const SEND_AT = 65_536;

/**
 * Answers requests, a line each, in their order, until the input ends. Nothing is kept from one line to the next, and no
 * more input is taken while the reader of the answers is behind.
 *
 * @param send hands text on; resolves when more may follow
 */
export async function serve(
  input: AsyncIterable<Uint8Array>,
  send: (text: string) => Promise<void>,
  desk: Desk,
): Promise<void> {
  const cutter = new LineCutter(LONGEST_LINE);
  let waiting = '';
  const flush = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    if (text !== '') await send(text);
  };
  const answerAll = async (lines: ReturnType<LineCutter['end']>): Promise<void> => {
    for (const line of lines) {
      const answer = answerLine(line, desk);
      // Answers that are ready do not wait for one that takes long.
      if (typeof answer !== 'string') await flush();
      waiting += `${typeof answer === 'string' ? answer : await answer}\n`;
      if (waiting.length >= SEND_AT) await flush();
    }
    await flush();
  };
  for await (const chunk of input) await answerAll(cutter.push(chunk));
  await answerAll(cutter.end());
}
