import { seatLetter, seatOfLetter } from '@halma/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import type { Note } from '../../../game/note.ts';
import { passing } from '../../../game/session.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { tableNote } from '../../../online/table-note.ts';
import { NoteCard } from '../../../parts/note-card.tsx';
import { onlineWords } from '../../../words/online.ts';
import { playWords } from '../../../words/play.ts';
import { useOnline } from '../online.ts';
import { ResultPanel } from './result-panel.tsx';
import { useTable } from './table-context.ts';

/** What the page says about the game now; after its end, the result. */
export function NotePanel(): JSX.Element {
  const { table } = useTable();
  const isOver = (): boolean => ['over', 'aborted'].includes(table.view().standing.phase);
  return (
    <Show when={isOver() && table.lookedAt() === null} fallback={<Present />}>
      <ResultPanel />
    </Show>
  );
}

function Present(): JSX.Element {
  const { table, nameOf, company } = useTable();
  const { line, retry } = useOnline();
  const refusedText = (): string | undefined => {
    const refusal = table.refusal();
    return refusal === null ? undefined : refusalWords(refusal);
  };
  const note = createMemo((): Note | undefined => {
    const session = table.session();
    if (session === null) return undefined;
    const { toMove } = session.present;
    return tableNote({
      session: { ...session, company: company() },
      shown: table.lookedAt(),
      selection: table.selection(),
      slip: table.slip(),
      hovers: matchMedia('(hover: hover)').matches,
      line: line(),
      isYourTurn: toMove === table.seat(),
      toMove: nameOf(toMove),
      isAway: table.isHere(seatLetter(toMove)) === false,
      isMoveKept: table.pending() !== undefined,
      isPlanning: table.advance.isChoosing(),
      inAdvance: table.advance.moves(),
      wasDropped: table.advance.wasDropped(),
      refused: refusedText(),
    });
  });
  const mayPass = (): boolean => {
    const session = table.session();
    return table.movable().length > 0 && session !== null && passing(session.present) !== 'not';
  };
  const toMoveSeat = (): number | undefined => seatOfLetter(table.view().standing.toMove ?? '');
  return (
    <Show when={note()}>
      {(said) => (
        <NoteCard note={said()} icon={line().kind === 'open' ? undefined : 'off'}>
          <span class="row">
            <Show when={table.lookedAt() !== null}>
              <button type="button" class="btn dense" onClick={() => table.lookAt(Number.POSITIVE_INFINITY)}>
                {playWords().actions.returnToPresent}
              </button>
            </Show>
            <Show when={line().kind === 'waiting' || line().kind === 'ended'}>
              <button type="button" class="btn dense" onClick={() => void retry()}>
                {onlineWords().actions.retry}
              </button>
            </Show>
            <Show when={mayPass() && toMoveSeat() === table.seat()}>
              <button type="button" class="btn dense main" onClick={() => table.move({ kind: 'pass' })}>
                {playWords().actions.pass}
              </button>
            </Show>
            <Show when={table.advance.isChoosing()}>
              <button type="button" class="btn dense" onClick={table.advance.callOff}>
                {onlineWords().actions.stopAdvance}
              </button>
            </Show>
            <Show when={table.advance.moves().length > 1}>
              <button type="button" class="btn dense" onClick={table.advance.dropLast}>
                {onlineWords().actions.dropLastAdvance}
              </button>
            </Show>
            <Show when={table.advance.moves().length > 0}>
              <button type="button" class="btn dense" onClick={table.advance.drop}>
                {onlineWords().actions.dropAdvance}
              </button>
            </Show>
          </span>
        </NoteCard>
      )}
    </Show>
  );
}
