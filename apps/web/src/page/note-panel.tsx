import { createMemo, type JSX, Show } from 'solid-js';
import { awaitsPerson, mayClaimDraw, passing } from '../game/session.ts';
import { ACTIONS } from '../words/english.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-lines.ts';
import { usePage } from './page-context.ts';

const ICON_OF_TONE = { plain: 'eye', go: 'play', duty: 'lock', bad: 'warn' } as const satisfies Record<
  string,
  IconName
>;

/** What the page says about the game now, and the buttons that belong to it. */
export function NotePanel(): JSX.Element {
  const { table } = usePage();
  // The board itself says moves and routes aloud; here only what it does not know is said.
  const isNews = (): boolean => table.elsewhere() !== null || ['duty', 'bad'].includes(table.note().tone);
  return (
    <div class={`note ${table.note().tone}`}>
      <Icon name={ICON_OF_TONE[table.note().tone]} />
      <div class="said">
        <p role="status" aria-live={isNews() ? 'polite' : 'off'}>
          <b>{table.note().strong}</b> {table.note().text}
        </p>
        <NoteActions />
      </div>
    </div>
  );
}

function NoteActions(): JSX.Element {
  const { table } = usePage();
  const isPersonsTurn = createMemo(() => table.lookedAt() === null && awaitsPerson(table.session()));
  const present = (): ReturnType<typeof table.session>['present'] => table.session().present;
  return (
    <>
      <Show when={table.elsewhere() !== null}>
        <span class="row">
          <button type="button" class="btn dense" onClick={table.showElsewhere}>
            {ACTIONS.showElsewhere}
          </button>
          <button type="button" class="btn dense" onClick={table.keepThisOne}>
            {ACTIONS.keepThisOne}
          </button>
        </span>
      </Show>
      <Show when={table.lookedAt() !== null}>
        <button type="button" class="btn dense" onClick={() => table.lookAt(table.session().turns.length)}>
          {ACTIONS.returnToPresent}
        </button>
      </Show>
      <Show when={table.computerFailed()}>
        <span class="row">
          <button type="button" class="btn dense" onClick={table.askAgain}>
            {ACTIONS.askAgain}
          </button>
          <button type="button" class="btn dense" onClick={table.playAtThisTable}>
            {ACTIONS.playItsMen}
          </button>
        </span>
      </Show>
      <Show when={isPersonsTurn() && passing(present()) !== 'not'}>
        <button type="button" class="btn dense main" onClick={() => table.move({ kind: 'pass' })}>
          {ACTIONS.pass}
        </button>
      </Show>
      <Show when={isPersonsTurn() && mayClaimDraw(present())}>
        <button type="button" class="btn dense" onClick={() => table.end({ kind: 'claimed-draw' })}>
          {ACTIONS.claim}
        </button>
      </Show>
      <Show when={isPersonsTurn() && present().rules.game.demands}>
        <button
          type="button"
          class="chip"
          aria-pressed={table.demand()}
          title={ACTIONS.demandHint}
          onClick={() => table.setDemand(!table.demand())}
        >
          {ACTIONS.demand}
        </button>
      </Show>
    </>
  );
}
