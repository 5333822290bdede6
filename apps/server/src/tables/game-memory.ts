import type { GameId } from '@halma/protocol';
import { LiveGame } from './live-game.ts';

/**
 * The games this node has in memory: those that somebody here follows, and as many of the latest others as there is
 * room for.
 */
export class GameMemory {
  readonly #room: number;
  readonly #games = new Map<GameId, LiveGame>();

  constructor(room: number) {
    this.#room = room;
  }

  /** The game of a name, known or not yet; asking makes it the latest. */
  at(game: GameId): LiveGame {
    const live = this.#games.get(game) ?? new LiveGame(game);
    this.#games.delete(game);
    this.#games.set(game, live);
    return live;
  }

  /** The game, if it is in memory. */
  known(game: GameId): LiveGame | undefined {
    return this.#games.get(game);
  }

  /** Forgets the games that were asked for longest ago, but none that is kept for somebody. */
  tidy(isKept: (game: GameId) => boolean): void {
    for (const game of this.#games.keys()) {
      if (this.#games.size <= this.#room) return;
      if (!isKept(game)) this.#games.delete(game);
    }
  }
}
