import type { ClockChoice } from '@halma/protocol';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { MINUTES, SECONDS } from '../../../game/clock.ts';
import { realTime } from '../../../online/table-choice.ts';
import { Choice } from '../../../parts/choice.tsx';
import { peopleWords } from '../../../words/people.ts';
import type { TableChoiceProps } from './seat-plans.tsx';

const KINDS = ['real-time', 'days', 'none'] as const satisfies readonly ClockChoice['kind'][];
const DAYS = [1, 2, 3, 5, 7, 14] as const;

const USUAL: { readonly [Kind in ClockChoice['kind']]: ClockChoice } = {
  'real-time': realTime(20, 10, 0),
  days: { kind: 'days', days: 3 },
  none: { kind: 'none' },
};

/** How time is kept: minutes for the game and seconds a move, days a move, or not at all. */
export function ClockPlan(props: TableChoiceProps): JSX.Element {
  const set = (clock: ClockChoice): void => props.onChange({ ...props.choice, clock });
  const minutes = (): number => clockOf('real-time')?.main ?? 0;
  const seconds = (): number => clockOf('real-time')?.increment ?? 0;
  const delay = (): number => clockOf('real-time')?.delay ?? 0;
  return (
    <>
      <Choice
        label={peopleWords().open.time}
        values={KINDS}
        words={peopleWords().open.times}
        chosen={props.choice.clock.kind}
        onChoose={(kind) => set(USUAL[kind])}
      />
      <Show when={clockOf('real-time')}>
        <Amount
          label={peopleWords().open.minutes}
          values={MINUTES}
          chosen={minutes() / 60_000}
          onChoose={(value) => set(realTime(value, seconds() / 1000, delay() / 1000))}
        />
        <Amount
          label={peopleWords().open.added}
          values={SECONDS}
          chosen={seconds() / 1000}
          onChoose={(value) => set(realTime(minutes() / 60_000, value, delay() / 1000))}
        />
        <Amount
          label={peopleWords().open.delay}
          values={SECONDS}
          chosen={delay() / 1000}
          onChoose={(value) => set(realTime(minutes() / 60_000, seconds() / 1000, value))}
        />
      </Show>
      <Show when={clockOf('days')}>
        {(clock) => (
          <Amount
            label={peopleWords().open.days}
            values={DAYS}
            chosen={clock().days}
            onChoose={(days) => set({ kind: 'days', days })}
          />
        )}
      </Show>
    </>
  );

  function clockOf<Kind extends ClockChoice['kind']>(
    kind: Kind,
  ): Extract<ClockChoice, { readonly kind: Kind }> | undefined {
    const { clock } = props.choice;
    return clock.kind === kind ? (clock as Extract<ClockChoice, { readonly kind: Kind }>) : undefined;
  }
}

interface AmountProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly chosen: number;
  readonly onChoose: (value: number) => void;
}

/** One of a few numbers. */
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
