import type { JSX } from 'solid-js';
import { Dialog } from '../../../parts/dialog.tsx';
import { gameWords } from '../../../words/game.ts';
import { onlineWords } from '../../../words/online.ts';
import { useTable } from './table-context.ts';

/** Asks before the game is resigned. The safe answer comes first and has the focus. */
export function AskResignation(): JSX.Element {
  const { table, nameOf, setResigning } = useTable();
  const text = (): string => {
    const rivals = table.rules.sides.filter((side) => !side.some((seat) => seat === table.seat()));
    const [only] = rivals;
    return rivals.length === 1 && only !== undefined
      ? onlineWords().resign.text(gameWords().both(only.map(nameOf)))
      : onlineWords().resign.textMany;
  };
  return (
    <Dialog onClose={() => setResigning(false)} title={onlineWords().resign.title} class="ask">
      <p>{text()}</p>
      <div class="row end">
        <button
          type="button"
          class="btn"
          ref={(button) => button.setAttribute('autofocus', '')}
          onClick={() => setResigning(false)}
        >
          {onlineWords().resign.playOn}
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
