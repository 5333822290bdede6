import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { askForGames, runningGames } from '../running-games.ts';
import { GameListRow } from './game-list-row.tsx';

/** One's own games that go on, or are about to begin: those that wait for one's move first. */
export function YourGames(): JSX.Element {
  const { lobby } = useOnline();
  createEffect(on(lobby, () => void askForGames()));
  return (
    <Show when={runningGames().length > 0}>
      <div class="section-head">
        <h2>{peopleWords().lobby.your}</h2>
      </div>
      <ul class="tables">
        <For each={runningGames()}>{(row) => <GameListRow row={row} />}</For>
      </ul>
    </Show>
  );
}
