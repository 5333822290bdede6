import type { GameRow } from '@halma/protocol';
import { createEffect, createResource, For, type JSX, on, Show } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { GameListRow } from './game-list-row.tsx';

const RUNNING: ReadonlySet<GameRow['phase']> = new Set(['waiting', 'readying', 'playing']);

/** One's own games that go on, or are about to begin. */
export function YourGames(): JSX.Element {
  const { api, me, lobby, line } = useOnline();
  const [rows, { refetch }] = createResource(
    () => me().person.id,
    async (): Promise<readonly GameRow[]> => {
      const answer = await api('myGames', { query: {} });
      return answer.ok ? answer.value.filter(({ phase }) => RUNNING.has(phase)) : [];
    },
    { initialValue: [] },
  );
  createEffect(on([lobby, line], () => void refetch(), { defer: true }));
  return (
    <Show when={rows.latest.length > 0}>
      <div class="section-head">
        <h2>{peopleWords().lobby.your}</h2>
      </div>
      <ul class="tables">
        <For each={rows.latest}>{(row) => <GameListRow row={row} />}</For>
      </ul>
    </Show>
  );
}
