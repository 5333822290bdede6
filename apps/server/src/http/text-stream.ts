/**
 * Returns a stream of text that is produced only as fast as the client reads it. The stream ends without an error if
 * the client disconnects.
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
        const next = await pieces.next();
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
