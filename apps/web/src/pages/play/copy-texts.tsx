import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { recordName } from '../../game/names.ts';
import { positionText, recordText } from '../../game/record-text.ts';
import { Action } from '../../parts/action.tsx';
import { copyText } from '../../parts/copy.ts';
import { gameWords } from '../../words/game.ts';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** The record of the game and the position on the board, as text to take along. */
export function CopyTexts(): JSX.Element {
  const { table } = usePlay();
  const [said, say] = createSignal('');
  const words = {
    event: playWords().page.event,
    nameOf: recordName,
  };
  const copy = async (what: string, text: string): Promise<void> => {
    say((await copyText(text)) ? gameWords().notes.copied(what) : gameWords().notes.notCopied);
  };
  const record = recordText(table.session(), words, new Date());
  const position = positionText(table.shown());
  return (
    <>
      <CopyText
        name={playWords().dialogs.record}
        text={record}
        rows={4}
        action={playWords().actions.copyRecord}
        onCopy={() => copy(playWords().dialogs.record, record)}
      />
      <CopyText
        name={playWords().dialogs.position}
        text={position}
        rows={3}
        action={playWords().actions.copyPosition}
        onCopy={() => copy(playWords().dialogs.position, position)}
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
      <Action icon="link" word={props.action} class="btn dense" onPress={props.onCopy} />
    </div>
  );
}
