import { type Position, parseMove } from '@halma/rules';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { createThread, type SuccessfulResponse } from '../../game/computer-thread.ts';
import type { HintStatus } from '../../game/hint-note.ts';
import type { Session } from '../../game/session.ts';
import { startComputerWorker } from '../../game/start-worker.ts';
import { withCatalogue } from '../../locale/language.ts';

type HintResponse = Extract<SuccessfulResponse, { readonly kind: 'hint' }>;

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
  let requested: Position | undefined;
  const thread = createThread({
    makeWorker: startComputerWorker,
    onFailure: () => setHint('failed'),
    onResponse: (response) => {
      if (response.kind === 'hint' && requested !== undefined) void show(response, requested);
    },
  });
  const show = async ({ move: text, reasons }: HintResponse, before: Position): Promise<void> => {
    const move = parseMove(before.rules.board, text);
    const { reasonStrings: strings } = await withCatalogue(import('@halma/locales/reasons'));
    if (before !== session().present) return;
    setHint(move.ok ? { move: move.value, before, reasons, strings } : 'failed');
  };
  createEffect(
    on([session, viewedTurn], () => {
      thread.cancel();
      setHint('none');
    }),
  );
  onCleanup(thread.terminate);
  return {
    hint,
    request: async () => {
      const { present } = session();
      requested = present;
      setHint('pending');
      try {
        const { createHintRequest } = await import('./hint-request.ts');
        if (present === session().present) thread.ask(createHintRequest(present, milliseconds));
      } catch {
        setHint('failed');
      }
    },
  };
}
