import { analysisStrings } from '@halma/locales/analysis';
import { For, type JSX } from 'solid-js';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-lines.ts';
import { useStudy } from './study-context.ts';

const STEPS = ['first', 'previous', 'next', 'last'] as const;
const ICONS = { first: 'first', previous: 'prev', next: 'next', last: 'last' } as const satisfies Record<
  (typeof STEPS)[number],
  IconName
>;

/** Four buttons that step through the current line, and one that turns the board. */
export function Steps(): JSX.Element {
  const { study, line, go, turnBoard } = useStudy();
  const at = (): number => line().indexOf(study().at);
  const target = (step: (typeof STEPS)[number]): number | undefined =>
    line().at(
      { first: 0, previous: Math.max(0, at() - 1), next: Math.min(line().length - 1, at() + 1), last: -1 }[
        step
      ],
    );
  return (
    <div class="step-buttons">
      <For each={STEPS}>
        {(step) => (
          <button
            type="button"
            class="btn dense"
            aria-label={analysisStrings().steps[step]}
            aria-disabled={target(step) === study().at}
            onClick={() => go(target(step) ?? 0)}
          >
            <Icon name={ICONS[step]} />
          </button>
        )}
      </For>
      <button
        type="button"
        class="btn dense"
        aria-label={analysisStrings().steps.flipBoard}
        onClick={turnBoard}
      >
        <Icon name="turn" />
      </button>
    </div>
  );
}
