import { For, type JSX } from 'solid-js';
import { MOVE_LIST } from '../words/english.ts';
import { Icon } from './icon.tsx';
import { usePage } from './page-context.ts';

const STEPS = ['first', 'previous', 'next', 'last'] as const;
const ICON = { first: 'first', previous: 'prev', next: 'next', last: 'last' } as const;

/** Four buttons that go through the game move by move. */
export function MoveSteps(): JSX.Element {
  const { table } = usePage();
  const end = (): number => table.session().turns.length;
  const at = (): number => table.lookedAt() ?? end();
  const goal = (step: (typeof STEPS)[number]): number =>
    ({ first: 0, previous: at() - 1, next: at() + 1, last: end() })[step];
  const leads = (step: (typeof STEPS)[number]): boolean =>
    step === 'first' || step === 'previous' ? at() > 0 : at() < end();
  return (
    <fieldset class="steps" aria-label={MOVE_LIST.steps}>
      <For each={STEPS}>
        {(step) => (
          <button
            type="button"
            class="iconbtn"
            aria-label={MOVE_LIST[step]}
            aria-disabled={!leads(step)}
            onClick={() => leads(step) && table.lookAt(goal(step))}
          >
            <Icon name={ICON[step]} />
          </button>
        )}
      </For>
    </fieldset>
  );
}
