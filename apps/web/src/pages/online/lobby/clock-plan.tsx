import { peopleWords } from '@halma/locales/people';
import type { ClockSetting } from '@halma/protocol';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { MINUTES, SECONDS } from '../../../game/clock.ts';
import { realTime } from '../../../online/game-setup-choice.ts';
import { Choice } from '../../../parts/choice.tsx';
import type { GameChoiceProps } from './seat-plans.tsx';

const CLOCK_KINDS = ['real-time', 'days', 'none'] as const satisfies readonly ClockSetting['kind'][];
const DAYS = [1, 2, 3, 5, 7, 14] as const;

const DEFAULT_CLOCKS: { readonly [Kind in ClockSetting['kind']]: ClockSetting } = {
  'real-time': realTime(20, 10, 0),
  days: { kind: 'days', days: 3 },
  none: { kind: 'none' },
};

/** The choice of a clock: minutes a game with seconds a move, days a move, or none. */
export function ClockPlan(props: GameChoiceProps): JSX.Element {
  const set = (clock: ClockSetting): void => props.onChange({ ...props.choice, clock });
  const minutes = (): number => clockOf('real-time')?.main ?? 0;
  const seconds = (): number => clockOf('real-time')?.increment ?? 0;
  const delay = (): number => clockOf('real-time')?.delay ?? 0;
  return (
    <>
      <Choice
        label={peopleWords().create.time}
        values={CLOCK_KINDS}
        words={peopleWords().create.times}
        chosen={props.choice.clock.kind}
        onChoose={(kind) => set(DEFAULT_CLOCKS[kind])}
      />
      <Show when={clockOf('real-time')}>
        <Amount
          label={peopleWords().create.minutes}
          values={MINUTES}
          chosen={minutes() / 60_000}
          onChoose={(value) => set(realTime(value, seconds() / 1000, delay() / 1000))}
        />
        <Amount
          label={peopleWords().create.increment}
          values={SECONDS}
          chosen={seconds() / 1000}
          onChoose={(value) => set(realTime(minutes() / 60_000, value, delay() / 1000))}
        />
        <Amount
          label={peopleWords().create.delay}
          values={SECONDS}
          chosen={delay() / 1000}
          onChoose={(value) => set(realTime(minutes() / 60_000, seconds() / 1000, value))}
        />
      </Show>
      <Show when={clockOf('days')}>
        {(clock) => (
          <Amount
            label={peopleWords().create.days}
            values={DAYS}
            chosen={clock().days}
            onChoose={(days) => set({ kind: 'days', days })}
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

interface AmountProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly chosen: number;
  readonly onChoose: (value: number) => void;
}

/** A choice from a few numbers. */
export function Amount(props: AmountProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="amount">
      <label class="label" for={id}>
        {props.label}
      </label>
      <select id={id} class="input" onChange={(event) => props.onChoose(Number(event.currentTarget.value))}>
        <For each={props.values}>
          {(value) => (
            <option value={String(value)} selected={value === props.chosen}>
              {value}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}
