import { peopleStrings } from '@halma/locales/people';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { navigate } from '../../../navigation/address.ts';
import { gameInLink } from '../../../online/game-id.ts';
import { addressOfGame } from '../online-context.ts';

/** A field for a game link that another player has sent. */
export function JoinByLink(): JSX.Element {
  const id = createUniqueId();
  const [failure, setFailure] = createSignal('');
  const openGame = (event: SubmitEvent & { currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('address');
    const game = field instanceof HTMLInputElement ? gameInLink(field.value) : undefined;
    if (game === undefined) setFailure(peopleStrings().lobby.invalidLink);
    else navigate(addressOfGame(game));
  };
  return (
    <form class="card panel" onSubmit={openGame}>
      <h2 class="label">{peopleStrings().lobby.byLink}</h2>
      <label class="label" for={id}>
        {peopleStrings().lobby.link}
      </label>
      <span class="row">
        <input id={id} class="input" name="address" autocomplete="off" required />
        <button type="submit" class="btn">
          {peopleStrings().lobby.openLink}
        </button>
      </span>
      <p class="small" role="alert">
        {failure()}
      </p>
    </form>
  );
}
