import { newGameStrings } from '@halma/locales/new-game';
import { peopleStrings } from '@halma/locales/people';
import type { GameSetup } from '@halma/protocol';
import { makeRules, type Rules } from '@halma/rules';
import { createMemo, createSignal, type JSX, Match, Switch, untrack } from 'solid-js';
import { type FormStep, gameForSeatCount } from '../../../game/new-game-form.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import type { Failure } from '../../../online/failure.ts';
import {
  chosenGame,
  type GameSetupChoice,
  toGameSetup,
  withGame,
} from '../../../online/game-setup-choice.ts';
import {
  fieldOfFailure,
  findRefusal,
  type SetupField,
  STEP_OF_FIELD,
  whyNotRated,
} from '../../../online/setup-refusal.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { GameStep } from '../../set-up/game-step.tsx';
import { RulesFields } from '../../set-up/rules-fields.tsx';
import { SetupDialog } from '../../set-up/setup-dialog.tsx';
import { useOnline } from '../online-context.ts';
import { PlayersStep } from './players-step.tsx';

interface GameSetupDialogProps {
  readonly title: string;
  readonly submitText: string;
  readonly firstStep: FormStep;
  readonly choice: GameSetupChoice;
  readonly onChange: (choice: GameSetupChoice) => void;
  /** The name of the player the open seat is reserved for; undefined if any player can take it. */
  readonly opponent?: string;
  /** Additional fields in the players step. */
  readonly playerFields?: JSX.Element;
  /** Sends the setup. If the server refuses it, `failure` has the reason. */
  readonly onSubmit: (setup: GameSetup) => Promise<void>;
  readonly isPending: boolean;
  readonly failure: Failure | undefined;
  readonly onClose: () => void;
}

/** The dialog that sets up an online game, for the lobby or for a challenge, in three steps. */
export function GameSetupDialog(props: GameSetupDialogProps): JSX.Element {
  const { me } = useOnline();
  const [step, setStep] = createSignal(untrack(() => props.firstStep));
  const rules = createMemo<Rules | undefined>((previous) => {
    const result = makeRules(props.choice.rules);
    return result.ok ? result.value : previous;
  });
  const refusal = createMemo(() => findRefusal(props.choice) ?? props.failure);
  const refusedField = (): SetupField | undefined => {
    const failure = refusal();
    return failure && fieldOfFailure(failure);
  };
  const titles = (): Readonly<Record<FormStep, string>> => ({
    game: props.title,
    players: peopleStrings().create.titles.players,
    rules: peopleStrings().create.titles.rules,
  });
  const submit = async (): Promise<void> => {
    const isRated = props.choice.isRated && whyNotRated(props.choice, me().person.guest) === undefined;
    const setup = toGameSetup({ ...props.choice, isRated });
    if (setup.ok && findRefusal(props.choice) === undefined) await props.onSubmit(setup.value);
    const field = refusedField();
    if (field !== undefined) setStep(STEP_OF_FIELD[field]);
  };
  /**
   * Describes the refusal if it concerns this field. If the field is undefined, describes a refusal that
   * concerns no field.
   */
  const refusalTextFor = (field: SetupField | undefined): string | undefined => {
    const failure = refusedField() === field ? refusal() : undefined;
    if (failure === undefined) return undefined;
    return field === 'rules' ? newGameStrings().labels.refused : describeFailure(failure);
  };
  const noteOn = (field: SetupField): JSX.Element => <FailureNote text={refusalTextFor(field)} />;
  return (
    <SetupDialog
      titles={titles()}
      step={step()}
      onStep={setStep}
      onClose={props.onClose}
      onSubmit={() => void submit()}
      lastStepButtons={
        <button type="submit" class="btn main" disabled={props.isPending}>
          {props.submitText}
        </button>
      }
    >
      <Switch>
        <Match when={step() === 'game'}>
          <GameStep
            game={chosenGame(props.choice)}
            onSeatCount={(count) =>
              props.onChange(withGame(props.choice, gameForSeatCount(chosenGame(props.choice), count)))
            }
            onGame={(game) => props.onChange(withGame(props.choice, game))}
          />
        </Match>
        <Match when={step() === 'players' && rules()}>
          {(currentRules) => (
            <PlayersStep
              rules={currentRules()}
              choice={props.choice}
              onChange={props.onChange}
              opponent={props.opponent}
              noteOn={noteOn}
            >
              {props.playerFields}
            </PlayersStep>
          )}
        </Match>
        <Match when={step() === 'rules' && rules()}>
          {(currentRules) => (
            <>
              <RulesFields
                rules={currentRules()}
                config={props.choice.rules}
                onChange={(config) => props.onChange({ ...props.choice, rules: config })}
              />
              {noteOn('rules')}
              <FailureNote text={refusalTextFor(undefined)} />
            </>
          )}
        </Match>
      </Switch>
    </SetupDialog>
  );
}
