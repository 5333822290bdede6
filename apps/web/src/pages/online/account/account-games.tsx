import { peopleStrings } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import { useOnline } from '../online-context.ts';
import { GameHistory } from './game-history.tsx';

/** All games of the player, newest first. */
export function AccountGames(): JSX.Element {
  const { api, me } = useOnline();
  return (
    <GameHistory
      player={me().person.id}
      title={peopleStrings().account.history}
      read={(query) => api('listMyGames', { query })}
    />
  );
}
