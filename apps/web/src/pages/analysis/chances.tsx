import { suitOf } from '@halma/board';
import { chancesOfSides } from '@halma/engine';
import type { Seat } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { analysisWords } from '../../words/analysis.ts';
import { gameWords } from '../../words/game.ts';
import { onlyRival, seatColour } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** Who stands how well, as a bar for each side: where there are more than two seats. */
export function Chances(): JSX.Element {
  const { followedPosition: position, thinker } = useStudy();
  const rules = () => position().rules;
  const hasManySides = (): boolean =>
    rules().seats.length > 1 && onlyRival(rules(), position().toMove) === undefined;
  const chances = createMemo((): readonly number[] => {
    const best = thinker.found()?.lines[0];
    return best === undefined || !hasManySides() ? [] : chancesOfSides(position(), best);
  });
  const nameOf = (side: readonly Seat[]): string =>
    gameWords().both(side.map((seat) => seatColour(rules(), seat)));
  const percentOf = (index: number): number | undefined => {
    const chance = chances()[index];
    return chance === undefined ? undefined : Math.round(100 * chance);
  };
  return (
    <Show when={hasManySides()}>
      <section class="card chances" aria-label={analysisWords().chances}>
        <div class="head">
          <span>{analysisWords().chances}</span>
        </div>
        <ul>
          <For each={rules().sides}>
            {(side, index) => (
              <li class={side.includes(position().toMove) ? 'mover' : undefined}>
                <span>{nameOf(side)}</span>
                <span class="share">
                  <For each={side}>
                    {(seat) => (
                      <i
                        data-suit={suitOf(rules(), seat)}
                        style={{ width: `${(percentOf(index()) ?? 0) / side.length}%` }}
                      />
                    )}
                  </For>
                </span>
                <b class="num">{percentOf(index()) === undefined ? '' : `${percentOf(index())} %`}</b>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
