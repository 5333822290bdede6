import type { CommandId, OnlineGameId } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { ApiResult } from '../../../online/failure.ts';
import { createIdempotentRequest } from '../../../online/idempotent-request.ts';
import { addressOfGame, newCommandId } from '../online-context.ts';

/** A request that creates or finds a game, and its state. */
export interface GameRequest<Body> {
  /** Requests the game and opens its page. Does nothing while a request is pending. */
  readonly send: (body: Body) => Promise<void>;
  readonly isPending: Accessor<boolean>;
  /** The reason for a failure as a sentence; empty if there is none. */
  readonly failure: Accessor<string>;
}

/** Makes a game request. @param request creates or finds the game; the same id returns the same game */
export function createGameRequest<Body>(
  request: (id: CommandId, body: Body) => Promise<ApiResult<{ readonly game: OnlineGameId }>>,
): GameRequest<Body> {
  const [isPending, setPending] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  const sendOnce = createIdempotentRequest(newCommandId, request);
  return {
    isPending,
    failure,
    send: async (body) => {
      setPending(true);
      const result = await sendOnce(body);
      if (result === undefined) return;
      setPending(false);
      if (result.ok) navigate(addressOfGame(result.value.game));
      else setFailure(describeFailure(result.refusal));
    },
  };
}
