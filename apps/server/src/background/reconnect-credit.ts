import { seatPerson, seatToMove } from '../game/state.ts';
import type { Services } from '../services.ts';
import type { Connection } from '../socket/connection.ts';

/** How long a client takes to reach another node, in milliseconds: the announced delay plus the time to connect. */
const RECONNECT_CREDIT_MS = 2000;

/** Credits the players to move with the time that reconnecting takes. A node calls this before it stops. */
export async function creditReconnects(
  { games }: Pick<Services, 'games'>,
  connections: ReadonlySet<Connection>,
  node: string,
): Promise<void> {
  const credited = new Set<string>();
  for (const connection of connections) {
    for (const game of connection.games) {
      const state = games.log.peek(game)?.state ?? undefined;
      const seat = state && seatToMove(state);
      if (state !== undefined && seat !== undefined && seatPerson(state, seat) === connection.session.person)
        credited.add(game);
    }
  }
  const command = { do: 'credit', milliseconds: RECONNECT_CREDIT_MS } as const;
  await Promise.all(
    [...credited].map((game) => games.execute(game, `moving-${node}`, { by: 'server', command })),
  );
}
