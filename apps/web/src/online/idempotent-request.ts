import type { CommandId } from '@halma/protocol';
import type { ApiResult } from './failure.ts';

/**
 * Creates a sender for requests that the server must not execute twice. It sends one request at a time. A
 * request that is repeated after a lost response keeps its id, so the server executes it only once.
 *
 * @returns a function that sends a request; while another request is pending, it sends nothing and resolves
 *   to undefined
 */
export function createIdempotentRequest<Content, Value>(
  newId: () => CommandId,
  send: (id: CommandId, content: Content) => Promise<ApiResult<Value>>,
): (content: Content) => Promise<ApiResult<Value> | undefined> {
  let isPending = false;
  let unansweredRequest: { readonly id: CommandId; readonly text: string } | undefined;
  return async (content) => {
    if (isPending) return undefined;
    isPending = true;
    const text = JSON.stringify(content);
    const id = unansweredRequest?.text === text ? unansweredRequest.id : newId();
    unansweredRequest = { id, text };
    const result = await send(id, content);
    if (result.ok) unansweredRequest = undefined;
    isPending = false;
    return result;
  };
}
