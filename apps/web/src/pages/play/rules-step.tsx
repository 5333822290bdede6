import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { newGameStrings } from '@halma/locales/new-game';
import { settingsStrings } from '@halma/locales/settings';
import type { Rules, Seat } from '@halma/rules';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { hasSeveralPeople, type NewGameForm, seatNameIn } from '../../game/new-game-form.ts';
import { Choice } from '../../parts/choice.tsx';
import { Switch } from '../../parts/switch.tsx';
import { facesPlayers, setFacesPlayers } from '../game/faces-players.ts';
import { RulesFields, SideFields } from '../set-up/rules-fields.tsx';
import { ClockField } from './clock-field.tsx';

interface RulesStepProps {
  readonly form: NewGameForm;
  readonly rules: Rules;
  readonly onChange: (form: NewGameForm) => void;
}

/** The maximum number of seats that are shown side by side. More seats are shown in a list. */
const MAX_SEGMENTS = 2;

/** The last step of a setup on this device: the sides, the first seat, the clock, the names and the rules. */
export function RulesStep(props: RulesStepProps): JSX.Element {
  const nameOf = (seat: Seat): string =>
    seatNameIn(props.form, seat, gameStrings().colours[manColourOf(props.form, seat, props.form.colours)]);
  const changeRules = (rules: NewGameForm['rules']): void => props.onChange({ ...props.form, rules });
  return (
    <>
      <SideFields rules={props.rules} config={props.form.rules} onChange={changeRules} nameOf={nameOf} />
      <FirstSeatField form={props.form} rules={props.rules} onChange={props.onChange} nameOf={nameOf} />
      <ClockField clock={props.form.clock} onChange={(clock) => props.onChange({ ...props.form, clock })} />
      <Show when={hasSeveralPeople(props.form)}>
        <Switch
          label={settingsStrings().board.facePlayers}
          description={settingsStrings().board.facePlayersText}
          on={facesPlayers()}
          onChange={setFacesPlayers}
        />
      </Show>
      <RulesFields rules={props.rules} config={props.form.rules} onChange={changeRules} />
    </>
  );
}

function FirstSeatField(props: RulesStepProps & { readonly nameOf: (seat: Seat) => string }): JSX.Element {
  const id = createUniqueId();
  const values = (): readonly string[] => ['random', ...props.rules.seats.map(String)];
  const labels = (): Readonly<Record<string, string>> => ({
    random: newGameStrings().labels.random,
    ...Object.fromEntries(props.rules.seats.map((seat) => [String(seat), props.nameOf(seat)])),
  });
  const selected = (): string => String(props.form.first);
  const choose = (value: string): void =>
    props.onChange({
      ...props.form,
      first: props.rules.seats.find((seat) => String(seat) === value) ?? 'random',
    });
  return (
    <Show
      when={props.rules.seats.length <= MAX_SEGMENTS}
      fallback={
        <div class="field">
          <label class="label" for={id}>
            {newGameStrings().labels.firstMove}
          </label>
          <select id={id} class="input" onChange={(event) => choose(event.currentTarget.value)}>
            <For each={values()}>
              {(value) => (
                <option value={value} selected={value === selected()}>
                  {labels()[value]}
                </option>
              )}
            </For>
          </select>
        </div>
      }
    >
      <Choice
        label={newGameStrings().labels.firstMove}
        values={values()}
        labels={labels()}
        selected={selected()}
        onSelect={choose}
      />
    </Show>
  );
}
