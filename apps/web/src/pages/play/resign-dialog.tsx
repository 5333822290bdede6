import { sideOf } from '@halma/rules';
import type { JSX } from 'solid-js';
import { resigningSeat } from '../../game/endings.ts';
import { colourName, subjectName } from '../../game/names.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { playWords } from '../../words/play.ts';
import { Answers } from './answers.tsx';
import { usePlay } from './play-context.ts';

/** Asks before a game is resigned. */
export default function ResignDialog(): JSX.Element {
  const { table, open } = usePlay();
  const seat = resigningSeat(table.session());
  const text = (): string => {
    const session = table.session();
    if (seat === undefined) return playWords().dialogs.resignTextMany(colourName(session, 1));
    const side = sideOf(session.rules, seat);
    const others = session.rules.sides.filter((other) => other !== side);
    if (others.length > 1) return playWords().dialogs.resignTextMany(colourName(session, seat));
    return playWords().dialogs.resignText(others.flat().map((other) => subjectName(session, other)));
  };
  return (
    <Dialog onClose={() => open(null)} title={playWords().dialogs.resign} class="ask">
      <p>{text()}</p>
      <Answers
        verb={playWords().actions.resign}
        danger
        onYes={() => {
          open(null);
          if (seat !== undefined) table.end({ kind: 'resignation', seat });
        }}
      />
    </Dialog>
  );
}
