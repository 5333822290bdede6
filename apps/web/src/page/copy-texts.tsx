import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { recordName } from '../game/names.ts';
import { positionText, recordText } from '../game/record-text.ts';
import { ACTIONS, DIALOGS, NOTES, PAGE } from '../words/english.ts';
import { Action } from './action.tsx';
import { usePage } from './page-context.ts';

/** The record of the game and the position on the board, as text to take along. */
export function CopyTexts(): JSX.Element {
  const { table } = usePage();
  const [said, say] = createSignal('');
  const words = {
    event: PAGE.event,
    nameOf: recordName,
    beginsAfterResignation: PAGE.beginsAfterResignation,
  };
  const copy = async (what: string, text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say(NOTES.copied(what));
    } catch {
      say(NOTES.notCopied);
    }
  };
  const record = recordText(table.session(), words, new Date());
  const position = positionText(table.shown());
  return (
    <>
      <CopyText
        name={DIALOGS.record}
        text={record}
        rows={4}
        action={ACTIONS.copyRecord}
        onCopy={() => copy(DIALOGS.record, record)}
      />
      <CopyText
        name={DIALOGS.position}
        text={position}
        rows={3}
        action={ACTIONS.copyPosition}
        onCopy={() => copy(DIALOGS.position, position)}
      />
      <p class="small copied" role="status">
        {said()}
      </p>
    </>
  );
}

function CopyText(props: {
  name: string;
  text: string;
  rows: number;
  action: string;
  onCopy: () => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="copy field">
      <label class="label" for={id}>
        {props.name}
      </label>
      <textarea id={id} class="input" readonly rows={props.rows} value={props.text} spellcheck={false} />
      <Action icon="link" word={props.action} onPress={props.onCopy} />
    </div>
  );
}
