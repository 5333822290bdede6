import { newGameStrings } from '@halma/locales/new-game';
import { peopleStrings } from '@halma/locales/people';
import type { ClockSetting } from '@halma/protocol';
import { type JSX, Show } from 'solid-js';
import { INCREMENT_SECONDS, MAIN_TIME_MINUTES } from '../../../game/clock.ts';
import { DEFAULT_CLOCKS } from '../../../online/game-setup-choice.ts';
import { DAYS_PER_MOVE } from '../../../online/setup-query.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Switch } from '../../../parts/switch.tsx';
import { AmountSelect } from '../../set-up/amount-select.tsx';

const CLOCK_KINDS = ['real-time', 'days', 'none'] as const satisfies readonly ClockSetting['kind'][];
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

type ClockOf<Kind extends ClockSetting['kind']> = Extract<ClockSetting, { readonly kind: Kind }>;

interface ClockFieldProps {
  readonly clock: ClockSetting;
  readonly onChange: (clock: ClockSetting) => void;
}

/** The choice of a clock: minutes for the game and seconds per move, days per move, or none. */
export function ClockField(
  props: ClockFieldProps & { readonly kinds?: readonly ClockSetting['kind'][] },
): JSX.Element {
  const set = (clock: ClockSetting): void => props.onChange(clock);
  return (
    <>
      <Choice
        label={peopleStrings().create.time}
        values={props.kinds ?? CLOCK_KINDS}
        labels={peopleStrings().create.times}
        selected={props.clock.kind}
        onSelect={(kind) => set(DEFAULT_CLOCKS[kind])}
      />
      <Show when={clockOf(props, 'real-time')}>
        {(clock) => (
          <>
            <AmountSelect
              label={newGameStrings().labels.mainTime}
              values={MAIN_TIME_MINUTES}
              selected={clock().main / MINUTE_MS}
              describe={newGameStrings().labels.minuteCount}
              onSelect={(minutes) => set({ ...clock(), main: minutes * MINUTE_MS })}
            />
            <AmountSelect
              label={newGameStrings().labels.increment}
              values={INCREMENT_SECONDS}
              selected={clock().increment / SECOND_MS}
              describe={(seconds) =>
                seconds === 0 ? newGameStrings().labels.noIncrement : newGameStrings().labels.seconds(seconds)
              }
              onSelect={(seconds) => set({ ...clock(), increment: seconds * SECOND_MS })}
            />
          </>
        )}
      </Show>
      <Show when={clockOf(props, 'days')}>
        {(clock) => (
          <AmountSelect
            label={peopleStrings().create.days}
            values={DAYS_PER_MOVE}
            selected={clock().days}
            onSelect={(days) => set({ kind: 'days', days })}
          />
        )}
      </Show>
    </>
  );
}

/**
 * The advanced settings of a real-time clock: its delay in each turn, and whether it compensates for slow
 * connections.
 */
export function ClockDetails(props: ClockFieldProps): JSX.Element {
  const set = (clock: ClockSetting): void => props.onChange(clock);
  return (
    <Show when={clockOf(props, 'real-time')}>
      {(clock) => (
        <>
          <AmountSelect
            label={peopleStrings().create.delay}
            values={INCREMENT_SECONDS}
            selected={clock().delay / SECOND_MS}
            describe={peopleStrings().create.delays}
            onSelect={(seconds) => set({ ...clock(), delay: seconds * SECOND_MS })}
          />
          <Switch
            label={peopleStrings().create.noLagCompensation}
            description={peopleStrings().create.noLagCompensationText}
            on={clock().lag === 'charged'}
            onChange={(isCharged) => {
              const { lag: _, ...clockWithoutLag } = clock();
              set(isCharged ? { ...clockWithoutLag, lag: 'charged' } : clockWithoutLag);
            }}
          />
        </>
      )}
    </Show>
  );
}

function clockOf<Kind extends ClockSetting['kind']>(
  { clock }: ClockFieldProps,
  kind: Kind,
): ClockOf<Kind> | undefined {
  return clock.kind === kind ? (clock as ClockOf<Kind>) : undefined;
}
