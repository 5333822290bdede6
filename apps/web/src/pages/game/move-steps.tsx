import { playStrings } from '@halma/locales/play';
import { For, type JSX } from 'solid-js';
import type { Step } from '../../board/step-keys.ts';
import { Icon } from '../../parts/icon.tsx';
import { useGame } from './game-context.ts';
import { turnOfStep } from './turn-of-step.ts';

const STEPS = ['first', 'previous', 'next', 'last'] as const satisfies readonly Step[];
const ICONS = { first: 'first', previous: 'prev', next: 'next', last: 'last' } as const;

/** The buttons that step through the game: to the start, back, forward and to the end. */
export function MoveSteps(): JSX.Element {
  const { game } = useGame();
  const canStep = (step: Step): boolean => {
    const turnCount = game.session().turns.length;
    const viewedTurn = game.viewedTurn() ?? turnCount;
    return step === 'first' || step === 'previous' ? viewedTurn > 0 : viewedTurn < turnCount;
  };
  return (
    <fieldset class="steps" aria-label={playStrings().moveList.steps}>
      <For each={STEPS}>
        {(step) => (
          <button
            type="button"
            class="iconbtn"
            aria-label={playStrings().moveList[step]}
            aria-disabled={!canStep(step)}
            onClick={() => canStep(step) && game.viewTurn(turnOfStep(game, step))}
          >
            <Icon name={ICONS[step]} />
          </button>
        )}
      </For>
    </fieldset>
  );
}
