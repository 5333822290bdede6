import { peopleStrings } from '@halma/locales/people';
import { siteStrings } from '@halma/locales/site';
import { type JSX, Show } from 'solid-js';
import { titlePage } from '../../../navigation/page-title.ts';
import { createServerValue } from '../fetched-value.tsx';
import { useOnline } from '../online-context.ts';
import { PersonActions } from '../people/person-actions.tsx';
import { GameHistory } from './game-history.tsx';
import { PlayerProfile } from './player-profile.tsx';
import { PlayerRatings } from './player-ratings.tsx';

/** The public page of a player with an account: the name, the ratings and the games. */
export function PlayerPage(props: { name: string }): JSX.Element {
  const { api, me } = useOnline();
  const person = createServerValue(
    () => `${me().person.id} ${props.name}`,
    () => api('getPerson', { parameters: { name: props.name } }),
  );
  const isMissing = (): boolean => {
    const state = person.state();
    return state.kind === 'failed' && state.failure.code === 'not-found';
  };
  titlePage(() => siteStrings().title(props.name));
  return (
    <div class="wrap account player">
      <section>
        <h1>{props.name}</h1>
        <p>
          <a href="/online">{peopleStrings().account.back}</a>
        </p>
        <Show when={!isMissing()} fallback={<p role="alert">{peopleStrings().account.noAccount}</p>}>
          <PersonActions person={person} />
          <PlayerRatings name={props.name} />
          <PlayerProfile name={props.name} />
          <GameHistory
            player={props.name}
            title={peopleStrings().account.history}
            read={(query) => api('listPersonGames', { parameters: { name: props.name }, query })}
          />
        </Show>
      </section>
    </div>
  );
}
