import { createMemo, type JSX, Show } from 'solid-js';
import { awaitsPerson, mayClaimDraw, passing } from '../../game/session.ts';
import { NoteCard } from '../../parts/note-card.tsx';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

/** What the page says about the game now, and the buttons that belong to it. */
export function NotePanel(): JSX.Element {
  const { table } = usePlay();
  // The board itself says moves and routes aloud; here only what it does not know is said.
  const isNews = (): boolean =>
    table.elsewhere() !== null || ['duty', 'bad', 'hint'].includes(table.note().tone);
  return (
    <NoteCard note={table.note()} isSilent={!isNews()}>
      <NoteActions />
    </NoteCard>
  );
}

function NoteActions(): JSX.Element {
  const { table } = usePlay();
  const isPersonsTurn = createMemo(() => table.lookedAt() === null && awaitsPerson(table.session()));
  const present = (): ReturnType<typeof table.session>['present'] => table.session().present;
  return (
    <>
      <Show when={table.elsewhere() !== null}>
        <span class="row">
          <button type="button" class="btn dense" onClick={table.showElsewhere}>
            {playWords().actions.showElsewhere}
          </button>
          <button type="button" class="btn dense" onClick={table.keepThisOne}>
            {playWords().actions.keepThisOne}
          </button>
        </span>
      </Show>
      <Show when={table.lookedAt() !== null}>
        <button type="button" class="btn dense" onClick={() => table.lookAt(table.session().turns.length)}>
          {playWords().actions.returnToPresent}
        </button>
      </Show>
      <Show when={table.computerFailed()}>
        <span class="row">
          <button type="button" class="btn dense" onClick={table.askAgain}>
            {playWords().actions.askAgain}
          </button>
          <button type="button" class="btn dense" onClick={table.playAtThisTable}>
            {playWords().actions.playItsMen}
          </button>
        </span>
      </Show>
      <Show when={isPersonsTurn() && passing(present()) !== 'not'}>
        <button type="button" class="btn dense main" onClick={() => table.move({ kind: 'pass' })}>
          {playWords().actions.pass}
        </button>
      </Show>
      <Show when={isPersonsTurn() && mayClaimDraw(present())}>
        <button type="button" class="btn dense" onClick={() => table.end({ kind: 'claimed-draw' })}>
          {playWords().actions.claim}
        </button>
      </Show>
      <Show when={isPersonsTurn() && present().rules.game.demands}>
        <button
          type="button"
          class="chip"
          aria-pressed={table.demand()}
          title={playWords().actions.demandHint}
          onClick={() => table.setDemand(!table.demand())}
        >
          {playWords().actions.demand}
        </button>
      </Show>
    </>
  );
}
