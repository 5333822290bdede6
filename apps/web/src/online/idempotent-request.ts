import type { CommandId } from '@halma/protocol';
import type { Answer } from './failure.ts';

/**
 * Creates a sender for requests that the server must not execute twice. It sends one request at a time. A repeated request after a
 * lost answer keeps its id, so that the server executes it once.
 *
 * @returns sends a request; resolves to undefined and sends nothing while another request is pending
 */
export function createIdempotentRequest<Content, Value>(
  newId: () => CommandId,
  send: (id: CommandId, content: Content) => Promise<Answer<Value>>,
): (content: Content) => Promise<Answer<Value> | undefined> {
  let isPending = false;
  let unanswered: { readonly id: CommandId; readonly text: string } | undefined;
  return async (content) => {
    if (isPending) return undefined;
    isPending = true;
    const text = JSON.stringify(content);
    const id = unanswered?.text === text ? unanswered.id : newId();
    unanswered = { id, text };
    const answer = await send(id, content);
    if (answer.ok) unanswered = undefined;
    isPending = false;
    return answer;
  };
}
