import type { ChatMessage, CommandId, OnlineGameId } from '@halma/protocol';
import type { Answer } from './failure.ts';

/** A chat message that the server has not acknowledged. */
interface OutgoingMessage {
  readonly id: CommandId;
  readonly game: OnlineGameId;
  readonly channel: ChatMessage['channel'];
  readonly text: string;
}

/** The chat messages that wait for an answer. They are not stored: a lost connection fails them. */
export interface OutgoingChat {
  /** Sends a message and resolves with the outcome. A repeated message after a lost answer keeps its id, so it appears once. */
  readonly send: (line: Omit<OutgoingMessage, 'id'>) => Promise<Answer<undefined>>;
  readonly isWaiting: (id: CommandId) => boolean;
  /** Settles a message with the server's answer. Returns false where no message of this id waits. */
  readonly answer: (id: CommandId, answer: Answer<undefined>) => boolean;
  /** Fails all waiting messages, as the connection is lost. */
  readonly failAll: () => void;
}

interface OutgoingChatOptions {
  readonly newId: () => CommandId;
  /** Sends a message. Returns false without a connection. */
  readonly transmit: (line: OutgoingMessage) => boolean;
}

const LOST: Answer<undefined> = { ok: false, refusal: { code: 'no-connection' } };

/** Creates the list of waiting messages, empty at first. */
export function createOutgoingChat({ newId, transmit: send }: OutgoingChatOptions): OutgoingChat {
  const waiting = new Map<CommandId, (answer: Answer<undefined>) => void>();
  let last: OutgoingMessage | undefined;

  const answer: OutgoingChat['answer'] = (id, outcome) => {
    const resolve = waiting.get(id);
    if (resolve === undefined) return false;
    waiting.delete(id);
    if (outcome !== LOST && last?.id === id) last = undefined;
    resolve(outcome);
    return true;
  };

  return {
    send: (given) =>
      new Promise((resolve) => {
        const line = last !== undefined && isSame(last, given) ? last : { id: newId(), ...given };
        last = line;
        waiting.set(line.id, resolve);
        if (!send(line)) answer(line.id, LOST);
      }),
    isWaiting: (id) => waiting.has(id),
    answer,
    failAll: () => {
      for (const id of [...waiting.keys()]) answer(id, LOST);
    },
  };
}

function isSame(line: OutgoingMessage, given: Omit<OutgoingMessage, 'id'>): boolean {
  return line.game === given.game && line.channel === given.channel && line.text === given.text;
}
