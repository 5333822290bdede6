import type { OnlineGameId } from '@halma/protocol';

/** The shortest time between two updates of a delayed game to its spectators, in milliseconds. */
const SPECTATOR_INTERVAL_MS = 1000;

/** The pending updates of one game for its spectators. */
interface OwedUpdates {
  readonly updates: Set<() => void>;
  readonly cancel: () => void;
}

/**
 * Collects the updates of delayed games, whose spectators see the moves late anyway, and sends them once a second: one
 * timer for a game, and one message to each spectator, however many moves it contains.
 */
export class SpectatorPace {
  readonly #schedule: (milliseconds: number, run: () => void) => () => void;
  readonly #owed = new Map<OnlineGameId, OwedUpdates>();

  /** @param schedule runs a function after a delay in milliseconds; returns a function that cancels it */
  constructor(schedule: (milliseconds: number, run: () => void) => () => void) {
    this.#schedule = schedule;
  }

  /** Calls a function with the next updates of a game; the same function once, however often it is passed. */
  request(game: OnlineGameId, update: () => void): void {
    const owed = this.#owed.get(game);
    if (owed !== undefined) owed.updates.add(update);
    else {
      const cancel = this.#schedule(SPECTATOR_INTERVAL_MS, () => this.#send(game));
      this.#owed.set(game, { updates: new Set([update]), cancel });
    }
  }

  /** Cancels all pending updates. */
  stop(): void {
    for (const { cancel } of this.#owed.values()) cancel();
    this.#owed.clear();
  }

  #send(game: OnlineGameId): void {
    const updates = this.#owed.get(game)?.updates ?? [];
    this.#owed.delete(game);
    for (const update of updates) update();
  }
}
