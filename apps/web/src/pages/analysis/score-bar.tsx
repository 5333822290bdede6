import { suitOf } from '@halma/board';
import { type JSX, Show } from 'solid-js';
import { tenths } from '../../site/decimal.ts';
import { leadWords } from './lead.ts';
import { onlyRival } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** Who stands better, as a bar of the two suits: the near side's below. It is there for two sides only. */
export function ScoreBar(): JSX.Element {
  const { followedPosition: position, orientation, thinker } = useStudy();
  const near = (): number => {
    const chance = thinker.found()?.lines[0]?.winningChance ?? 0.5;
    return position().toMove === orientation() ? chance : 1 - chance;
  };
  const said = (): string => {
    const best = thinker.found()?.lines[0];
    return best === undefined ? '' : leadWords(position(), best);
  };
  const score = (): string => {
    const best = thinker.found()?.lines[0];
    return best === undefined ? '' : tenths(Math.abs(best.score));
  };
  return (
    <Show when={onlyRival(position().rules, orientation())}>
      {(far) => (
        <div class="score-bar" role="img" aria-label={said()} hidden={said() === ''}>
          <i data-suit={suitOf(position().rules, far())} style={{ 'flex-grow': 1 - near() }} />
          <b data-suit={suitOf(position().rules, orientation())} style={{ 'flex-grow': near() }}>
            {score()}
          </b>
        </div>
      )}
    </Show>
  );
}
