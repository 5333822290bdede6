import { manColourOf } from '@halma/board';
import { type JSX, Show } from 'solid-js';
import { tenths } from '../../locale/decimal.ts';
import { leadText } from './lead.ts';
import { onlyOpponent } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** The evaluation as a bar in the two colours, the near side's below. Only for games with two sides. */
export function ScoreBar(): JSX.Element {
  const { followedPosition: position, orientation, thinker } = useStudy();
  const near = (): number => {
    const chance = thinker.found()?.lines[0]?.winningChance ?? 0.5;
    return position().toMove === orientation() ? chance : 1 - chance;
  };
  const said = (): string => {
    const best = thinker.found()?.lines[0];
    return best === undefined ? '' : leadText(position(), best);
  };
  const score = (): string => {
    const best = thinker.found()?.lines[0];
    return best === undefined ? '' : tenths(Math.abs(best.score));
  };
  return (
    <Show when={onlyOpponent(position().rules, orientation())}>
      {(far) => (
        <div class="score-bar" role="img" aria-label={said()} hidden={said() === ''}>
          <i data-suit={manColourOf(position().rules, far())} style={{ 'flex-grow': 1 - near() }} />
          <b data-suit={manColourOf(position().rules, orientation())} style={{ 'flex-grow': near() }}>
            {score()}
          </b>
        </div>
      )}
    </Show>
  );
}
