import { gameNames } from '@halma/locales/game-names';
import { peopleStrings } from '@halma/locales/people';
import type { GameSetup } from '@halma/protocol';
import { GAMES, gameById } from '@halma/rules';
import { createMemo, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { address } from '../../../navigation/address.ts';
import { defaultSetup, gameSetupOf, rulesOfChoice } from '../../../online/game-setup-choice.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { useOnline } from '../online-context.ts';
import { ClockField } from './clock-field.tsx';
import { DEFAULT_GAME } from './default-game.ts';
import { createGameRequest } from './game-request.ts';
import { GameRules } from './game-rules.tsx';
import { SeatFields } from './seat-fields.tsx';

/** The dialog that creates a game: the game, its rules, its seats and its clock. */
export default function CreateGameDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { api } = useOnline();
  const id = createUniqueId();
  const [choice, setChoice] = createSignal(
    defaultSetup(gameById(address().searchParams.get('game') ?? '') ?? DEFAULT_GAME),
  );
  const request = createGameRequest((id, plan: GameSetup) => api('createGame', { body: { id, plan } }));
  const rules = createMemo(() => rulesOfChoice(choice()));
  const isDisabled = (): boolean => request.isPending() || rules() === undefined;
  const chooseGame = (name: string): void => {
    const game = gameById(name);
    if (game !== undefined) setChoice(defaultSetup(game, choice().clock));
  };
  // The form already shows conflicting rules, so a refusal needs no note here.
  const create = (isListed: boolean): void => {
    const plan = gameSetupOf(choice(), isListed);
    if (plan.ok) void request.send(plan.value);
  };
  return (
    <Dialog title={peopleStrings().create.title} class="create-dialog" onClose={props.onClose}>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          create(true);
        }}
      >
        <div class="field">
          <label class="label" for={id}>
            {peopleStrings().create.game}
          </label>
          <select id={id} class="input" onChange={(event) => chooseGame(event.currentTarget.value)}>
            <For each={GAMES}>
              {(game) => (
                <option value={game.id} selected={game.id === choice().rules.game}>
                  {gameNames().titles[game.id]}
                </option>
              )}
            </For>
          </select>
        </div>
        <Show when={rules()} fallback={<p class="note bad">{peopleStrings().create.refused}</p>}>
          {(known) => (
            <>
              <SeatFields rules={known()} choice={choice()} onChange={setChoice} />
              <ClockField choice={choice()} onChange={setChoice} />
              <GameRules rules={known()} choice={choice()} onChange={setChoice} />
            </>
          )}
        </Show>
        <p class="small" role="alert">
          {request.failure()}
        </p>
        <button type="submit" class="btn main" disabled={isDisabled()}>
          {peopleStrings().create.createOpen}
        </button>
        <button type="button" class="btn" disabled={isDisabled()} onClick={() => create(false)}>
          <Icon name="link" />
          {peopleStrings().create.inviteByLink}
        </button>
      </form>
    </Dialog>
  );
}
