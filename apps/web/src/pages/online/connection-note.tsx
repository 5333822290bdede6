import { onlineStrings } from '@halma/locales/online';
import { createMemo, type JSX, Show } from 'solid-js';
import { NoteCard } from '../../game/parts/note-card.tsx';
import { connectionNote } from '../../online/online-note.ts';
import { useOnline } from './online-context.ts';

/**
 * A note about a lost connection or a session that has ended, with a retry button. Hidden until the first
 * attempt has failed.
 */
export function ConnectionNote(): JSX.Element {
  const { connection, retry } = useOnline();
  const isLost = createMemo((wasLost: boolean) => {
    const { kind } = connection();
    return kind === 'connecting' ? wasLost : kind !== 'open';
  }, false);
  return (
    <Show when={isLost()}>
      <NoteCard note={connectionNote(connection(), '')} icon="off">
        <Show when={connection().kind !== 'connecting'}>
          <button type="button" class="btn dense" onClick={() => void retry()}>
            {onlineStrings().actions.retry}
          </button>
        </Show>
      </NoteCard>
    </Show>
  );
}
