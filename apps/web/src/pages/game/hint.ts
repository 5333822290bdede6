import type { Position } from '@halma/rules';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { HintStatus } from '../../game/hint-note.ts';
import type { Session } from '../../game/session.ts';
import { withCatalogue } from '../../locale/language.ts';
import type { HintSearch } from './hint-search.ts';

interface HintSource {
  readonly hint: Accessor<HintStatus>;
  /** Requests a hint for the present position. */
  readonly request: () => Promise<void>;
}

/**
 * Asks the computer which move it would play. The hint disappears when the position on the board changes.
 *
 * @param milliseconds the time for the search
 */
export function createHintSource(
  session: Accessor<Session>,
  viewedTurn: Accessor<number | null>,
  milliseconds: number,
): HintSource {
  const [hint, setHint] = createSignal<HintStatus>('none');
  /** The position of the pending request. */
  let requestedPosition: Position | undefined;
  let search: HintSearch | undefined;
  const load = async (): Promise<HintSearch> => {
    const { createHintSearch } = await withCatalogue(import('./hint-search.ts'));
    return createHintSearch({ milliseconds, onHint: setHint, onFailure: () => setHint('failed') });
  };
  const cancel = (): void => {
    requestedPosition = undefined;
    search?.cancel();
  };
  createEffect(
    on([session, viewedTurn], () => {
      cancel();
      setHint('none');
    }),
  );
  onCleanup(() => {
    cancel();
    search?.terminate();
  });
  return {
    hint,
    request: async () => {
      const { present } = session();
      requestedPosition = present;
      setHint('pending');
      try {
        search ??= await load();
        if (requestedPosition === present) search.start(present);
      } catch {
        if (requestedPosition === present) setHint('failed');
      }
    },
  };
}
