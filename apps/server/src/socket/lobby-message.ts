import type { ServerMessage } from '@halma/protocol';
import type { Services } from '../services.ts';

/** The lobby as it is now, as everybody in it is told. */
export async function lobbyMessage({ lobby }: Pick<Services, 'lobby'>): Promise<string> {
  const message: ServerMessage = { say: 'lobby', tables: await lobby.tables() };
  return JSON.stringify(message);
}
