import { manGlyph, suitOf } from '@halma/board';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { entriesOf, isMove, type MoveEntry } from '../../../game/move-list.ts';
import { moveInWords } from '../../../game/move-words.ts';
import { gameWords } from '../../../words/game.ts';
import { playWords } from '../../../words/play.ts';
import { useTable } from './table-context.ts';

/** The moves so far, one below the other. A press on one looks back at the position it led to. */
export function MoveList(): JSX.Element {
  const { table } = useTable();
  let scroller: HTMLDivElement | undefined;
  const entries = createMemo(() => {
    const session = table.session();
    return session === null ? [] : entriesOf(session).filter(isMove);
  });
  const at = createMemo(() => {
    const shown = table.lookedAt() ?? Number.POSITIVE_INFINITY;
    return entries().findLast(({ index }) => index <= shown)?.index ?? 0;
  });
  createEffect(
    on(entries, () => {
      if (scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
    }),
  );
  return (
    <div class="moves-scroller" ref={scroller}>
      <ol class="moves single">
        <For each={entries()} fallback={<li class="small quiet">{playWords().moveList.empty}</li>}>
          {(entry) => (
            <li>
              <span class="num">{entry.round}.</span>
              {manGlyph(suitOf(table.rules, entry.seat))}
              <span class="vh">{gameWords().suits[suitOf(table.rules, entry.seat)]}</span>
              <button
                type="button"
                class="move"
                aria-label={moveInWords(entry)}
                aria-current={entry.index === at() ? 'true' : undefined}
                onClick={() => table.lookAt(entry.index)}
              >
                {moveText(entry)}
                <Show when={entry.jumps > 0}>
                  <span class="hopn">{entry.jumps}</span>
                </Show>
              </button>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}

function moveText({ kind, from, to, demand }: MoveEntry): string {
  if (kind === 'pass') return playWords().moveList.pass;
  if (kind === 'drop') return to;
  return `${from}–${kind === 'leave' ? playWords().moveList.off : to}${demand ? '!' : ''}`;
}
