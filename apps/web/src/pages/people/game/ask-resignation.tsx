import type { JSX } from 'solid-js';
import { Dialog } from '../../../parts/dialog.tsx';
import { onlineWords } from '../../../words/online.ts';
import { playWords } from '../../../words/play.ts';
import { useTable } from './table-context.ts';

/** Asks before the game is resigned. The safe answer comes first and has the focus. */
export function AskResignation(): JSX.Element {
  const { table, nameOf, setResigning } = useTable();
  const text = (): string => {
    const rivals = table.rules.sides.filter((side) => !side.some((seat) => seat === table.seat()));
    const [only] = rivals;
    return rivals.length === 1 && only !== undefined
      ? playWords().dialogs.resignText(only.map(nameOf))
      : onlineWords().actions.resignTextMany;
  };
  return (
    <Dialog onClose={() => setResigning(false)} title={playWords().dialogs.resign} class="ask">
      <p>{text()}</p>
      <div class="row end">
        <button
          type="button"
          class="btn"
          ref={(button) => button.setAttribute('autofocus', '')}
          onClick={() => setResigning(false)}
        >
          {playWords().dialogs.playOn}
        </button>
        <button
          type="button"
          class="btn danger"
          onClick={() => {
            setResigning(false);
            table.command({ do: 'resign' });
          }}
        >
          {onlineWords().actions.resign}
        </button>
      </div>
    </Dialog>
  );
}
