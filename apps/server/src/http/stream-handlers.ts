import { refuse } from '@halma/protocol';
import type { Handlers } from './handler.ts';

/** The handlers that open streams for programs. */
export const streamHandlers: Handlers<'openStream' | 'openGameStream'> = {
  openStream: async ({ services, caller, accessToken, query }) =>
    accessToken === undefined
      ? refuse('token-needed')
      : services.streams.open(accessToken, caller.network, query.moves === 'yes'),
  openGameStream: async ({ services, caller, accessToken, parameters, query }) =>
    accessToken === undefined
      ? refuse('token-needed')
      : services.streams.openGame(
          accessToken,
          caller.network,
          parameters.game,
          query.after === undefined ? undefined : Number(query.after),
        ),
};
