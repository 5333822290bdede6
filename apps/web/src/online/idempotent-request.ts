import type { CommandId } from '@halma/protocol';
import type { Answer } from './failure.ts';

/**
 * Sends requests that the server must not carry out twice: one at a time, and after a lost answer again under the same id,
 * so that the server acts once.
 *
 * @returns sends a request; resolves to undefined and sends nothing while another is pending
 */
export function createIdempotentRequest<Wanted, Value>(
  newId: () => CommandId,
  ask: (id: CommandId, wanted: Wanted) => Promise<Answer<Value>>,
): (wanted: Wanted) => Promise<Answer<Value> | undefined> {
  let isUnderWay = false;
  let unanswered: { readonly id: CommandId; readonly text: string } | undefined;
  return async (wanted) => {
    if (isUnderWay) return undefined;
    isUnderWay = true;
    const text = JSON.stringify(wanted);
    const id = unanswered?.text === text ? unanswered.id : newId();
    unanswered = { id, text };
    const answer = await ask(id, wanted);
    if (answer.ok) unanswered = undefined;
    isUnderWay = false;
    return answer;
  };
}
