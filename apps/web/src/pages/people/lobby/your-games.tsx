import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { askForGames, runningGames } from '../running-games.ts';
import { GameListRow } from './game-list-row.tsx';

/** So often what is left of one's turns is said anew, in milliseconds. */
const TICK = 10_000;

/** One's own games that go on, or are about to begin: those that wait for one's move first. */
export function YourGames(): JSX.Element {
  const online = useOnline();
  const [now, setNow] = createSignal(online.now());
  const tick = setInterval(() => setNow(online.now()), TICK);
  onCleanup(() => clearInterval(tick));
  createEffect(
    on([online.lobby, runningGames], () => {
      setNow(online.now());
    }),
  );
  createEffect(on(online.lobby, () => void askForGames()));
  return (
    <Show when={runningGames().length > 0}>
      <div class="section-head">
        <h2>{peopleWords().lobby.your}</h2>
      </div>
      <ul class="tables">
        <For each={runningGames()}>{(row) => <GameListRow row={row} now={now()} />}</For>
      </ul>
    </Show>
  );
}
