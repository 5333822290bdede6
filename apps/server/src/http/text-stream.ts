/**
 * Returns a stream of text that is made no faster than the client reads it. A client that goes away ends it, which is no error.
 *
 * @param onError called if the text cannot be made
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
      // Lets the maker of the text release what it holds.
      await pieces.return?.();
    },
  });
}
