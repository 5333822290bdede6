import { manGlyph, suitOf } from '@halma/board';
import { type Seat, seatLetter } from '@halma/rules';
import { createMemo, createUniqueId, type JSX, Show } from 'solid-js';
import { rankWords } from '../../../game/rank-words.ts';
import type { Place } from '../../../game/seating.ts';
import { holderOf, partnersOf } from '../../../online/seats.ts';
import { HomeCount } from '../../../parts/home-count.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { gameWords } from '../../../words/game.ts';
import { onlineWords } from '../../../words/online.ts';
import { peopleWords } from '../../../words/people.ts';
import { playWords } from '../../../words/play.ts';
import { FirstTurn, OnlineClock } from './online-clock.tsx';
import { useTable } from './table-context.ts';

/** A seat: its man, who sits there, how many men are home, the clock, and whether the person is connected. */
export function SeatPlate(props: { seat: Seat; place: Place }): JSX.Element {
  const { table, nameOf } = useTable();
  const id = createUniqueId();
  const letter = (): ReturnType<typeof seatLetter> => seatLetter(props.seat);
  const present = createMemo(() => table.session()?.present);
  const isPlayed = (): boolean => table.view().standing.phase === 'playing';
  const isTurn = (): boolean => isPlayed() && table.view().standing.toMove === letter();
  const isAway = (): boolean =>
    isPlayed() &&
    props.seat !== table.seat() &&
    holderOf(table.view().standing, props.seat)?.kind === 'person' &&
    table.isHere(letter()) === false;
  const partners = (): string =>
    partnersOf(table.rules, props.seat)
      .map((seat) => gameWords().suits[suitOf(table.rules, seat)])
      .join(', ');
  const rank = (): string | undefined => {
    const position = present();
    return position === undefined ? undefined : rankWords(position, props.seat);
  };
  return (
    <article
      class="plate"
      classList={{ turn: isTurn(), done: rank() !== undefined, away: isAway() }}
      data-place={props.place}
      aria-labelledby={id}
    >
      {manGlyph(suitOf(table.rules, props.seat))}
      <div class="who">
        <div class="name">
          <span id={id}>{nameOf(props.seat)}</span>
          <span class="vh">{gameWords().suits[suitOf(table.rules, props.seat)]}</span>
          <Show when={props.seat === table.seat()}>
            <small>{peopleWords().account.you}</small>
          </Show>
          <Show when={partners() !== ''}>
            <small class="partner">{playWords().seats.partner(partners())}</small>
          </Show>
        </div>
        <div class="state">
          <Show when={(present()?.turns[props.seat] ?? 0) > 0} fallback={<FirstTurn seat={props.seat} />}>
            <Show when={table.shown()}>
              {(position) => <HomeCount position={position()} seat={props.seat} />}
            </Show>
          </Show>
          <Show when={isAway()}>
            <span class="away-mark">
              <Icon name="off" />
              {onlineWords().seats.isAway}
            </span>
          </Show>
        </div>
      </div>
      <OnlineClock seat={props.seat} isTurn={isTurn()} />
      <Show when={rank()}>{(place) => <span class="pos">{place()}</span>}</Show>
      <Show when={isTurn() && rank() === undefined}>
        <em class="turn-tag">{playWords().seats.toMove}</em>
      </Show>
    </article>
  );
}
