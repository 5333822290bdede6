import { tournamentStrings } from '@halma/locales/tournaments';
import type { NewTournament } from '@halma/protocol';
import { makeRules, type Rules } from '@halma/rules';
import { createMemo, createSignal, For, type JSX, Match, Switch } from 'solid-js';
import { type FormStep, gameForSeatCount } from '../../../../game/new-game-form.ts';
import { navigate } from '../../../../navigation/address.ts';
import { describeFailure } from '../../../../online/describe-failure.ts';
import type { Failure } from '../../../../online/failure.ts';
import { createIdempotentRequest } from '../../../../online/idempotent-request.ts';
import { addressOfTournament } from '../../../../online/tournament/describe-tournament.ts';
import {
  defaultTournament,
  fieldOfTournamentFailure,
  findTournamentRefusal,
  readTournament,
  STEP_OF_TOURNAMENT_FIELD,
  TOURNAMENT_PRESETS,
  type TournamentChoice,
  type TournamentField,
  type TournamentPreset,
  tournamentGame,
  tournamentOf,
  withTournamentGame,
  withTournamentPreset,
} from '../../../../online/tournament/tournament-choice.ts';
import { FailureNote } from '../../../../parts/failure-note.tsx';
import { readStored, store } from '../../../../storage/browser-storage.ts';
import { GameStep } from '../../../set-up/game-step.tsx';
import { SetupDialog } from '../../../set-up/setup-dialog.tsx';
import { newCommandId, useOnline } from '../../online-context.ts';
import { FormatStep } from './format-step.tsx';
import { TimeStep } from './time-step.tsx';

/** The key under which the browser stores the choices for the latest tournament. */
const STORAGE_KEY = 'halma.online.tournament';

/**
 * The dialog that creates a tournament, in three steps. It starts with the choices for the previous tournament, or with
 * the defaults.
 */
export default function CreateTournamentDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { api, now } = useOnline();
  const currentTime = (): number => now() ?? Date.now();
  const [choice, setChoice] = createSignal<TournamentChoice>(
    readTournament(readStored(STORAGE_KEY), currentTime()) ?? defaultTournament('', currentTime()),
  );
  const [preset, setPreset] = createSignal<TournamentPreset>();
  const [step, setStep] = createSignal<FormStep>('game');
  const [failure, setFailure] = createSignal<Failure>();
  const [wrongField, setWrongField] = createSignal<TournamentField>();
  const [isPending, setPending] = createSignal(false);
  const send = createIdempotentRequest(newCommandId, (id, setup: NewTournament) =>
    api('createTournament', { body: { id, setup } }),
  );
  const rules = createMemo<Rules | undefined>((previous) => {
    const result = makeRules(choice().setup.rules);
    return result.ok ? result.value : previous;
  });
  const change = (next: TournamentChoice): void => {
    setFailure(undefined);
    setWrongField(undefined);
    setChoice(next);
  };
  const refuseField = (field: TournamentField): void => {
    setWrongField(field);
    setStep(STEP_OF_TOURNAMENT_FIELD[field]);
  };
  const create = async (): Promise<void> => {
    const invalidField = findTournamentRefusal(choice(), currentTime());
    const tournament = tournamentOf(choice());
    if (invalidField !== undefined || !tournament.ok) return refuseField(invalidField ?? 'rules');
    store(STORAGE_KEY, choice().setup);
    setPending(true);
    const result = await send(tournament.value);
    if (result === undefined) return;
    setPending(false);
    if (result.ok) return navigate(addressOfTournament(result.value.tournament), 'replace');
    setFailure(result.refusal);
    const field = fieldOfTournamentFailure(result.refusal);
    if (field !== undefined) refuseField(field);
  };
  const noteOn = (field: TournamentField): JSX.Element => (
    <FailureNote text={wrongField() === field ? tournamentStrings().create.refusals[field] : undefined} />
  );
  /** Describes a failure that concerns none of the fields. */
  const failureText = (): string | undefined => {
    const refusal = wrongField() === undefined ? failure() : undefined;
    return refusal && describeFailure(refusal);
  };
  return (
    <SetupDialog
      titles={{ game: tournamentStrings().create.title, ...tournamentStrings().create.titles }}
      labels={tournamentStrings().create}
      step={step()}
      onStep={setStep}
      onClose={props.onClose}
      onSubmit={() => void create()}
      lastStepButtons={
        <button type="submit" class="btn main" disabled={isPending()}>
          {tournamentStrings().create.submit}
        </button>
      }
    >
      <Switch>
        <Match when={step() === 'game'}>
          <fieldset class="field">
            <legend class="label">{tournamentStrings().create.presets}</legend>
            <div class="preset-chips">
              <For each={TOURNAMENT_PRESETS}>
                {(presetId) => (
                  <button
                    type="button"
                    class="chip"
                    aria-pressed={preset() === presetId}
                    onClick={() => {
                      setPreset(presetId);
                      change(withTournamentPreset(choice(), presetId));
                    }}
                  >
                    {tournamentStrings().create.presetNames[presetId]}
                  </button>
                )}
              </For>
            </div>
          </fieldset>
          <GameStep
            game={tournamentGame(choice())}
            onSeatCount={(count) =>
              change(withTournamentGame(choice(), gameForSeatCount(tournamentGame(choice()), count)))
            }
            onGame={(game) => change(withTournamentGame(choice(), game))}
          />
        </Match>
        <Match when={step() === 'players'}>
          <FormatStep choice={choice()} onChange={change} noteOn={noteOn} />
        </Match>
        <Match when={step() === 'rules' && rules()}>
          {(currentRules) => (
            <>
              <TimeStep rules={currentRules()} choice={choice()} onChange={change} noteOn={noteOn} />
              <FailureNote text={failureText()} />
            </>
          )}
        </Match>
      </Switch>
    </SetupDialog>
  );
}
