import { winningChances } from '@halma/engine';
import { analysisStrings } from '@halma/locales/analysis';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { percent } from '../../locale/number-format.ts';
import { onlyOpponent, sideName } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** The winning chances as a bar for each side. Hidden in games with fewer than three seats. */
export function WinningChances(): JSX.Element {
  const { paintedPosition: position, analysis, nameOf, colourOf } = useStudy();
  const rules = () => position().rules;
  const isShown = (): boolean =>
    rules().seats.length > 1 && onlyOpponent(rules(), position().toMove) === undefined;
  const chances = createMemo((): readonly number[] => {
    const best = analysis.result()?.lines[0];
    return best === undefined || !isShown() ? [] : winningChances(position(), best);
  });
  const chanceText = (index: number): string => {
    const chance = chances()[index];
    return chance === undefined ? '' : percent(chance);
  };
  return (
    <Show when={isShown()}>
      <section class="card chances" aria-label={analysisStrings().chances}>
        <div class="head">
          <span>{analysisStrings().chances}</span>
        </div>
        <ul>
          <For each={rules().sides}>
            {(side, index) => (
              <li class={side.includes(position().toMove) ? 'mover' : undefined}>
                <span>{sideName(nameOf, side)}</span>
                <span class="share">
                  <For each={side}>
                    {(seat) => (
                      <i
                        data-suit={colourOf(seat)}
                        style={{ width: `${Math.round(100 * (chances()[index()] ?? 0)) / side.length}%` }}
                      />
                    )}
                  </For>
                </span>
                <b class="num">{chanceText(index())}</b>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
