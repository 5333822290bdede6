import { playStrings } from '@halma/locales/play';
import { For, type JSX } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import { useGame } from './game-context.ts';

const STEPS = ['first', 'previous', 'next', 'last'] as const;
const ICON = { first: 'first', previous: 'prev', next: 'next', last: 'last' } as const;

type Step = (typeof STEPS)[number];

/** The buttons that step through the game: to the start, back, forward and to the end. */
export function MoveSteps(): JSX.Element {
  const { game } = useGame();
  const end = (): number => game.session().turns.length;
  const at = (): number => game.viewedTurn() ?? end();
  const target = (step: Step): number =>
    ({ first: 0, previous: at() - 1, next: at() + 1, last: end() })[step];
  const canStep = (step: Step): boolean =>
    step === 'first' || step === 'previous' ? at() > 0 : at() < end();
  return (
    <fieldset class="steps" aria-label={playStrings().moveList.steps}>
      <For each={STEPS}>
        {(step) => (
          <button
            type="button"
            class="iconbtn"
            aria-label={playStrings().moveList[step]}
            aria-disabled={!canStep(step)}
            onClick={() => canStep(step) && game.viewTurn(target(step))}
          >
            <Icon name={ICON[step]} />
          </button>
        )}
      </For>
    </fieldset>
  );
}
