import { suitOf } from '@halma/board';
import { PHASES, type PhaseName } from '@halma/engine';
import type { Seat } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { progressOf } from '../../analysis/facts.ts';
import { seatsMeant } from '../../analysis/overlays.ts';
import { analysisWords } from '../../words/analysis.ts';
import { reasonWords } from '../../words/reasons.ts';
import { seatColour } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** The parts of the game in a row, with a pointer for each seat that is meant. Games without camps have none. */
export function PhaseStrip(): JSX.Element {
  const { position, whose, featuresOf } = useStudy();
  const pointers = (): readonly { seat: Seat; name: PhaseName; at: number }[] =>
    seatsMeant(position(), whose()).flatMap((seat) => {
      const phase = featuresOf(seat)?.phase;
      return phase === undefined ? [] : [{ seat, name: phase.name, at: progressOf(phase) }];
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
