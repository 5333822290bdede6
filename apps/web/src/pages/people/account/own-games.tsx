import type { JSX } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { GameHistory } from './game-history.tsx';

/** All of one's own games, the newest first. */
export function OwnGames(): JSX.Element {
  const { api, me } = useOnline();
  return (
    <GameHistory
      of={me().person.id}
      title={peopleWords().account.history}
      read={(query) => api('myGames', { query })}
    />
  );
}
