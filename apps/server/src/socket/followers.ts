import type { GameId } from '@halma/protocol';
import type { Connection } from './connection.ts';

/** Which of these sockets follow each game. */
export function followersByGame(
  connections: Iterable<Connection>,
): ReadonlyMap<GameId, readonly Connection[]> {
  const byGame = new Map<GameId, Connection[]>();
  for (const connection of connections) {
    for (const game of connection.games) {
      const followers = byGame.get(game);
      if (followers === undefined) byGame.set(game, [connection]);
      else followers.push(connection);
    }
  }
  return byGame;
}
