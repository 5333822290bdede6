import { type Accessor, createEffect, createSignal } from 'solid-js';
import { readStored, store } from './storage.ts';

const [count, setCount] = createSignal(0);
const [title, setTitle] = createSignal('');

/** The games with people in which it is one's own turn. */
export const waiting: Accessor<number> = count;

/** Says what the page is called; in the title of its tab the games that wait stand before it. */
export const callPage = setTitle;

const SHELF = 'halma.online.running';

/** What was heard of one's own games. Kept is only whether any go on. */
export function rememberGames(running: number, ownTurns: number): void {
  setCount(ownTurns);
  store(SHELF, running > 0);
}

/** Keeps the title of the tab, and asks for games that go on, but only in a browser that has such games. */
export function startReminder(): void {
  createEffect(() => {
    document.title = `${waiting() > 0 ? `(${waiting()}) ` : ''}${title()}`;
  });
  if (readStored(SHELF) === true) {
    // Without a connection nobody is reminded, as nobody could move.
    import('../pages/people/running-games.ts')
      .then(({ askForGames }) => askForGames())
      .catch(() => undefined);
  }
}
