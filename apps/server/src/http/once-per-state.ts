import type { Person } from '@halma/protocol';
import type { GameState } from '../game/state.ts';

/** The value made from one state of a game, and the people's names that it contains. */
interface MadeValue<Value> {
  readonly people: string;
  readonly value: Value;
}

/**
 * Makes a value from each state of a game, only once however many callers ask for it, and again only after a name has
 * changed: the record of a long game takes the server several milliseconds, since it replays the moves. The value is
 * kept as long as the node keeps that state of the game.
 */
export class OncePerState<Value> {
  readonly #make: (state: GameState, people: readonly Person[]) => Value;
  readonly #byState = new WeakMap<GameState, MadeValue<Value>>();

  constructor(make: (state: GameState, people: readonly Person[]) => Value) {
    this.#make = make;
  }

  /**
   * Returns the value made from a state.
   *
   * @param people all people whose ids occur in the game
   */
  read(state: GameState, people: readonly Person[]): Value {
    const key = JSON.stringify(people);
    const made = this.#byState.get(state);
    if (made?.people === key) return made.value;
    const value = this.#make(state, people);
    this.#byState.set(state, { people: key, value });
    return value;
  }
}
