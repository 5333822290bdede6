import { type Seat, seatLetter } from '@halma/rules';
import { createMemo, type JSX, Match, Show, Switch } from 'solid-js';
import { clockText, isLow } from '../../../game/clock.ts';
import { timeLeft } from '../../../online/time-left.ts';
import { timeLeftWords } from '../../../online/time-left-words.ts';
import { onlineWords } from '../../../words/online.ts';
import { playWords } from '../../../words/play.ts';
import { useTable } from './table-context.ts';

/** The clock of a seat, by the server's time. When it runs low it shows tenths and has a ring, and that is said once. */
export function OnlineClock(props: { seat: Seat; isTurn: boolean }): JSX.Element {
  const { table, now } = useTable();
  const isFirstTurn = (): boolean => (table.session()?.present.turns[props.seat] ?? 0) === 0;
  const time = createMemo(() =>
    timeLeft(table.view().terms, table.view().standing, seatLetter(props.seat), now(), isFirstTurn()),
  );
  const low = (left: number): boolean => {
    const { clock } = table.view().terms;
    return clock.kind === 'real-time' && isLow(clock, left);
  };
  return (
    <Show when={time()}>
      {(shown) => (
        <Switch>
          <Match when={shown().kind === 'days'}>
            <span class="days num" role="timer">
              {timeLeftWords(shown().left)}
            </span>
          </Match>
          <Match when={shown().kind === 'real-time'}>
            <span
              class="clock num"
              classList={{ running: props.isTurn, low: low(shown().left) }}
              role="timer"
            >
              <span aria-hidden="true">{clockText(shown().left, low(shown().left))}</span>
              <span class="vh">{playWords().seats.timeLeft(clockText(shown().left, false))}</span>
              <span class="vh" role="alert">
                {low(shown().left) && props.isTurn ? playWords().seats.lowTime : ''}
              </span>
            </span>
          </Match>
        </Switch>
      )}
    </Show>
  );
}

/** How long a seat still has for its first turn, which costs nothing but must be made in time. */
export function FirstTurn(props: { seat: Seat }): JSX.Element {
  const { table, now } = useTable();
  const seconds = createMemo((): number | undefined => {
    const { dueBy, toMove } = table.view().standing;
    const instant = now();
    const isFirst = (table.session()?.present.turns[props.seat] ?? 0) === 0;
    const isRealTime = table.view().terms.clock.kind === 'real-time';
    if (!isFirst || !isRealTime || toMove !== seatLetter(props.seat)) return undefined;
    if (dueBy === undefined || instant === undefined) return undefined;
    return Math.max(0, Math.ceil((dueBy - instant) / 1000));
  });
  return (
    <Show when={seconds() !== undefined}>
      <span class="num">{onlineWords().seats.firstMove(seconds() ?? 0)}</span>
    </Show>
  );
}
