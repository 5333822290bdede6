import type { OnlineGameId } from '@halma/protocol';

/** The minimum time between two updates of a delayed game to its spectators, in milliseconds. */
const SPECTATOR_INTERVAL_MS = 1000;

/** A client that gets the moves of a delayed game. */
export interface DelayedSpectator {
  /** Sends everything that the client may see now. */
  sendLatest(): void;
}

/** The spectators of one game who are due an update. */
interface PendingUpdates {
  readonly spectators: Set<DelayedSpectator>;
  readonly cancel: () => void;
}

/**
 * Collects the updates of delayed games, whose spectators see the moves late anyway, and sends them once a second: one
 * timer for a game, and one message to each spectator, however many moves it contains.
 */
export class SpectatorUpdates {
  readonly #schedule: (milliseconds: number, run: () => void) => () => void;
  readonly #pending = new Map<OnlineGameId, PendingUpdates>();

  /** @param schedule runs a function after a delay in milliseconds; returns a function that cancels it */
  constructor(schedule: (milliseconds: number, run: () => void) => () => void) {
    this.#schedule = schedule;
  }

  /**
   * Schedules one update for a spectator, together with those for the game's other spectators, however often it is
   * requested.
   */
  request(game: OnlineGameId, spectator: DelayedSpectator): void {
    const pending = this.#pending.get(game);
    if (pending !== undefined) pending.spectators.add(spectator);
    else {
      const cancel = this.#schedule(SPECTATOR_INTERVAL_MS, () => this.#send(game));
      this.#pending.set(game, { spectators: new Set([spectator]), cancel });
    }
  }

  /** Cancels all pending updates. */
  stop(): void {
    for (const { cancel } of this.#pending.values()) cancel();
    this.#pending.clear();
  }

  #send(game: OnlineGameId): void {
    const spectators = this.#pending.get(game)?.spectators ?? [];
    this.#pending.delete(game);
    for (const spectator of spectators) spectator.sendLatest();
  }
}
