import type { OnlineGameId } from '@halma/protocol';

/** The shortest time between two updates of a delayed game to its spectators, in milliseconds. */
const SPECTATOR_INTERVAL_MS = 1000;

/** A client that gets the moves of a delayed game. */
export interface DelayedSpectator {
  /** Sends all that the client may see now. */
  sendLatest(): void;
}

/** The spectators of one game who get an update next. */
interface OwedUpdates {
  readonly spectators: Set<DelayedSpectator>;
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

  /** Updates a spectator with the others of the game; once, however often it asks. */
  request(game: OnlineGameId, spectator: DelayedSpectator): void {
    const owed = this.#owed.get(game);
    if (owed !== undefined) owed.spectators.add(spectator);
    else {
      const cancel = this.#schedule(SPECTATOR_INTERVAL_MS, () => this.#send(game));
      this.#owed.set(game, { spectators: new Set([spectator]), cancel });
    }
  }

  /** Cancels all pending updates. */
  stop(): void {
    for (const { cancel } of this.#owed.values()) cancel();
    this.#owed.clear();
  }

  #send(game: OnlineGameId): void {
    const spectators = this.#owed.get(game)?.spectators ?? [];
    this.#owed.delete(game);
    for (const spectator of spectators) spectator.sendLatest();
  }
}
