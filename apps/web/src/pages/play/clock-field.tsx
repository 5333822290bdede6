import { newGameStrings } from '@halma/locales/new-game';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { INCREMENT_SECONDS, MAIN_TIME_MINUTES, timeControlOf } from '../../game/clock.ts';
import type { SettingsProps } from './game-settings.tsx';

const MS_PER_MINUTE = 60_000;
const MS_PER_SECOND = 1000;

/** The increment when a clock is first turned on, in seconds. */
const DEFAULT_INCREMENT_SECONDS = 5;

/** The choice of a clock: minutes for the game, and seconds added after each move. */
export function ClockField(props: SettingsProps): JSX.Element {
  const id = createUniqueId();
  const minutes = (): number => (props.choice.clock?.main ?? 0) / MS_PER_MINUTE;
  const seconds = (): number =>
    (props.choice.clock?.increment ?? DEFAULT_INCREMENT_SECONDS * MS_PER_SECOND) / MS_PER_SECOND;
  const choose = (mainMinutes: number, incrementSeconds: number): void =>
    props.onChange({
      ...props.choice,
      clock: mainMinutes === 0 ? null : timeControlOf(mainMinutes, incrementSeconds),
    });
  return (
    <div class="field">
      <label class="label" for={id}>
        {newGameStrings().labels.clock}
      </label>
      <select
        id={id}
        class="input"
        aria-describedby={`${id}-about`}
        onChange={(event) => choose(Number(event.currentTarget.value), seconds())}
      >
        <option value="0" selected={minutes() === 0}>
          {newGameStrings().labels.noClock}
        </option>
        <For each={MAIN_TIME_MINUTES}>
          {(count) => (
            <option value={String(count)} selected={minutes() === count}>
              {count === 1 ? newGameStrings().labels.oneMinute : newGameStrings().labels.minutes(count)}
            </option>
          )}
        </For>
      </select>
      <p id={`${id}-about`} class="small quiet">
        {newGameStrings().labels.clockText}
      </p>
      <Show when={props.choice.clock !== null}>
        <label class="label" for={`${id}-increment`}>
          {newGameStrings().labels.increment}
        </label>
        <select
          id={`${id}-increment`}
          class="input"
          onChange={(event) => choose(minutes(), Number(event.currentTarget.value))}
        >
          <For each={INCREMENT_SECONDS}>
            {(count) => (
              <option value={String(count)} selected={seconds() === count}>
                {count === 0 ? newGameStrings().labels.noIncrement : newGameStrings().labels.seconds(count)}
              </option>
            )}
          </For>
        </select>
      </Show>
    </div>
  );
}
