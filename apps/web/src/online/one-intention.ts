import type { CommandId } from '@halma/protocol';
import type { Answer } from './failure.ts';

/**
 * Asks the server for something that must not be done twice: one at a time, and when an answer was lost, the same is asked again
 * under the same id. The server then acts once.
 *
 * @returns asks; answers undefined, and asks nothing, while an answer is awaited
 */
export function createIntention<Wanted, Value>(
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
