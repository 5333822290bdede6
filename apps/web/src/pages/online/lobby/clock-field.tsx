import { peopleStrings } from '@halma/locales/people';
import type { ClockSetting } from '@halma/protocol';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { INCREMENT_SECONDS, MAIN_TIME_MINUTES } from '../../../game/clock.ts';
import { realTime } from '../../../online/game-setup-choice.ts';
import { Choice } from '../../../parts/choice.tsx';
import type { GameChoiceProps } from './seat-fields.tsx';

const CLOCK_KINDS = ['real-time', 'days', 'none'] as const satisfies readonly ClockSetting['kind'][];
const DAYS = [1, 2, 3, 5, 7, 14] as const;

const DEFAULT_CLOCKS: { readonly [Kind in ClockSetting['kind']]: ClockSetting } = {
  'real-time': realTime(20, 10, 0),
  days: { kind: 'days', days: 3 },
  none: { kind: 'none' },
};

/** The choice of a clock: minutes per game with seconds per move, days per move, or none. */
export function ClockField(props: GameChoiceProps): JSX.Element {
  const set = (clock: ClockSetting): void => props.onChange({ ...props.choice, clock });
  const mainMs = (): number => clockOf('real-time')?.main ?? 0;
  const incrementMs = (): number => clockOf('real-time')?.increment ?? 0;
  const delayMs = (): number => clockOf('real-time')?.delay ?? 0;
  return (
    <>
      <Choice
        label={peopleStrings().create.time}
        values={CLOCK_KINDS}
        labels={peopleStrings().create.times}
        selected={props.choice.clock.kind}
        onSelect={(kind) => set(DEFAULT_CLOCKS[kind])}
      />
      <Show when={clockOf('real-time')}>
        <NumberSelect
          label={peopleStrings().create.minutes}
          values={MAIN_TIME_MINUTES}
          selected={mainMs() / 60_000}
          onSelect={(value) => set(realTime(value, incrementMs() / 1000, delayMs() / 1000))}
        />
        <NumberSelect
          label={peopleStrings().create.increment}
          values={INCREMENT_SECONDS}
          selected={incrementMs() / 1000}
          onSelect={(value) => set(realTime(mainMs() / 60_000, value, delayMs() / 1000))}
        />
        <NumberSelect
          label={peopleStrings().create.delay}
          values={INCREMENT_SECONDS}
          selected={delayMs() / 1000}
          onSelect={(value) => set(realTime(mainMs() / 60_000, incrementMs() / 1000, value))}
        />
      </Show>
      <Show when={clockOf('days')}>
        {(clock) => (
          <NumberSelect
            label={peopleStrings().create.days}
            values={DAYS}
            selected={clock().days}
            onSelect={(days) => set({ kind: 'days', days })}
          />
        )}
      </Show>
    </>
  );

  function clockOf<Kind extends ClockSetting['kind']>(
    kind: Kind,
  ): Extract<ClockSetting, { readonly kind: Kind }> | undefined {
    const { clock } = props.choice;
    return clock.kind === kind ? (clock as Extract<ClockSetting, { readonly kind: Kind }>) : undefined;
  }
}

interface NumberSelectProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly selected: number;
  readonly onSelect: (value: number) => void;
}

/** A select field for a few numbers. */
export function NumberSelect(props: NumberSelectProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="amount">
      <label class="label" for={id}>
        {props.label}
      </label>
      <select id={id} class="input" onChange={(event) => props.onSelect(Number(event.currentTarget.value))}>
        <For each={props.values}>
          {(value) => (
            <option value={String(value)} selected={value === props.selected}>
              {value}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}
