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
    const side = session.rules.sides.find((partners) => seat !== undefined && partners.includes(seat));
    const others = session.rules.sides.filter((other) => other !== side);
    if (others.length > 1 || seat === undefined)
      return playWords().dialogs.resignTextMany(colourName(session, seat ?? 1));
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
