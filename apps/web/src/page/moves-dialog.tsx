import type { JSX } from 'solid-js';
import { MOVE_LIST } from '../words/english.ts';
import { Dialog } from './dialog.tsx';
import { MoveList } from './move-list.tsx';
import { MoveSteps } from './move-steps.tsx';
import { usePage } from './page-context.ts';

/** The list of moves where there is no room for it beside the board. */
export function MovesDialog(): JSX.Element {
  const { open } = usePage();
  return (
    <Dialog title={MOVE_LIST.title} class="moves-dialog">
      <MoveSteps />
      <MoveList onLook={() => open(null)} />
    </Dialog>
  );
}
