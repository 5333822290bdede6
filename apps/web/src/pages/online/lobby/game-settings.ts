import type { CommandId, OnlineGameId } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import { go } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Answer } from '../../../online/failure.ts';
import { createIdempotentRequest } from '../../../online/idempotent-request.ts';
import { addressOfGame, newCommandId } from '../online-context.ts';

/** A request for a game, and its state. */
export interface GameSettings<Wanted> {
  /** Requests the game and goes to it. Does nothing while a request is pending. */
  readonly ask: (wanted: Wanted) => Promise<void>;
  readonly isUnderWay: Accessor<boolean>;
  /** The reason for a failure, as a sentence; empty without one. */
  readonly failure: Accessor<string>;
}

/** @param request creates or finds the game; the same id returns the same game */
export function createGameSettings<Wanted>(
  request: (id: CommandId, wanted: Wanted) => Promise<Answer<{ readonly game: OnlineGameId }>>,
): GameSettings<Wanted> {
  const [isUnderWay, setUnderWay] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const intend = createIdempotentRequest(newCommandId, request);
  return {
    isUnderWay,
    failure,
    ask: async (wanted) => {
      setUnderWay(true);
      const answer = await intend(wanted);
      if (answer === undefined) return;
      setUnderWay(false);
      if (answer.ok) go(addressOfGame(answer.value.game));
      else setFailure(describeFailure(answer.refusal));
    },
  };
}
