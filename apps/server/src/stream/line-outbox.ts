import type { StreamLine } from '@halma/protocol';
import { framePayload } from '../socket/frame.ts';
import { type EncodedMessage, MAX_BUFFERED_BYTES, type MessageOutbox } from '../socket/outbox.ts';

const LINE_END = Buffer.from('\n');

/** Writes lines to the body of one response, and limits how many bytes wait for a slow program. */
export class LineOutbox implements MessageOutbox {
  readonly body: ReadableStream<Uint8Array>;
  readonly #onEnd: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** @param onEnd called once, when the program has gone, or is cut off because it reads too slowly */
  constructor(onEnd: () => void) {
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => {
          this.#controller = undefined;
          onEnd();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MAX_BUFFERED_BYTES }),
    );
    this.#onEnd = onEnd;
  }

  send(line: StreamLine): void {
    this.#write(Buffer.from(`${JSON.stringify(line)}\n`));
  }

  sendEncoded(message: EncodedMessage): void {
    this.#write(Buffer.concat([framePayload(message), LINE_END]));
  }

  /** Sends an empty line, so that the program and the proxies in between see that the stream is alive. */
  sendEmptyLine(): void {
    this.#write(Buffer.from(LINE_END));
  }

  /** Ends the response after the lines that are waiting. */
  end(): void {
    this.#controller?.close();
    this.#controller = undefined;
  }

  #write(bytes: Uint8Array): void {
    const controller = this.#controller;
    if (controller === undefined) return;
    if ((controller.desiredSize ?? 0) > 0) {
      controller.enqueue(bytes);
      return;
    }
    this.#controller = undefined;
    // The lines that are waiting are dropped. The program sees that the response broke off, and connects again.
    controller.error(new Error('the program reads too slowly'));
    this.#onEnd();
  }
}
