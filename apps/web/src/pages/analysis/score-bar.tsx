import { manColourOf } from '@halma/board';
import { type JSX, Show } from 'solid-js';
import { tenths } from '../../locale/decimal.ts';
import { describeLead } from './lead.ts';
import { onlyOpponent } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** The evaluation as a bar in two colours, with the near side below. Shown only in games with two seats. */
export function ScoreBar(): JSX.Element {
  const { paintedPosition: position, orientation, analysis } = useStudy();
  const nearChance = (): number => {
    const chance = analysis.result()?.lines[0]?.winningChance ?? 0.5;
    return position().toMove === orientation() ? chance : 1 - chance;
  };
  const label = (): string => {
    const best = analysis.result()?.lines[0];
    return best === undefined ? '' : describeLead(position(), best);
  };
  const score = (): string => {
    const best = analysis.result()?.lines[0];
    return best === undefined ? '' : tenths(Math.abs(best.score));
  };
  return (
    <Show when={onlyOpponent(position().rules, orientation())}>
      {(far) => (
        <div class="score-bar" role="img" aria-label={label()} hidden={label() === ''}>
          <i data-suit={manColourOf(position().rules, far())} style={{ 'flex-grow': 1 - nearChance() }} />
          <b data-suit={manColourOf(position().rules, orientation())} style={{ 'flex-grow': nearChance() }}>
            {score()}
          </b>
        </div>
      )}
    </Show>
  );
}
