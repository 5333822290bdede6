import type { JSX } from 'solid-js';
import { Dialog } from '../../parts/dialog.tsx';
import { playWords } from '../../words/play.ts';
import { Answers } from './answers.tsx';
import { usePlay } from './play-context.ts';

/** Asks before a game is drawn. */
export default function DrawDialog(): JSX.Element {
  const { table, open } = usePlay();
  return (
    <Dialog onClose={() => open(null)} title={playWords().dialogs.draw} class="ask">
      <p>{playWords().dialogs.drawText}</p>
      <Answers
        verb={playWords().dialogs.agree}
        onYes={() => {
          open(null);
          table.end({ kind: 'agreed-draw' });
        }}
      />
    </Dialog>
  );
}
