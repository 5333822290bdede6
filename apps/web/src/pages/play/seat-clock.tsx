import type { JSX } from 'solid-js';
import { type ClockRate, clockText, isLow } from '../../game/clock.ts';
import { playWords } from '../../words/play.ts';

/** The clock of a seat. When it runs low it shows tenths and has a ring, and that is said once. */
export function SeatClock(props: { left: number; rate: ClockRate; isTurn: boolean }): JSX.Element {
  const low = (): boolean => isLow(props.rate, props.left);
  const said = (): string => playWords().seats.timeLeft(clockText(props.left, false));
  return (
    <span class="clock num" classList={{ running: props.isTurn, low: low() }} role="timer">
      <span aria-hidden="true">{clockText(props.left, low())}</span>
      <span class="vh">{said()}</span>
      <span class="vh" role="alert">
        {low() && props.isTurn ? playWords().seats.lowTime : ''}
      </span>
    </span>
  );
}
