import { gameStrings } from '@halma/locales/game';
import { playStrings } from '@halma/locales/play';
import { formatPosition } from '@halma/rules';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { recordText } from '../../game/record-text.ts';
import { Action } from '../../parts/action.tsx';
import { copyToClipboard } from '../../parts/copy.ts';
import { useGame } from './game-context.ts';

/** The record of the game and the position on the board as text, each with a button that copies it. */
export function CopyFields(): JSX.Element {
  const { game } = useGame();
  const [status, setStatus] = createSignal('');
  const copy = async (name: string, text: string): Promise<void> => {
    setStatus(
      (await copyToClipboard(text)) ? gameStrings().notes.copied(name) : gameStrings().notes.notCopied,
    );
  };
  const { event, nameOf } = game.recordNames();
  const record = recordText(game.session(), { event, nameOf: (_, seat) => nameOf(seat) }, new Date());
  const position = formatPosition(game.shownPosition());
  return (
    <>
      <CopyField
        name={playStrings().dialogs.record}
        text={record}
        rows={4}
        buttonLabel={playStrings().actions.copyRecord}
        onCopy={() => copy(playStrings().dialogs.record, record)}
      />
      <CopyField
        name={playStrings().dialogs.position}
        text={position}
        rows={3}
        buttonLabel={playStrings().actions.copyPosition}
        onCopy={() => copy(playStrings().dialogs.position, position)}
      />
      <p class="small copied" role="status">
        {status()}
      </p>
    </>
  );
}

function CopyField(props: {
  name: string;
  text: string;
  rows: number;
  buttonLabel: string;
  onCopy: () => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="copy field">
      <label class="label" for={id}>
        {props.name}
      </label>
      <textarea id={id} class="input" readonly rows={props.rows} value={props.text} spellcheck={false} />
      <Action icon="link" label={props.buttonLabel} class="btn dense" onPress={props.onCopy} />
    </div>
  );
}
