import { analysisStrings } from '@halma/locales/analysis';
import { For, type JSX, Show } from 'solid-js';
import type { Step } from '../../board/step-keys.ts';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-lines.ts';
import { nodeOfStep } from './node-of-step.ts';
import { useStudy } from './study-context.ts';

const STEPS = ['first', 'previous', 'next', 'last'] as const satisfies readonly Step[];

const ICONS = { first: 'first', previous: 'prev', next: 'next', last: 'last' } as const satisfies Record<
  Step,
  IconName
>;

/** Four buttons that step through the current line, and one that flips the board. */
export function Steps(): JSX.Element {
  return (
    <fieldset class="steps" aria-label={analysisStrings().stepThrough}>
      <For each={STEPS}>{(step) => <StepButton step={step} />}</For>
      <FlipButton />
    </fieldset>
  );
}

/**
 * The four step buttons at the bottom of the screen on a phone in portrait. The button in the middle goes to the next
 * mistake or, before a review, flips the board.
 */
export function StepBar(): JSX.Element {
  const { mistakeFrom, goToReviewed, reviewer } = useStudy();
  const nextMistake = (): number | undefined => mistakeFrom(1);
  return (
    <fieldset class="step-bar" aria-label={analysisStrings().stepThrough}>
      <StepButton step="first" />
      <StepButton step="previous" />
      <Show when={reviewer.plies().length > 0} fallback={<FlipButton />}>
        <button
          type="button"
          class="next-mistake"
          aria-disabled={nextMistake() === undefined}
          onClick={() => {
            const index = nextMistake();
            if (index !== undefined) goToReviewed(index);
          }}
        >
          {analysisStrings().nextMistake}
        </button>
      </Show>
      <StepButton step="next" />
      <StepButton step="last" />
    </fieldset>
  );
}

function FlipButton(): JSX.Element {
  const { flipBoard } = useStudy();
  return (
    <button type="button" class="iconbtn" aria-label={analysisStrings().steps.flipBoard} onClick={flipBoard}>
      <Icon name="turn" />
    </button>
  );
}

function StepButton(props: { step: Step }): JSX.Element {
  const { study, line, go } = useStudy();
  const target = (): number | undefined => nodeOfStep(line(), study().at, props.step);
  const canStep = (): boolean => target() !== undefined && target() !== study().at;
  return (
    <button
      type="button"
      class="iconbtn"
      aria-label={analysisStrings().steps[props.step]}
      aria-disabled={!canStep()}
      onClick={() => {
        const node = target();
        if (canStep() && node !== undefined) go(node);
      }}
    >
      <Icon name={ICONS[props.step]} />
    </button>
  );
}
