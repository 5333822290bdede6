import { suitOf } from '@halma/board';
import { PHASES, type PhaseName } from '@halma/engine';
import type { Seat } from '@halma/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { apart } from '../../analysis/apart.ts';
import { progressOf } from '../../analysis/facts.ts';
import { seatsMeant } from '../../analysis/overlays.ts';
import { analysisWords } from '../../words/analysis.ts';
import { reasonWords } from '../../words/reasons.ts';
import { seatColour } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** How wide a pointer is, as a share of the strip. */
const POINTER = 0.035;

/** The parts of the game in a row, with a pointer for each seat that is meant. Games without camps have none. */
export function PhaseStrip(): JSX.Element {
  const { position, whose, featuresOf } = useStudy();
  const pointers = createMemo((): readonly { seat: Seat; name: PhaseName; at: number }[] => {
    const found = seatsMeant(position(), whose()).flatMap((seat) => {
      const phase = featuresOf(seat)?.phase;
      return phase === undefined ? [] : [{ seat, name: phase.name, at: progressOf(phase) }];
    });
    const places = apart(
      found.map(({ at }) => at),
      POINTER,
    );
    return found.map((pointer, index) => ({ ...pointer, at: places[index] ?? pointer.at }));
  });
  const said = (): string =>
    pointers()
      .map(({ seat, name }) => `${seatColour(position().rules, seat)}: ${reasonWords().phase(name)}`)
      .join(', ');
  return (
    <Show when={pointers().length > 0}>
      <div class="phases" role="img" aria-label={`${analysisWords().phase}. ${said()}`}>
        <For each={PHASES}>
          {(phase) => (
            <span class={pointers().some(({ name }) => name === phase) ? 'now' : undefined}>
              {reasonWords().phase(phase)}
            </span>
          )}
        </For>
        <For each={pointers()}>
          {({ seat, at }) => (
            <i
              data-suit={suitOf(position().rules, seat)}
              style={{ 'inset-inline-start': `${(100 * at).toFixed(1)}%` }}
            />
          )}
        </For>
      </div>
    </Show>
  );
}
