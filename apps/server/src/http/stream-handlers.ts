import { refuse } from '@halma/protocol';
import type { Handlers } from './handler.ts';

/** The handlers that open streams for programs. */
export const streamHandlers: Handlers<'openStream' | 'openGameStream'> = {
  openStream: async ({ services, accessToken, query }) =>
    accessToken === undefined
      ? refuse('token-needed')
      : services.streams.open(accessToken, query.moves === 'yes'),
  openGameStream: async ({ services, accessToken, parameters, query }) =>
    accessToken === undefined
      ? refuse('token-needed')
      : services.streams.openGame(
          accessToken,
          parameters.game,
          query.after === undefined ? undefined : Number(query.after),
        ),
};
