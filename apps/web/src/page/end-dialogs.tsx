import type { JSX } from 'solid-js';
import { resigningSeat } from '../game/endings.ts';
import { colourName, subjectName } from '../game/names.ts';
import { ACTIONS, DIALOGS } from '../words/english.ts';
import { Dialog } from './dialog.tsx';
import { usePage } from './page-context.ts';

/** Asks before a game is resigned. */
export function AskResignation(): JSX.Element {
  const { table, open } = usePage();
  const seat = resigningSeat(table.session());
  const text = (): string => {
    const session = table.session();
    const side = session.rules.sides.find((partners) => seat !== undefined && partners.includes(seat));
    const others = session.rules.sides.filter((other) => other !== side);
    if (others.length > 1 || seat === undefined)
      return DIALOGS.resignTextMany(colourName(session, seat ?? 1));
    return DIALOGS.resignText(others.flat().map((other) => subjectName(session, other)));
  };
  return (
    <Dialog title={DIALOGS.resign} class="ask">
      <p>{text()}</p>
      <Answers
        verb={ACTIONS.resign}
        danger
        onYes={() => {
          open(null);
          if (seat !== undefined) table.end({ kind: 'resignation', seat });
        }}
      />
    </Dialog>
  );
}

/** Asks before a game is drawn. */
export function AskDraw(): JSX.Element {
  const { table, open } = usePage();
  return (
    <Dialog title={DIALOGS.draw} class="ask">
      <p>{DIALOGS.drawText}</p>
      <Answers
        verb={DIALOGS.agree}
        onYes={() => {
          open(null);
          table.end({ kind: 'agreed-draw' });
        }}
      />
    </Dialog>
  );
}

/** The safe answer comes first and has the focus. */
function Answers(props: { verb: string; danger?: boolean; onYes: () => void }): JSX.Element {
  const { open } = usePage();
  return (
    <div class="row end">
      <button
        type="button"
        class="btn"
        ref={(button) => button.setAttribute('autofocus', '')}
        onClick={() => open(null)}
      >
        {DIALOGS.playOn}
      </button>
      <button type="button" class="btn" classList={{ danger: props.danger === true }} onClick={props.onYes}>
        {props.verb}
      </button>
    </div>
  );
}
