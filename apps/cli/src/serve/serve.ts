import { type Line, LineSplitter, MAX_LINE_BYTES } from './line-splitter.ts';

/** The number of buffered characters at which the responses are written. */
const FLUSH_LENGTH = 65_536;

/**
 * Answers requests, one per line, in order, until the input ends. Reads no more input until the reader has accepted the
 * responses.
 *
 * @param write resolves when the reader accepts more
 * @param answer returns the response to a line, without a line terminator; never throws or rejects
 */
export async function serve(
  input: AsyncIterable<Uint8Array>,
  write: (text: string) => Promise<void>,
  answer: (line: Line) => string | Promise<string>,
): Promise<void> {
  const splitter = new LineSplitter(MAX_LINE_BYTES);
  let buffer = '';
  const flush = async (): Promise<void> => {
    const text = buffer;
    buffer = '';
    if (text !== '') await write(text);
  };
  const answerAll = async (lines: ReturnType<LineSplitter['end']>): Promise<void> => {
    for (const line of lines) {
      const response = answer(line);
      // A slow response does not delay the finished ones.
      if (typeof response !== 'string') await flush();
      buffer += `${typeof response === 'string' ? response : await response}\n`;
      if (buffer.length >= FLUSH_LENGTH) await flush();
    }
    await flush();
  };
  for await (const chunk of input) await answerAll(splitter.push(chunk));
  await answerAll(splitter.end());
}
