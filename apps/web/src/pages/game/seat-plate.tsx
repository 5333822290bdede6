import { manGlyph } from '@halma/board';
import { playStrings } from '@halma/locales/play';
import type { Seat } from '@halma/rules';
import { createMemo, createUniqueId, type JSX, Show } from 'solid-js';
import { colourOf } from '../../game/names.ts';
import { HomeCount } from '../../game/parts/home-count.tsx';
import type { Slot } from '../../game/seating.ts';
import { Icon } from '../../parts/icon.tsx';
import { useGame } from './game-context.ts';
import { SeatClock } from './seat-clock.tsx';

/** The plate of a seat: its colour, player and clock, the number of its men in the target, and whether it is to move. */
export function SeatPlate(props: { seat: Seat; slot: Slot }): JSX.Element {
  const { game } = useGame();
  const id = createUniqueId();
  const seat = createMemo(() => game.seat(props.seat));
  const clock = createMemo(() => game.clock(props.seat));
  return (
    <article
      class="plate"
      classList={{
        turn: seat().isToMove,
        done: seat().rank !== undefined,
        timed: clock()?.kind === 'time',
        away: seat().awayText !== undefined,
      }}
      data-slot={props.slot}
      data-column={props.slot < 3 - (game.rules.board.corners === 4 ? 1 : 0) ? 'left' : 'right'}
      aria-labelledby={id}
    >
      {manGlyph(colourOf(game.session(), props.seat))}
      <div class="plate-text">
        <div class="name">
          <span id={id}>{seat().name}</span>
          <Show when={seat().screenReaderText !== ''}>
            <span class="vh">{seat().screenReaderText}</span>
          </Show>
          <Show when={seat().detail !== ''}>
            <small>{seat().detail}</small>
          </Show>
          <Show when={seat().partners !== ''}>
            <small class="partner">{playStrings().seats.partner(seat().partners)}</small>
          </Show>
          <Show when={seat().score}>
            {(points) => (
              <small class="score num">
                <span class="vh">{playStrings().seats.score(points())}</span>
                <span aria-hidden="true">{points()}</span>
              </small>
            )}
          </Show>
          <Show when={seat().isToMove && seat().rank === undefined}>
            <em class="turn-tag">
              {seat().isThinking ? playStrings().seats.thinking : playStrings().seats.toMove}
            </em>
          </Show>
        </div>
        <div class="state">
          <Show
            when={seat().firstTurnCountdown}
            fallback={<HomeCount position={game.shownPosition()} seat={props.seat} />}
          >
            {(text) => <span class="num">{text()}</span>}
          </Show>
          <Show when={seat().awayText}>
            {(text) => (
              <span class="away-mark">
                <Icon name="off" />
                {text()}
              </span>
            )}
          </Show>
        </div>
      </div>
      <Show when={clock()}>
        {(clockView) => <SeatClock clock={clockView()} isRunning={seat().isToMove} />}
      </Show>
      <Show when={seat().rank}>{(rank) => <span class="rank">{rank()}</span>}</Show>
    </article>
  );
}
