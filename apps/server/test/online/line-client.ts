import { STREAM_LINES, type StreamLine } from '@halma/protocol';
import { Check } from 'typebox/value';

type LineOf<Say extends StreamLine['say']> = Extract<StreamLine, { readonly say: Say }>;

/** A program that reads a stream of lines. */
export class LineClient {
  readonly status: number;
  readonly contentType: string;
  /** The lines that are not empty, oldest first. */
  readonly lines: StreamLine[] = [];
  emptyLineCount = 0;
  hasEnded = false;
  readonly #abort: AbortController;
  #waiters: (() => void)[] = [];

  private constructor(response: Response, abort: AbortController) {
    this.status = response.status;
    this.contentType = response.headers.get('content-type') ?? '';
    this.#abort = abort;
    void this.#read(response);
  }

  /** Opens a stream with an access token. */
  static async open(address: string, secret: string, path = '/api/stream'): Promise<LineClient> {
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${secret}` };
    return new LineClient(await fetch(new URL(path, address), { headers, signal: abort.signal }), abort);
  }

  /** Breaks the connection. */
  close(): void {
    this.#abort.abort();
  }

  /** Waits for a line of the given kind that passes a test, among those from the given index on. */
  async waitFor<Say extends StreamLine['say']>(
    say: Say,
    test: (line: LineOf<Say>) => boolean = () => true,
    from = 0,
  ): Promise<LineOf<Say>> {
    for (let index = from; ; index += 1) {
      while (index >= this.lines.length) {
        if (this.hasEnded) throw new Error(`the stream ended before a “${say}” line`);
        await this.#waitForChange();
      }
      const line = this.lines[index];
      if (line?.say === say && test(line as LineOf<Say>)) return line as LineOf<Say>;
    }
  }

  async waitForEmptyLines(count: number): Promise<void> {
    while (this.emptyLineCount < count && !this.hasEnded) await this.#waitForChange();
  }

  async waitForEnd(): Promise<void> {
    while (!this.hasEnded) await this.#waitForChange();
  }

  #waitForChange(): Promise<void> {
    return new Promise((resolve) => this.#waiters.push(resolve));
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let unfinishedLine = '';
    try {
      for await (const chunk of response.body ?? []) {
        const lines = (unfinishedLine + decoder.decode(chunk, { stream: true })).split('\n');
        unfinishedLine = lines.pop() ?? '';
        for (const line of lines) this.#receive(line);
      }
    } catch {
      // The test, or the server, has broken the connection.
    }
    this.hasEnded = true;
    this.#wakeAll();
  }

  #receive(text: string): void {
    if (text === '') this.emptyLineCount += 1;
    else {
      const line = JSON.parse(text) as StreamLine;
      const schema = STREAM_LINES[line.say];
      if (schema !== undefined && !Check(schema, line))
        throw new Error(`the line has the wrong shape: ${text}`);
      this.lines.push(line);
    }
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const wake of this.#waiters.splice(0)) wake();
  }
}
