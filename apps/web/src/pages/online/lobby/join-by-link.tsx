import { peopleWords } from '@halma/locales/people';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { go } from '../../../navigation/address.ts';
import { isGameId } from '../../../online/game-id.ts';
import { addressOfGame } from '../online-context.ts';

/** Opens a game by a link that another player has sent. */
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
          {peopleWords().lobby.openLink}
        </button>
      </span>
      <p class="small" role="alert">
        {failure()}
      </p>
    </form>
  );
}
