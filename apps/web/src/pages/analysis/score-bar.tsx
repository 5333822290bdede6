import { type JSX, Show } from 'solid-js';
import type { ShownLine } from '../../game/computer-messages.ts';
import { tenths } from '../../locale/decimal.ts';
import { describeLead } from './lead.ts';
import { onlyOpponent } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/**
 * The evaluation as a bar in two colours, with the near side at the bottom or at the start. Empty in games
 * with more than two seats.
 */
export function ScoreBar(): JSX.Element {
  const { paintedPosition: position, orientation, analysis, nameOf, colourOf } = useStudy();
  const best = (): ShownLine | undefined => analysis.result()?.lines[0];
  const nearChance = (): number => {
    const winners = position().outcome?.tiers[0]?.flat();
    if (winners?.length === 1) return winners[0] === orientation() ? 1 : 0;
    const chance = best()?.lead.chance ?? 0.5;
    return position().toMove === orientation() ? chance : 1 - chance;
  };
  const label = (): string => {
    const line = best();
    return line === undefined ? '' : describeLead(position(), line, nameOf);
  };
  const score = (): string => {
    const line = best();
    return line === undefined || line.proven !== undefined ? '' : tenths(Math.abs(line.lead.moves));
  };
  /** Whether the near side leads. The score appears on the leading side. */
  const isNearSideAhead = (): boolean => nearChance() >= 0.5;
  return (
    <div class="score-bar-place">
      <Show when={onlyOpponent(position().rules, orientation())}>
        {(far) => (
          <div
            class="score-bar"
            role="img"
            aria-label={label()}
            classList={{ unknown: label() === '' && position().outcome === null }}
            aria-hidden={label() === ''}
          >
            <i data-suit={colourOf(far())} style={{ 'flex-grow': 1 - nearChance() }}>
              {isNearSideAhead() ? '' : score()}
            </i>
            <b data-suit={colourOf(orientation())} style={{ 'flex-grow': nearChance() }}>
              {isNearSideAhead() ? score() : ''}
            </b>
          </div>
        )}
      </Show>
    </div>
  );
}
