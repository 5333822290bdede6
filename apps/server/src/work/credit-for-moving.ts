import { personOn, seatToMove } from '../game/state.ts';
import type { Services } from '../services.ts';
import type { Connection } from '../socket/connection.ts';

/** What it takes to move to another node, in milliseconds: as long as clients are told to wait, and to connect. */
const MOVING = 2000;

/** Before a node stops: the time it takes its people to connect to another one is not charged to whoever is to move. */
export async function creditForMoving(
  { tables }: Pick<Services, 'tables'>,
  connections: ReadonlySet<Connection>,
  node: string,
): Promise<void> {
  const moving = new Set<string>();
  for (const { games, session } of connections) {
    for (const game of games) {
      const state = tables.stateOf(game);
      const seat = state === undefined ? undefined : seatToMove(state);
      if (state !== undefined && seat !== undefined && personOn(state, seat) === session.person)
        moving.add(game);
    }
  }
  await Promise.all(
    [...moving].map((game) =>
      tables.command(game, `moving-${node}`, { by: 'server', order: { do: 'credit', milliseconds: MOVING } }),
    ),
  );
}
