import { For, type JSX } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';

const STEPS = ['first', 'previous', 'next', 'last'] as const;
const ICON = { first: 'first', previous: 'prev', next: 'next', last: 'last' } as const;

/** Four buttons that go through the game move by move. */
export function MoveSteps(): JSX.Element {
  const { table } = usePlay();
  const end = (): number => table.session().turns.length;
  const at = (): number => table.lookedAt() ?? end();
  const goal = (step: (typeof STEPS)[number]): number =>
    ({ first: 0, previous: at() - 1, next: at() + 1, last: end() })[step];
  const leads = (step: (typeof STEPS)[number]): boolean =>
    step === 'first' || step === 'previous' ? at() > 0 : at() < end();
  return (
    <fieldset class="steps" aria-label={playWords().moveList.steps}>
      <For each={STEPS}>
        {(step) => (
          <button
            type="button"
            class="iconbtn"
            aria-label={playWords().moveList[step]}
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
