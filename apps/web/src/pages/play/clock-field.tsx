import { newGameStrings } from '@halma/locales/new-game';
import { createSignal, type JSX, Show } from 'solid-js';
import { INCREMENT_SECONDS, MAIN_TIME_MINUTES, type TimeControl, timeControlOf } from '../../game/clock.ts';
import { Choice } from '../../parts/choice.tsx';
import { AmountSelect } from '../set-up/amount-select.tsx';

interface ClockFieldProps {
  /** The time control; null for a game without clocks. */
  readonly clock: TimeControl | null;
  readonly onChange: (clock: TimeControl | null) => void;
}

const CLOCKS = ['none', '10', '20', 'other'] as const;

type ClockName = (typeof CLOCKS)[number];

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The initial clock when the player selects “Other”. */
const OTHER_CLOCK = timeControlOf(15, 5);

/** The choice of a clock: no clock, one of two common times, or any time with an increment. */
export function ClockField(props: ClockFieldProps): JSX.Element {
  const [isOther, setOther] = createSignal(nameOf(props.clock) === 'other');
  const minutes = (): number => (props.clock?.main ?? 0) / MINUTE_MS;
  const seconds = (): number => (props.clock?.increment ?? 0) / SECOND_MS;
  const choose = (name: ClockName): void => {
    setOther(name === 'other');
    if (name === 'none') props.onChange(null);
    else if (name === 'other') props.onChange(props.clock ?? OTHER_CLOCK);
    else props.onChange(timeControlOf(Number(name), 0));
  };
  return (
    <>
      <Choice
        label={newGameStrings().labels.clock}
        values={CLOCKS}
        labels={newGameStrings().labels.clocks}
        selected={isOther() ? 'other' : nameOf(props.clock)}
        onSelect={choose}
      />
      <Show when={isOther()}>
        <AmountSelect
          label={newGameStrings().labels.mainTime}
          values={MAIN_TIME_MINUTES}
          selected={minutes()}
          describe={newGameStrings().labels.minuteCount}
          onSelect={(value) => props.onChange(timeControlOf(value, seconds()))}
        />
        <AmountSelect
          label={newGameStrings().labels.increment}
          values={INCREMENT_SECONDS}
          selected={seconds()}
          describe={(value) =>
            value === 0 ? newGameStrings().labels.noIncrement : newGameStrings().labels.seconds(value)
          }
          onSelect={(value) => props.onChange(timeControlOf(minutes(), value))}
        />
      </Show>
      <Show when={props.clock !== null}>
        <p class="small quiet">{newGameStrings().labels.clockText}</p>
      </Show>
    </>
  );
}

function nameOf(clock: TimeControl | null): ClockName {
  if (clock === null) return 'none';
  const minutes = String(clock.main / MINUTE_MS);
  return CLOCKS.find((name) => name === minutes && clock.increment === 0) ?? 'other';
}
