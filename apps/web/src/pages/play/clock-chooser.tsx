import { newGameWords } from '@halma/locales/new-game';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { MINUTES, SECONDS, timeControlOf } from '../../game/clock.ts';
import type { SettingsProps } from './game-settings.tsx';

const MINUTE = 60_000;
const SECOND = 1000;

/** The seconds added after each move when a clock is first wanted. */
const USUAL_SECONDS = 5;

/** How much time each seat has: minutes for the game, and seconds added after each move. */
export function ClockChooser(props: SettingsProps): JSX.Element {
  const id = createUniqueId();
  const minutes = (): number => (props.choice.clock?.main ?? 0) / MINUTE;
  const seconds = (): number => (props.choice.clock?.increment ?? USUAL_SECONDS * SECOND) / SECOND;
  const choose = (main: number, added: number): void =>
    props.onChange({ ...props.choice, clock: main === 0 ? null : timeControlOf(main, added) });
  return (
    <div class="field">
      <label class="label" for={id}>
        {newGameWords().labels.clock}
      </label>
      <select
        id={id}
        class="input"
        aria-describedby={`${id}-about`}
        onChange={(event) => choose(Number(event.currentTarget.value), seconds())}
      >
        <option value="0" selected={minutes() === 0}>
          {newGameWords().labels.noClock}
        </option>
        <For each={MINUTES}>
          {(count) => (
            <option value={String(count)} selected={minutes() === count}>
              {count === 1 ? newGameWords().labels.oneMinute : newGameWords().labels.minutes(count)}
            </option>
          )}
        </For>
      </select>
      <p id={`${id}-about`} class="small quiet">
        {newGameWords().labels.clockText}
      </p>
      <Show when={props.choice.clock !== null}>
        <label class="label" for={`${id}-added`}>
          {newGameWords().labels.increment}
        </label>
        <select
          id={`${id}-added`}
          class="input"
          onChange={(event) => choose(minutes(), Number(event.currentTarget.value))}
        >
          <For each={SECONDS}>
            {(count) => (
              <option value={String(count)} selected={seconds() === count}>
                {count === 0 ? newGameWords().labels.noIncrement : newGameWords().labels.seconds(count)}
              </option>
            )}
          </For>
        </select>
      </Show>
    </div>
  );
}
