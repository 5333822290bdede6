import type { JSX } from 'solid-js';
import type { Note } from '../game/note.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-lines.ts';

const ICON_OF_TONE = {
  plain: 'eye',
  go: 'play',
  duty: 'lock',
  bad: 'warn',
  hint: 'pencil',
} as const satisfies Record<Note['tone'], IconName>;

/** What a page says about its game now, and the buttons that belong to it. */
export function NoteCard(props: {
  readonly note: Note;
  /** In place of the icon of its tone. */
  readonly icon?: IconName | undefined;
  /** Is it to be seen only, because something else says it aloud? */
  readonly isSilent?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <div class={`note ${props.note.tone}`}>
      <Icon name={props.icon ?? ICON_OF_TONE[props.note.tone]} />
      <div class="said">
        <p role="status" aria-live={props.isSilent === true ? 'off' : 'polite'}>
          <b>{props.note.strong}</b> {props.note.text}
        </p>
        {props.children}
      </div>
    </div>
  );
}
