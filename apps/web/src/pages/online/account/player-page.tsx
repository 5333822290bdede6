import { peopleStrings } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import { useOnline } from '../online-context.ts';
import { PersonActions } from '../people/person-actions.tsx';
import { GameHistory } from './game-history.tsx';
import { PlayerProfile } from './player-profile.tsx';
import { PlayerRatings } from './player-ratings.tsx';

/** The public page of a player with an account: the name, the ratings and the games. */
export function PlayerPage(props: { name: string }): JSX.Element {
  const { api } = useOnline();
  return (
    <div class="wrap account">
      <section>
        <h1>{props.name}</h1>
        <p>
          <a href="/online">{peopleStrings().account.back}</a>
        </p>
        <PersonActions name={props.name} />
        <PlayerRatings name={props.name} />
        <PlayerProfile name={props.name} />
        <GameHistory
          player={props.name}
          title={peopleStrings().account.history}
          read={(query) => api('listPersonGames', { parameters: { name: props.name }, query })}
        />
      </section>
    </div>
  );
}
