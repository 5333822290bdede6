import type { Person } from '@halma/protocol';
import { gameRecord } from '../game/record.ts';
import type { GameState } from '../game/state.ts';

/** The record of one state of a game, and the names that it contains. */
interface WrittenRecord {
  readonly people: string;
  readonly text: string | undefined;
}

/**
 * Writes the records of games, each state once however many callers ask for it: a long game takes the server several
 * milliseconds, since it replays the moves. A record is kept as long as the node keeps that state of the game.
 */
export class GameRecords {
  readonly #write: typeof gameRecord;
  readonly #byState = new WeakMap<GameState, WrittenRecord>();

  constructor(write: typeof gameRecord = gameRecord) {
    this.#write = write;
  }

  /**
   * Returns the record of a game; undefined before it has started.
   *
   * @param people all people whose ids occur in the game
   */
  read(state: GameState, people: readonly Person[]): string | undefined {
    const key = JSON.stringify(people);
    const written = this.#byState.get(state);
    if (written?.people === key) return written.text;
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const text = this.#write(state, (id) => names.get(id) || 'a guest');
    this.#byState.set(state, { people: key, text });
    return text;
  }
}
