import { playStrings } from '@halma/locales/play';
import { type JSX, Match, Switch } from 'solid-js';
import { clockText } from '../../game/clock.ts';
import type { ClockView } from './model.ts';

/**
 * The clock of a seat. When the time is low, the clock shows tenths of a second, and screen readers announce
 * this once.
 */
export function SeatClock(props: { readonly clock: ClockView; readonly isRunning: boolean }): JSX.Element {
  const time = (): Extract<ClockView, { readonly kind: 'time' }> | undefined =>
    props.clock.kind === 'time' ? props.clock : undefined;
  return (
    <Switch>
      <Match when={props.clock.kind === 'text' && props.clock.text}>
        {(text) => (
          <span class="days num" role="timer">
            {text()}
          </span>
        )}
      </Match>
      <Match when={time()}>
        {(clock) => (
          <span class="clock num" classList={{ running: props.isRunning, low: clock().isLow }} role="timer">
            <span aria-hidden="true">{clockText(clock().milliseconds, clock().isLow)}</span>
            <span class="vh">{playStrings().seats.timeLeft(clockText(clock().milliseconds, false))}</span>
            <span class="vh" role="alert">
              {clock().isLow && props.isRunning ? playStrings().seats.lowTime : ''}
            </span>
          </span>
        )}
      </Match>
    </Switch>
  );
}
