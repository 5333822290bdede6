import { peopleStrings } from '@halma/locales/people';
import type { ClockSetting } from '@halma/protocol';
import { type JSX, Show } from 'solid-js';
import { INCREMENT_SECONDS, MAIN_TIME_MINUTES } from '../../../game/clock.ts';
import { realTime } from '../../../online/game-setup-choice.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { AmountSelect } from '../../set-up/amount-select.tsx';
import type { GameChoiceProps } from './seat-fields.tsx';

const CLOCK_KINDS = ['real-time', 'days', 'none'] as const satisfies readonly ClockSetting['kind'][];
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const DAYS = [1, 2, 3, 5, 7, 14] as const;

const DEFAULT_CLOCKS: { readonly [Kind in ClockSetting['kind']]: ClockSetting } = {
  'real-time': realTime(20, 10, 0),
  days: { kind: 'days', days: 3 },
  none: { kind: 'none' },
};

/** The choice of a clock: minutes per game with seconds per move, days per move, or none. */
export function ClockField(props: GameChoiceProps): JSX.Element {
  const set = (clock: ClockSetting): void => props.onChange({ ...props.choice, clock });
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
        {(clock) => (
          <>
            <AmountSelect
              label={peopleStrings().create.minutes}
              values={MAIN_TIME_MINUTES}
              selected={clock().main / MINUTE_MS}
              onSelect={(minutes) => set({ ...clock(), main: minutes * MINUTE_MS })}
            />
            <AmountSelect
              label={peopleStrings().create.increment}
              values={INCREMENT_SECONDS}
              selected={clock().increment / SECOND_MS}
              onSelect={(seconds) => set({ ...clock(), increment: seconds * SECOND_MS })}
            />
            <AmountSelect
              label={peopleStrings().create.delay}
              values={INCREMENT_SECONDS}
              selected={clock().delay / SECOND_MS}
              onSelect={(seconds) => set({ ...clock(), delay: seconds * SECOND_MS })}
            />
            <Switch
              label={peopleStrings().create.lag}
              description={peopleStrings().create.lagText}
              on={clock().lag === 'charged'}
              onChange={(isCharged) => {
                const { lag: _, ...others } = clock();
                set(isCharged ? { ...others, lag: 'charged' } : others);
              }}
            />
          </>
        )}
      </Show>
      <Show when={clockOf('days')}>
        {(clock) => (
          <AmountSelect
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
