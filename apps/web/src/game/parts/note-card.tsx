import type { JSX } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-lines.ts';
import type { Note } from '../note.ts';

const ICON_OF_TONE = {
  plain: 'eye',
  go: 'play',
  restriction: 'lock',
  bad: 'warn',
  hint: 'pencil',
} as const satisfies Record<Note['tone'], IconName>;

/** The note on the state of a game, with its buttons. */
export function NoteCard(props: {
  readonly note: Note;
  /** The icon; defaults to the icon for the note's tone. */
  readonly icon?: IconName | undefined;
  /** Whether screen readers skip the note, because another element announces it. */
  readonly isSilent?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <div class={`note ${props.note.tone}`}>
      <Icon name={props.icon ?? ICON_OF_TONE[props.note.tone]} />
      <div class="note-text">
        <p>
          <span role="status" aria-live={props.isSilent === true ? 'off' : 'polite'}>
            <b>{props.note.strong}</b> {props.note.text}
          </span>{' '}
          {props.note.reminder}
        </p>
        {props.children}
      </div>
    </div>
  );
}
