import { playStrings } from '@halma/locales/play';
import type { JSX } from 'solid-js';
import { Dialog } from '../../parts/dialog.tsx';
import { useGame } from './game-context.ts';
import { MoveList } from './move-list.tsx';
import { MoveSteps } from './move-steps.tsx';

/** The move list as a dialog, for screens that have no room for it beside the board. */
export function MovesDialog(): JSX.Element {
  const { open } = useGame();
  return (
    <Dialog onClose={() => open(null)} title={playStrings().moveList.title} class="moves-dialog">
      <MoveSteps />
      <MoveList onView={() => open(null)} />
    </Dialog>
  );
}
