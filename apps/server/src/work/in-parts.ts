/**
 * Does something to all of a list, a part at a time, and lets whatever has come meanwhile go first before the next part: what is
 * done to everybody at once would else hold up everybody's moves.
 */
export async function inParts<Item>(
  items: readonly Item[],
  size: number,
  work: (part: readonly Item[]) => Promise<void> | void,
): Promise<void> {
  for (let begin = 0; begin < items.length; begin += size) {
    await work(items.slice(begin, begin + size));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
