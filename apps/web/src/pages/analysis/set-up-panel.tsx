import { type HalmaPressEvent, manGlyph } from '@halma/board';
import { analysisStrings } from '@halma/locales/analysis';
import { gameNames } from '@halma/locales/game-names';
import { GAMES, type Man, manOf, type Position, type Result, type Seat, VACANT } from '@halma/rules';
import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { isPlayable, startOf, withManOn, withoutMen, withSeatToMove } from '../../analysis/set-up.ts';
import { useStudy } from './study-context.ts';

/** Sets up a position by hand: the game, the man to place, and the seat to move. The user presses squares on the board. */
export function SetUpPanel(): JSX.Element {
  const { board, position, setUp, setPanel, nameOf, colourOf } = useStudy();
  const [chosenMan, setChosenMan] = createSignal<Man>();
  const men = (): readonly Man[] => position().rules.seats.map((seat) => manOf(seat, 0));
  /** The man to place, or a vacant cell; the first man if none is chosen, or if the game does not have the chosen one. */
  const selectedMan = (): Man => [...men(), VACANT].find((man) => man === chosenMan()) ?? men()[0] ?? VACANT;
  const apply = (next: Result<Position>): void => {
    if (next.ok) setUp(next.value);
  };
  onMount(() => {
    const onPress = ({ detail: { cell } }: HalmaPressEvent): void => {
      if (isPlayable(position().rules, cell)) {
        const man = position().men[cell] === selectedMan() ? VACANT : selectedMan();
        apply(withManOn(position(), cell, man));
      }
    };
    board.addEventListener('halma-press', onPress);
    onCleanup(() => board.removeEventListener('halma-press', onPress));
  });
  return (
    <section class="card panel" aria-label={analysisStrings().setUp}>
      <label class="label" for="set-up-game">
        {analysisStrings().game}
      </label>
      <select
        id="set-up-game"
        class="input"
        onChange={(event) => apply(startOf({ game: event.currentTarget.value }))}
      >
        <For each={GAMES}>
          {({ id }) => (
            <option value={id} selected={id === position().rules.game.id}>
              {gameNames().titles[id]}
            </option>
          )}
        </For>
      </select>
      <p class="small quiet">{analysisStrings().setUpText}</p>
      <div class="palette">
        <For each={position().rules.seats}>
          {(seat) => (
            <button
              type="button"
              class="chip"
              aria-pressed={selectedMan() === manOf(seat, 0)}
              onClick={() => setChosenMan(manOf(seat, 0))}
            >
              {manGlyph(colourOf(seat))}
              {nameOf(seat)}
            </button>
          )}
        </For>
        <button
          type="button"
          class="chip"
          aria-pressed={selectedMan() === VACANT}
          onClick={() => setChosenMan(VACANT)}
        >
          {analysisStrings().erase}
        </button>
      </div>
      <label class="label" for="set-up-mover">
        {analysisStrings().toMove}
      </label>
      <select
        id="set-up-mover"
        class="input"
        onChange={(event) => apply(withSeatToMove(position(), Number(event.currentTarget.value) as Seat))}
      >
        <For each={position().rules.seats}>
          {(seat) => (
            <option value={seat} selected={seat === position().toMove}>
              {nameOf(seat)}
            </option>
          )}
        </For>
      </select>
      <div class="row">
        <button type="button" class="btn dense" onClick={() => apply(withoutMen(position()))}>
          {analysisStrings().emptyBoard}
        </button>
        <button
          type="button"
          class="btn dense"
          onClick={() => apply(startOf({ game: position().rules.game.id }))}
        >
          {analysisStrings().startBoard}
        </button>
        <button type="button" class="btn dense main" onClick={() => setPanel('none')}>
          {analysisStrings().done}
        </button>
      </div>
    </section>
  );
}
