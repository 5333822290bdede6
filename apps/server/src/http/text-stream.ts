import { setImmediate } from 'node:timers/promises';

/** Settles once the latest piece of any stream has been produced. */
let lastPiece: Promise<unknown> = Promise.resolve();

/**
 * Produces a piece of text after all pieces requested before it and after other tasks have run. However many streams a
 * node sends, it reads its sockets between any two pieces. A piece that waited for an event would hold up all streams.
 */
function inTurn<Piece>(produce: () => Promise<Piece>): Promise<Piece> {
  const piece = lastPiece.then(() => setImmediate()).then(produce);
  // A piece that cannot be produced does not stop the next one.
  lastPiece = piece.catch(() => undefined);
  return piece;
}

/**
 * Returns a stream of text that is produced only as fast as the client reads it. All streams of a node take turns, one
 * piece at a time. The stream ends without an error if the client disconnects.
 *
 * @param onError called if producing the text fails
 */
export function textStream(
  text: AsyncIterable<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const pieces = text[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const next = await inTurn(() => pieces.next());
        if (isCancelled) return;
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      } catch (error) {
        onError(error);
        if (!isCancelled) controller.error(error);
      }
    },
    cancel: async () => {
      isCancelled = true;
      // Lets the producer of the text release its resources.
      await pieces.return?.();
    },
  });
}
