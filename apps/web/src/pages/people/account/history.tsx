import type { JSX } from 'solid-js';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { GameHistory } from './game-history.tsx';

/** Somebody with an account, and their games that everybody may see. */
export function HistoryPage(props: { name: string }): JSX.Element {
  const { api } = useOnline();
  return (
    <div class="wrap account">
      <section>
        <h1>{props.name}</h1>
        <p>
          <a href="/people">{peopleWords().account.back}</a>
        </p>
        <GameHistory
          of={props.name}
          title={peopleWords().account.history}
          read={(query) => api('readPerson', { parameters: { name: props.name }, query })}
        />
      </section>
    </div>
  );
}
