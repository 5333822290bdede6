import { formatPosition, type Position, parseMove, seatLetter } from '@halma/rules';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { createThread, type GoodAnswer } from '../../game/computer-thread.ts';
import type { Hinted } from '../../game/hint-note.ts';
import { choiceOf } from '../../game/saved-game.ts';
import type { Session } from '../../game/session.ts';
import { startComputerWorker } from '../../game/start-worker.ts';
import { withWords } from '../../site/catalogues.ts';
import type { Pace } from './pace.ts';

type HintAnswer = Extract<GoodAnswer, { readonly kind: 'hint' }>;

interface Hinter {
  readonly hint: Accessor<Hinted>;
  /** Asks for a hint in the present position. */
  readonly ask: () => void;
}

/** Asks the computer what it would play. A hint goes with its position. */
export function createHinter(
  session: Accessor<Session>,
  lookedAt: Accessor<number | null>,
  pace: Pace,
): Hinter {
  const [hint, setHint] = createSignal<Hinted>('none');
  let asked: Position | undefined;
  const thread = createThread({
    makeWorker: startComputerWorker,
    onFailure: () => setHint('failed'),
    onAnswer: (answer) => {
      if (answer.kind === 'hint' && asked !== undefined) void show(answer, asked);
    },
  });
  const show = async ({ move: text, reasons }: HintAnswer, before: Position): Promise<void> => {
    const move = parseMove(before.rules.board, text);
    const { reasonWords: words } = await withWords(import('../../words/reasons.ts'));
    if (before !== session().present) return;
    setHint(move.ok ? { move: move.value, before, reasons, words } : 'failed');
  };
  createEffect(
    on([session, lookedAt], () => {
      thread.forget();
      setHint('none');
    }),
  );
  onCleanup(thread.end);
  return {
    hint,
    ask: () => {
      const { present } = session();
      asked = present;
      setHint('asked');
      thread.ask({
        kind: 'hint',
        rules: choiceOf(present.rules),
        position: formatPosition(present),
        first: seatLetter(present.first),
        limits: { milliseconds: pace.think },
      });
    },
  };
}
