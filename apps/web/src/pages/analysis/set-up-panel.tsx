import { type HalmaPressEvent, manGlyph, suitOf } from '@halma/board';
import { GAMES, type Man, manOf, type Position, type Result, type Seat, VACANT } from '@halma/rules';
import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { emptied, isPlayable, startOf, withManOn, withSeatToMove } from '../../analysis/set-up.ts';
import { beginStudy } from '../../analysis/study.ts';
import { analysisWords } from '../../words/analysis.ts';
import { gameNames } from '../../words/game-names.ts';
import { seatColour } from './seat-names.ts';
import { useStudy } from './study-context.ts';

/** Any position by hand: which game, which man is put down, and who is to move. Squares are pressed on the board. */
export function SetUpPanel(): JSX.Element {
  const { board, position, change, setPanel } = useStudy();
  const [held, setHeld] = createSignal<Man>(VACANT);
  const show = (next: Result<Position>): void => {
    if (next.ok) change(beginStudy(next.value));
  };
  onMount(() => {
    setHeld(manOf(position().rules.seats[0] ?? 1, 0));
    const hear = ({ detail: { cell } }: HalmaPressEvent): void => {
      if (isPlayable(position().rules, cell)) {
        const man = position().men[cell] === held() ? VACANT : held();
        show(withManOn(position(), cell, man));
      }
    };
    board.addEventListener('halma-press', hear);
    onCleanup(() => board.removeEventListener('halma-press', hear));
  });
  return (
    <section class="card panel" aria-label={analysisWords().setUp}>
      <label class="label" for="set-up-game">
        {analysisWords().game}
      </label>
      <select id="set-up-game" class="input" onChange={(event) => show(startOf(event.currentTarget.value))}>
        <For each={GAMES}>
          {({ id, title }) => (
            <option value={id} selected={id === position().rules.game.id}>
              {gameNames().titles[id] ?? title}
            </option>
          )}
        </For>
      </select>
      <p class="small quiet">{analysisWords().setUpText}</p>
      <div class="palette">
        <For each={position().rules.seats}>
          {(seat) => (
            <button
              type="button"
              class="chip"
              aria-pressed={held() === manOf(seat, 0)}
              onClick={() => setHeld(manOf(seat, 0))}
            >
              {manGlyph(suitOf(position().rules, seat))}
              {seatColour(position().rules, seat)}
            </button>
          )}
        </For>
        <button type="button" class="chip" aria-pressed={held() === VACANT} onClick={() => setHeld(VACANT)}>
          {analysisWords().takeAway}
        </button>
      </div>
      <label class="label" for="set-up-mover">
        {analysisWords().toMove}
      </label>
      <select
        id="set-up-mover"
        class="input"
        onChange={(event) => show(withSeatToMove(position(), Number(event.currentTarget.value) as Seat))}
      >
        <For each={position().rules.seats}>
          {(seat) => (
            <option value={seat} selected={seat === position().toMove}>
              {seatColour(position().rules, seat)}
            </option>
          )}
        </For>
      </select>
      <div class="row">
        <button type="button" class="btn dense" onClick={() => show(emptied(position()))}>
          {analysisWords().emptyBoard}
        </button>
        <button type="button" class="btn dense" onClick={() => show(startOf(position().rules.game.id))}>
          {analysisWords().startBoard}
        </button>
        <button type="button" class="btn dense main" onClick={() => setPanel('none')}>
          {analysisWords().done}
        </button>
      </div>
    </section>
  );
}
