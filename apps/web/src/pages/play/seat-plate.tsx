import { manGlyph, suitOf } from '@halma/board';
import { type Seat, sideOf } from '@halma/rules';
import { createMemo, createUniqueId, type JSX, Show } from 'solid-js';
import type { ClockRate } from '../../game/clock.ts';
import { colourName, seatName, secondName } from '../../game/names.ts';
import { rankWords } from '../../game/rank-words.ts';
import type { Place } from '../../game/seating.ts';
import { pointsText } from '../../game/series.ts';
import { awaitsComputer } from '../../game/session.ts';
import { HomeCount } from '../../parts/home-count.tsx';
import { playWords } from '../../words/play.ts';
import { usePlay } from './play-context.ts';
import { SeatClock } from './seat-clock.tsx';

/** A seat: the man it plays with, its name, how many of its men are home, and whether it is to move. */
export function SeatPlate(props: { seat: Seat; place: Place }): JSX.Element {
  const { table } = usePlay();
  const id = createUniqueId();
  const rules = createMemo(() => table.session().rules);
  const isTurn = (): boolean => table.shown().outcome === null && table.shown().toMove === props.seat;
  const name = (): string => seatName(table.session(), props.seat);
  const second = (): string => secondName(table.session(), props.seat);
  const partners = (): string =>
    sideOf(rules(), props.seat)
      .filter((seat) => seat !== props.seat)
      .map((seat) => colourName(table.session(), seat))
      .join(', ');
  const score = (): string | undefined => {
    return table.score === null ? undefined : pointsText(table.score.get(props.seat) ?? 0);
  };
  const timeLeft = (): { readonly ms: number; readonly rate: ClockRate } | undefined => {
    const ms = table.timeLeft(props.seat);
    return ms === undefined || table.rate === null ? undefined : { ms, rate: table.rate };
  };
  const rank = (): string | undefined => rankWords(table.shown(), props.seat);
  const TurnTag = (): JSX.Element => (
    <Show when={isTurn() && rank() === undefined}>
      <em class="turn-tag">
        {awaitsComputer(table.session()) && table.lookedAt() === null
          ? playWords().seats.thinking
          : playWords().seats.toMove}
      </em>
    </Show>
  );
  return (
    <article
      class="plate"
      classList={{ turn: isTurn(), done: rank() !== undefined, timed: timeLeft() !== undefined }}
      data-place={props.place}
      aria-labelledby={id}
    >
      {manGlyph(suitOf(rules(), props.seat))}
      <div class="who">
        <div class="name">
          <span id={id}>{name()}</span>
          <Show when={second() !== ''}>
            <small>{second()}</small>
          </Show>
          <Show when={partners() !== ''}>
            <small class="partner">{playWords().seats.partner(partners())}</small>
          </Show>
          <Show when={score()}>
            {(points) => (
              <small class="score num">
                <span class="vh">{playWords().seats.score(points())}</span>
                <span aria-hidden="true">{points()}</span>
              </small>
            )}
          </Show>
          <Show when={timeLeft() !== undefined}>
            <TurnTag />
          </Show>
        </div>
        <div class="state">
          <HomeCount position={table.shown()} seat={props.seat} />
        </div>
      </div>
      <Show when={timeLeft()}>
        {(left) => <SeatClock left={left().ms} rate={left().rate} isTurn={isTurn()} />}
      </Show>
      <Show when={rank()}>{(place) => <span class="pos">{place()}</span>}</Show>
      <Show when={timeLeft() === undefined}>
        <TurnTag />
      </Show>
    </article>
  );
}
