import { newGameStrings } from '@halma/locales/new-game';
import { peopleStrings } from '@halma/locales/people';
import type { GameSetup } from '@halma/protocol';
import { type Game, gameById, makeRules, type Rules } from '@halma/rules';
import { createMemo, createSignal, type JSX, Match, Show, Switch, untrack } from 'solid-js';
import { type FormStep, gameForSeatCount } from '../../../game/new-game-form.ts';
import { address, navigate } from '../../../navigation/address.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import {
  defaultSetup,
  type GameSetupChoice,
  gameOfChoice,
  gameSetupOf,
  withGame,
} from '../../../online/game-setup-choice.ts';
import { readSetup, writeSetup } from '../../../online/setup-query.ts';
import {
  fieldOfFailure,
  findRefusal,
  type SetupField,
  STEP_OF_FIELD,
  whyNotRated,
} from '../../../online/setup-refusal.ts';
import { readStored, store } from '../../../storage/browser-storage.ts';
import { GameStep } from '../../set-up/game-step.tsx';
import { RulesFields } from '../../set-up/rules-fields.tsx';
import { SetupDialog } from '../../set-up/setup-dialog.tsx';
import { DEFAULT_GAME } from '../lobby/default-game.ts';
import { createGameRequest } from '../lobby/game-request.ts';
import { useOnline } from '../online-context.ts';
import { PlayersStep } from './players-step.tsx';

/** The key under which the browser stores the last set-up, as the query of an address. */
const STORAGE_KEY = 'halma.online.setup';

/** The dialog that creates an online game. Its address holds the choices, so that a reload and a link keep them. */
export default function CreateGameDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { api, me } = useOnline();
  const query = untrack(() => address().searchParams);
  const [choice, setChoice] = createSignal(readSetup(query, lastSetup()));
  // A link to a game skips the choice of one.
  const [step, setStep] = createSignal<FormStep>(
    gameById(query.get('game') ?? '') === undefined ? 'game' : 'players',
  );
  const request = createGameRequest(
    (id, plan: GameSetup) => api('createGame', { body: { id, plan } }),
    'replace',
  );
  const rules = createMemo<Rules | undefined>((before) => {
    const made = makeRules(choice().rules);
    return made.ok ? made.value : before;
  });
  const refusal = createMemo(() => findRefusal(choice()) ?? request.failure());
  const refusedField = (): SetupField | undefined => {
    const failure = refusal();
    return failure && fieldOfFailure(failure);
  };
  const titles = (): Readonly<Record<FormStep, string>> => ({
    game: peopleStrings().create.title,
    players: peopleStrings().create.titles.players,
    rules: peopleStrings().create.titles.rules,
  });
  const change = (next: GameSetupChoice): void => {
    request.forgetFailure();
    setChoice(next);
    navigate(`/online/new?${writeSetup(next)}`, 'rename');
  };
  const chooseGame = (game: Game): void => change(withGame(choice(), game));
  const create = async (): Promise<void> => {
    const isRated = choice().isRated && whyNotRated(choice(), me().person.guest) === undefined;
    const plan = gameSetupOf({ ...choice(), isRated });
    if (plan.ok && findRefusal(choice()) === undefined) {
      store(STORAGE_KEY, writeSetup(choice()).toString());
      await request.send(plan.value);
    }
    const field = refusedField();
    if (field !== undefined) setStep(STEP_OF_FIELD[field]);
  };
  const noteOn = (field: SetupField): JSX.Element => (
    <Show when={refusedField() === field && refusal()}>
      {(failure) => (
        <p class="note bad" role="alert">
          {field === 'rules' ? newGameStrings().labels.refused : describeFailure(failure())}
        </p>
      )}
    </Show>
  );
  return (
    <SetupDialog
      titles={titles()}
      step={step()}
      onStep={setStep}
      onClose={props.onClose}
      onSubmit={() => void create()}
      lastActions={
        <button type="submit" class="btn main" disabled={request.isPending()}>
          {peopleStrings().create.submit}
        </button>
      }
    >
      <Switch>
        <Match when={step() === 'game'}>
          <GameStep
            game={gameOfChoice(choice())}
            onSeatCount={(count) => chooseGame(gameForSeatCount(gameOfChoice(choice()), count))}
            onGame={chooseGame}
          />
        </Match>
        <Match when={step() === 'players' && rules()}>
          {(known) => <PlayersStep rules={known()} choice={choice()} onChange={change} noteOn={noteOn} />}
        </Match>
        <Match when={step() === 'rules' && rules()}>
          {(known) => (
            <>
              <RulesFields
                rules={known()}
                config={choice().rules}
                onChange={(config) => change({ ...choice(), rules: config })}
              />
              {noteOn('rules')}
              <Show when={refusedField() === undefined && refusal()}>
                {(failure) => (
                  <p class="note bad" role="alert">
                    {describeFailure(failure())}
                  </p>
                )}
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </SetupDialog>
  );
}

/** Returns the set-up of the last game that was created in this browser, or else the default one. */
function lastSetup(): GameSetupChoice {
  const stored = readStored(STORAGE_KEY);
  const query = new URLSearchParams(typeof stored === 'string' ? stored : '');
  return readSetup(query, defaultSetup(DEFAULT_GAME));
}
