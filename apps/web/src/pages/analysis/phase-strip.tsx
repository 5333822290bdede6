import { PHASES, type PhaseName } from '@halma/engine';
import { analysisStrings } from '@halma/locales/analysis';
import { reasonStrings } from '@halma/locales/reasons';
import type { Seat } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { progressOf } from '../../analysis/facts.ts';
import { withMinimumGap } from '../../analysis/minimum-gap.ts';
import { seatsOfOverlay } from '../../analysis/overlays.ts';
import { useStudy } from './study-context.ts';
import { PhaseTerm } from './term.tsx';

/** The width of a pointer, as a fraction of the strip's width. */
const POINTER_WIDTH = 0.035;

/** The phases of the game in a row, with a pointer for each selected seat. Hidden in games without camps. */
export function PhaseStrip(): JSX.Element {
  const { position, overlaySeats, featuresOf, nameOf, colourOf } = useStudy();
  const pointers = createMemo((): readonly { seat: Seat; name: PhaseName; fraction: number }[] => {
    const idealPointers = seatsOfOverlay(position(), overlaySeats()).flatMap((seat) => {
      const phase = featuresOf(seat)?.phase;
      return phase === undefined ? [] : [{ seat, name: phase.name, fraction: progressOf(phase) }];
    });
    const positions = withMinimumGap(
      idealPointers.map(({ fraction }) => fraction),
      POINTER_WIDTH,
    );
    return idealPointers.map((pointer, index) => ({
      ...pointer,
      fraction: positions[index] ?? pointer.fraction,
    }));
  });
  const label = (): string =>
    pointers()
      .map(({ seat, name }) => `${nameOf(seat)}: ${reasonStrings().phase(name)}`)
      .join(', ');
  return (
    <Show when={pointers().length > 0}>
      <section class="phases" aria-label={`${analysisStrings().phase}. ${label()}`}>
        <For each={PHASES}>
          {(phase) => (
            <span class={pointers().some(({ name }) => name === phase) ? 'now' : undefined}>
              <PhaseTerm phase={phase} />
            </span>
          )}
        </For>
        <For each={pointers()}>
          {({ seat, fraction }) => (
            <i
              data-suit={colourOf(seat)}
              style={{ 'inset-inline-start': `${(100 * fraction).toFixed(1)}%` }}
            />
          )}
        </For>
      </section>
    </Show>
  );
}
