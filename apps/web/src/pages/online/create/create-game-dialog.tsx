import { peopleStrings } from '@halma/locales/people';
import type { GameSetup } from '@halma/protocol';
import { gameById } from '@halma/rules';
import { createSignal, type JSX, untrack } from 'solid-js';
import { address, navigate } from '../../../navigation/address.ts';
import type { GameSetupChoice } from '../../../online/game-setup-choice.ts';
import { readSetup, writeSetup } from '../../../online/setup-query.ts';
import { createGameRequest } from '../lobby/game-request.ts';
import { useOnline } from '../online-context.ts';
import { GameSetupDialog } from './game-setup-dialog.tsx';
import { lastSetup, rememberSetup } from './last-setup.ts';

/**
 * The dialog that creates an online game. Its URL contains the choices, so that reloading the page or
 * sharing a link keeps them.
 */
export default function CreateGameDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { api } = useOnline();
  const query = untrack(() => address().searchParams);
  const [choice, setChoice] = createSignal(readSetup(query, lastSetup()));
  const request = createGameRequest(
    (id, plan: GameSetup) => api('createGame', { body: { id, plan } }),
    'replace',
  );
  const change = (next: GameSetupChoice): void => {
    request.forgetFailure();
    setChoice(next);
    navigate(`/online/new?${writeSetup(next)}`, 'rename');
  };
  return (
    <GameSetupDialog
      title={peopleStrings().create.title}
      submitText={peopleStrings().create.submit}
      // If the link names a game, the dialog skips the step for choosing one.
      firstStep={gameById(query.get('game') ?? '') === undefined ? 'game' : 'players'}
      choice={choice()}
      onChange={change}
      onSubmit={(plan) => {
        rememberSetup(choice());
        return request.send(plan);
      }}
      isPending={request.isPending()}
      failure={request.failure()}
      onClose={props.onClose}
    />
  );
}
