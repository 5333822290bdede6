import type { ChatMessage, CommandId, OnlineGameId } from '@halma/protocol';
import type { ApiResult } from './failure.ts';

/** A chat message that the server has not acknowledged. */
interface OutgoingMessage {
  readonly id: CommandId;
  readonly game: OnlineGameId;
  readonly channel: ChatMessage['channel'];
  readonly text: string;
}

/** The chat messages that are waiting for a response. They are not stored: they fail when the connection is lost. */
export interface OutgoingChat {
  /**
   * Sends a message and resolves with the response. A message that is repeated after a lost response keeps
   * its id, so it appears only once.
   */
  readonly send: (message: Omit<OutgoingMessage, 'id'>) => Promise<ApiResult<undefined>>;
  readonly isWaiting: (id: CommandId) => boolean;
  /** Settles a message with the server's response. Returns false if no message with this id is waiting. */
  readonly settle: (id: CommandId, result: ApiResult<undefined>) => boolean;
  /** Fails all waiting messages, because the connection is lost. */
  readonly failAll: () => void;
}

interface OutgoingChatOptions {
  readonly newId: () => CommandId;
  /** Sends a message over the connection. Returns false if there is no connection. */
  readonly transmit: (message: OutgoingMessage) => boolean;
}

const CONNECTION_LOST: ApiResult<undefined> = { ok: false, refusal: { code: 'no-connection' } };

/** Creates an initially empty list of waiting messages. */
export function createOutgoingChat({ newId, transmit }: OutgoingChatOptions): OutgoingChat {
  const waiting = new Map<CommandId, (result: ApiResult<undefined>) => void>();
  let lastMessage: OutgoingMessage | undefined;

  const settle: OutgoingChat['settle'] = (id, result) => {
    const resolve = waiting.get(id);
    if (resolve === undefined) return false;
    waiting.delete(id);
    if (result !== CONNECTION_LOST && lastMessage?.id === id) lastMessage = undefined;
    resolve(result);
    return true;
  };

  return {
    send: (draft) =>
      new Promise((resolve) => {
        const message =
          lastMessage !== undefined && isSame(lastMessage, draft) ? lastMessage : { id: newId(), ...draft };
        lastMessage = message;
        waiting.set(message.id, resolve);
        if (!transmit(message)) settle(message.id, CONNECTION_LOST);
      }),
    isWaiting: (id) => waiting.has(id),
    settle,
    failAll: () => {
      for (const id of [...waiting.keys()]) settle(id, CONNECTION_LOST);
    },
  };
}

function isSame(message: OutgoingMessage, draft: Omit<OutgoingMessage, 'id'>): boolean {
  return message.game === draft.game && message.channel === draft.channel && message.text === draft.text;
}
