/** Resolves when all turns taken so far have begun. */
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits until other tasks have run. The long works of a node call this before each of their pieces: however many there
 * are, only one piece runs before the sockets are read again.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}
