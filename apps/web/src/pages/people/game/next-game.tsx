import { type JSX, Show } from 'solid-js';
import { nextWaiting } from '../../../online/own-turn.ts';
import { Icon } from '../../../parts/icon.tsx';
import { onlineWords } from '../../../words/online.ts';
import { addressOfGame } from '../online.ts';
import { runningGames } from '../running-games.ts';
import { useTable } from './table-context.ts';

/** The way to another of one's games that waits for one's move. */
export function NextGame(): JSX.Element {
  const { table } = useTable();
  return (
    <Show when={nextWaiting(runningGames(), table.game)}>
      {(next) => (
        <a class="btn dense next-game" href={addressOfGame(next())}>
          {onlineWords().actions.nextWaiting}
          <Icon name="next" />
        </a>
      )}
    </Show>
  );
}
