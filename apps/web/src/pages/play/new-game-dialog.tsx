import { newGameStrings } from '@halma/locales/new-game';
import { gameById, makeRules, type Rules } from '@halma/rules';
import { createMemo, createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { newDeviceGame, restoreDeviceGame } from '../../game/device-game.ts';
import { startGame } from '../../game/new-game.ts';
import {
  choiceFromForm,
  type FormStep,
  formFromDeviceGame,
  type NewGameForm,
  opponentsOf,
  readFormRequest,
  requestedForm,
  withGame,
  withOpponents,
  withSeatCount,
} from '../../game/new-game-form.ts';
import { listStoredGames, newGameId } from '../../game/stored-games.ts';
import { GameStep } from '../set-up/game-step.tsx';
import { SetupDialog } from '../set-up/setup-dialog.tsx';
import { openNewGame } from './open-new-game.ts';
import { PlayersStep } from './players-step.tsx';
import { RulesStep } from './rules-step.tsx';

interface NewGameDialogProps {
  /** The part of the URL path after `/play/new`, which may name a game. */
  readonly path: string | undefined;
  /** The URL's query string, which may preselect opponents. */
  readonly search: URLSearchParams;
  /** Called with true once the dialog covers the page. */
  readonly onCover: (isCovered: true) => void;
  readonly onClose: () => void;
}

/** The maximum number of earlier setups that the form uses. Reading more would delay the dialog. */
const MAX_EARLIER_FORMS = 12;

/** The dialog that sets up a game on this device. */
export default function NewGameDialog(props: NewGameDialogProps): JSX.Element {
  onMount(() => props.onCover(true));
  const earlierForms = readEarlierForms();
  const defaultGame = gameById('halma-2');
  if (defaultGame === undefined) throw new Error('Halma for two is missing');
  const request = readFormRequest(props.path, props.search);
  const initialForm = requestedForm(request, earlierForms, defaultGame);
  const [form, setForm] = createSignal(initialForm);
  // If the link names a game, the dialog skips the step for choosing one.
  const [step, setStep] = createSignal<FormStep>(request.game === undefined ? 'game' : 'players');
  const rules = createMemo<Rules | undefined>((previous) => {
    const result = makeRules(form().rules);
    return result.ok ? result.value : previous;
  });
  const opponents = request.opponents ?? opponentsOf(initialForm);
  const titles = (): Readonly<Record<FormStep, string>> => ({
    game: newGameStrings().labels.titles[opponents],
    players: newGameStrings().labels.titles.players,
    rules: newGameStrings().labels.titles.rules,
  });
  /** Applies a change to the form. If the new game has more seats, the new players are of the same kind as the others. */
  const change = (next: NewGameForm): void => {
    const hasMoreSeats = next.game.seats.length > form().game.seats.length;
    setForm(
      hasMoreSeats && opponents === 'computer' ? withOpponents(next, opponents, levelOf(form())) : next,
    );
  };
  const start = (): void => {
    const session = startGame(choiceFromForm(form()));
    if (session.ok) openNewGame(newDeviceGame(newGameId(), session.value, form().clock), 'replace');
  };
  return (
    <SetupDialog
      titles={titles()}
      step={step()}
      onStep={setStep}
      onClose={props.onClose}
      onSubmit={start}
      lastStepButtons={
        <button type="submit" class="btn main">
          {newGameStrings().labels.start}
        </button>
      }
    >
      <Switch>
        <Match when={step() === 'game'}>
          <GameStep
            game={form().game}
            onSeatCount={(count) => change(withSeatCount(form(), count))}
            onGame={(game) => change(withGame(form(), game))}
          />
        </Match>
        <Match when={step() === 'players' && rules()}>
          {(currentRules) => (
            <PlayersStep
              form={form()}
              rules={currentRules()}
              earlierForms={earlierForms}
              onChange={setForm}
            />
          )}
        </Match>
        <Match when={step() === 'rules' && rules()}>
          {(currentRules) => (
            <>
              <RulesStep form={form()} rules={currentRules()} onChange={setForm} />
              <Show when={!makeRules(form().rules).ok}>
                <p class="note bad">{newGameStrings().labels.refused}</p>
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </SetupDialog>
  );
}

function levelOf({ occupants }: NewGameForm): NewGameForm['occupants'][number]['player'] | undefined {
  return occupants.map(({ player }) => player).find((player) => player !== 'person');
}

/** Returns the setups of the games on this device, latest first. */
function readEarlierForms(): readonly NewGameForm[] {
  return listStoredGames()
    .slice(0, MAX_EARLIER_FORMS)
    .flatMap((stored) => {
      // Restoring a game is fast without its moves.
      const game = restoreDeviceGame({ ...stored, turns: [] });
      return game === undefined ? [] : [formFromDeviceGame(game)];
    });
}
