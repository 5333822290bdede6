import { playStrings } from '@halma/locales/play';
import { For, type JSX } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import { useGame } from './game-context.ts';

const STEPS = ['first', 'previous', 'next', 'last'] as const;
const ICONS = { first: 'first', previous: 'prev', next: 'next', last: 'last' } as const;

type Step = (typeof STEPS)[number];

/** The buttons that step through the game: to the start, back, forward and to the end. */
export function MoveSteps(): JSX.Element {
  const { game } = useGame();
  const turnCount = (): number => game.session().turns.length;
  const viewedTurn = (): number => game.viewedTurn() ?? turnCount();
  const target = (step: Step): number =>
    ({ first: 0, previous: viewedTurn() - 1, next: viewedTurn() + 1, last: turnCount() })[step];
  const canStep = (step: Step): boolean =>
    step === 'first' || step === 'previous' ? viewedTurn() > 0 : viewedTurn() < turnCount();
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
            <Icon name={ICONS[step]} />
          </button>
        )}
      </For>
    </fieldset>
  );
}
