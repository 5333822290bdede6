import { newGameStrings } from '@halma/locales/new-game';
import type { Rules } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import {
  type NewGameForm,
  namesUsedBefore,
  withNextName,
  withShuffledOccupants,
} from '../../game/new-game-form.ts';
import { Icon } from '../../parts/icon.tsx';
import { SeatList } from '../set-up/seat-list.tsx';
import { PlayerRow } from './player-row.tsx';

interface PlayersStepProps {
  readonly form: NewGameForm;
  readonly rules: Rules;
  /** The setups of the games on this device, latest first. */
  readonly earlierForms: readonly NewGameForm[];
  readonly onChange: (form: NewGameForm) => void;
}

/** The maximum number of names that the form offers. */
const MAX_NAMES = 8;

/** The second step of a setup on this device: the player at each seat. */
export function PlayersStep(props: PlayersStepProps): JSX.Element {
  const names = (): readonly string[] => namesUsedBefore(props.earlierForms, props.form).slice(0, MAX_NAMES);
  return (
    <SeatList
      rules={props.rules}
      colours={props.form.colours}
      row={(seat) => <PlayerRow form={props.form} seat={seat} onChange={props.onChange} />}
    >
      <div class="row seat-tools">
        <button
          type="button"
          class="btn dense"
          onClick={() => props.onChange(withShuffledOccupants(props.form, Math.random))}
        >
          <Icon name="shuffle" />
          {newGameStrings().labels.shuffle}
        </button>
        <Show when={names().length > 0}>
          <fieldset class="used-names" aria-label={newGameStrings().labels.usedBefore}>
            <span class="small quiet" aria-hidden="true">
              {newGameStrings().labels.usedBefore}:
            </span>
            <For each={names()}>
              {(name) => (
                <button
                  type="button"
                  class="link"
                  onClick={() => props.onChange(withNextName(props.form, name))}
                >
                  {name}
                </button>
              )}
            </For>
          </fieldset>
        </Show>
      </div>
    </SeatList>
  );
}
