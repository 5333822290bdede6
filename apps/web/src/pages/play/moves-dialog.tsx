import type { JSX } from 'solid-js';
import { Dialog } from '../../parts/dialog.tsx';
import { playWords } from '../../words/play.ts';
import { MoveList } from './move-list.tsx';
import { MoveSteps } from './move-steps.tsx';
import { usePlay } from './play-context.ts';

/** The list of moves where there is no room for it beside the board. */
export default function MovesDialog(): JSX.Element {
  const { open } = usePlay();
  return (
    <Dialog onClose={() => open(null)} title={playWords().moveList.title} class="moves-dialog">
      <MoveSteps />
      <MoveList onLook={() => open(null)} />
    </Dialog>
  );
}
