import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { isGameId } from '../../../online/game-id.ts';
import { go } from '../../../site/address.ts';
import { peopleWords } from '../../../words/people.ts';
import { addressOfGame } from '../online.ts';

/** Goes to a table whose address somebody has sent. */
export function JoinByLink(): JSX.Element {
  const id = createUniqueId();
  const [failure, setFailure] = createSignal('');
  const join = (event: SubmitEvent & { currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('address');
    const text = field instanceof HTMLInputElement ? field.value.trim() : '';
    const game = text.replace(/\/$/, '').split('/').at(-1) ?? '';
    if (isGameId(game)) go(addressOfGame(game));
    else setFailure(peopleWords().lobby.noLink);
  };
  return (
    <form class="card panel" onSubmit={join}>
      <h2 class="label">{peopleWords().lobby.byLink}</h2>
      <label class="label" for={id}>
        {peopleWords().lobby.link}
      </label>
      <span class="row">
        <input id={id} class="input" name="address" autocomplete="off" required />
        <button type="submit" class="btn">
          {peopleWords().lobby.join}
        </button>
      </span>
      <p class="small" role="alert">
        {failure()}
      </p>
    </form>
  );
}
