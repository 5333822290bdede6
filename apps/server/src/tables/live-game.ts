import type { GameId, LoggedEvent } from '@halma/protocol';
import { evolve } from '../game/evolve.ts';
import type { GameState } from '../game/state.ts';
import type { StoredEvent } from '../store/game-store.ts';

/** A game in this node's memory: as much of its log as this node knows, and the game that log makes. */
export class LiveGame {
  readonly game: GameId;
  readonly log: LoggedEvent[] = [];
  readonly #seqByCommand = new Map<string, number>();
  #state: GameState | null = null;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(game: GameId) {
    this.game = game;
  }

  /** Null while nothing of the game is known. */
  get state(): GameState | null {
    return this.#state;
  }

  /** The number of the last event known; -1 for none. */
  get seq(): number {
    return this.log.length - 1;
  }

  /** The event a command led to, if this node knows of it. */
  seqOf(command: string): number | undefined {
    return this.#seqByCommand.get(command);
  }

  /** Takes in what follows in the log. Events already known are passed over, so that a list may come twice. */
  take(events: readonly StoredEvent[]): boolean {
    const before = this.seq;
    for (const { command, ...logged } of events) {
      if (logged.seq <= this.seq) continue;
      this.#add(logged, command, evolve(this.game, this.#state, logged));
    }
    return this.seq > before;
  }

  /** Takes in the very next event with the game it makes, which this node has worked out already; false for any other. */
  advance(logged: LoggedEvent, command: string, state: GameState): boolean {
    if (logged.seq !== this.seq + 1) return false;
    this.#add(logged, command, state);
    return true;
  }

  #add(logged: LoggedEvent, command: string, state: GameState): void {
    this.#state = state;
    this.log.push(logged);
    this.#seqByCommand.set(command, logged.seq);
  }

  /** Runs work on this game after all work that was asked for before. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}
