import type { CommandId, OnlineGameId } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import type { ApiResult, Failure } from '../../../online/failure.ts';
import { createIdempotentRequest } from '../../../online/idempotent-request.ts';
import { addressOfGame, newCommandId } from '../online-context.ts';

/** A request that creates or finds a game, and its state. */
export interface GameRequest<Body> {
  /** Requests the game and opens its page. Does nothing while a request is pending. */
  readonly send: (body: Body) => Promise<void>;
  readonly isPending: Accessor<boolean>;
  /** The reason why the latest request failed; undefined if it succeeded. */
  readonly failure: Accessor<Failure | undefined>;
  readonly forgetFailure: () => void;
}

/**
 * Creates a request for a game.
 *
 * @param request creates or finds the game; the same id returns the same game
 * @param mode `push` if the back button should return from the game to the current URL, otherwise
 * `replace`
 */
export function createGameRequest<Body>(
  request: (id: CommandId, body: Body) => Promise<ApiResult<{ readonly game: OnlineGameId }>>,
  mode: 'push' | 'replace',
): GameRequest<Body> {
  const [isPending, setPending] = createSignal(false);
  const [failure, setFailure] = createSignal<Failure>();
  const sendOnce = createIdempotentRequest(newCommandId, request);
  return {
    isPending,
    failure,
    forgetFailure: () => setFailure(undefined),
    send: async (body) => {
      setPending(true);
      const result = await sendOnce(body);
      if (result === undefined) return;
      setPending(false);
      setFailure(result.ok ? undefined : result.refusal);
      if (result.ok) navigate(addressOfGame(result.value.game), mode);
    },
  };
}
