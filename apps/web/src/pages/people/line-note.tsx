import { createMemo, type JSX, Show } from 'solid-js';
import { lineNote } from '../../online/table-note.ts';
import { NoteCard } from '../../parts/note-card.tsx';
import { onlineWords } from '../../words/online.ts';
import { useOnline } from './online.ts';

/** Says that the connection is lost or the session has ended, and tries again when asked. The first try says nothing. */
export function LineNote(): JSX.Element {
  const { line, retry } = useOnline();
  const isLost = createMemo((before: boolean) => {
    const { kind } = line();
    return kind === 'connecting' ? before : kind !== 'open';
  }, false);
  return (
    <Show when={isLost()}>
      <NoteCard note={lineNote(line(), '')} icon="off">
        <Show when={line().kind !== 'connecting'}>
          <button type="button" class="btn dense" onClick={() => void retry()}>
            {onlineWords().actions.retry}
          </button>
        </Show>
      </NoteCard>
    </Show>
  );
}
