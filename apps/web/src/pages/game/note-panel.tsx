import type { Position } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Note } from '../../game/note.ts';
import { NoteCard } from '../../game/parts/note-card.tsx';
import { ActionButton } from './action-button.tsx';
import { useGame } from './game-context.ts';

/** A position that has appeared on the board. */
interface Arrival {
  readonly position: Position;
  /** Whether a move led to it, which the board announces. A step back and a takeback do not. */
  readonly isAnnounced: boolean;
}

/** The note on the state of the game, with its buttons. */
export function NotePanel(): JSX.Element {
  const { game } = useGame();
  const arrival = createMemo<Arrival>(
    ({ position: last, isAnnounced }) => {
      const position = game.shownPosition();
      // The server's acknowledgement replaces the position after the player's move with an equal one.
      const isSameMove = position.previous === last.previous;
      return { position, isAnnounced: isSameMove ? isAnnounced : position.previous === last };
    },
    // An online game can start at any time, and the board announces only moves.
    { position: game.shownPosition(), isAnnounced: game.kind === 'local' },
  );
  // Each step through the moves has a new note, whose text would otherwise be announced at each step. A note that is
  // computed again without a step keeps its text, because screen readers would announce that the text has gone.
  const note = createMemo<Note>((last) => {
    const next = game.note();
    const isKnown =
      next.text !== '' &&
      (next.text === last.reminder || (next.text === last.text && next.strong !== last.strong));
    return game.viewedTurn() !== null && isKnown ? { ...next, text: '', reminder: next.text } : next;
  }, game.note());
  const isAnnounced = (): boolean =>
    ['plain', 'go'].includes(note().tone) &&
    !game.isNoteNews() &&
    (arrival().isAnnounced || game.selection() !== null);
  return (
    <NoteCard note={note()} icon={game.noteIcon?.()} isSilent={isAnnounced()}>
      <span class="row">
        <For each={game.noteActions}>
          {(action) => (
            <ActionButton
              action={action}
              class={action.isOn === undefined ? 'btn dense' : 'chip'}
              hasIcon={false}
            />
          )}
        </For>
      </span>
      <Show when={game.warning?.()}>
        {(text) => (
          <p class="small" role="alert">
            {text()}
          </p>
        )}
      </Show>
    </NoteCard>
  );
}
