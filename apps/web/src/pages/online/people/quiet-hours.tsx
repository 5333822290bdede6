import { noticeStrings } from '@halma/locales/notices';
import type { Preferences } from '@halma/protocol';
import { For, type JSX, Show } from 'solid-js';
import { Switch } from '../../../parts/switch.tsx';

type QuietPeriod = NonNullable<Preferences['quiet']>;

/** The initial hours when a player turns on quiet hours. */
const NIGHT = { from: 22, to: 7 } as const;

const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours in which the player's devices receive no messages, in this device's time zone. */
export function QuietHours(props: {
  readonly quiet: QuietPeriod | undefined;
  readonly onChange: (quiet: QuietPeriod | undefined) => void;
}): JSX.Element {
  const strings = () => noticeStrings().preferences;
  const change = (hours: Partial<QuietPeriod>): void => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    props.onChange({ ...NIGHT, ...props.quiet, ...hours, zone: timeZone });
  };
  return (
    <>
      <Switch
        label={strings().quiet}
        description={strings().quietText}
        on={props.quiet !== undefined}
        onChange={(isOn) => (isOn ? change({}) : props.onChange(undefined))}
      />
      <Show when={props.quiet}>
        {(quiet) => (
          <div class="row">
            <HourSelect
              label={strings().quietFrom}
              hour={quiet().from}
              onSelect={(from) => change({ from })}
            />
            <HourSelect label={strings().quietTo} hour={quiet().to} onSelect={(to) => change({ to })} />
          </div>
        )}
      </Show>
    </>
  );
}

function HourSelect(props: {
  readonly label: string;
  readonly hour: number;
  readonly onSelect: (hour: number) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span class="label">{props.label}</span>
      <select class="input" onChange={(event) => props.onSelect(event.currentTarget.selectedIndex)}>
        <For each={HOURS}>
          {(hour) => <option selected={hour === props.hour}>{noticeStrings().preferences.hour(hour)}</option>}
        </For>
      </select>
    </label>
  );
}
