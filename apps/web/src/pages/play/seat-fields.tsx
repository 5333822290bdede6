import { manColourOf, manGlyph } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { newGameStrings } from '@halma/locales/new-game';
import type { Seat } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { withPlayer } from '../../game/choose.ts';
import { peopleAtAllSeats, playersAgainstComputer } from '../../game/new-game.ts';
import { DEFAULT_LEVEL, LEVELS, type Player, readPlayer } from '../../game/player.ts';
import { Segments } from '../../parts/choice.tsx';
import type { SettingsProps } from './game-settings.tsx';

/** The choice of a player for each seat: a person, or the computer at a level. */
export function SeatFields(props: SettingsProps): JSX.Element {
  return (
    <fieldset class="field">
      <legend class="label">{newGameStrings().labels.players}</legend>
      <div class="row">
        <button
          type="button"
          class="btn dense"
          onClick={() =>
            props.onChange({ ...props.choice, players: playersAgainstComputer(props.rules.seats) })
          }
        >
          {newGameStrings().labels.oneAgainstComputer}
        </button>
        <button
          type="button"
          class="btn dense"
          onClick={() => props.onChange({ ...props.choice, players: peopleAtAllSeats(props.rules.seats) })}
        >
          {newGameStrings().labels.onlyPeople}
        </button>
      </div>
      <For each={props.rules.seats}>{(seat) => <SeatField {...props} seat={seat} />}</For>
    </fieldset>
  );
}

function SeatField(props: SettingsProps & { seat: Seat }): JSX.Element {
  const manColour = (): ReturnType<typeof manColourOf> => manColourOf(props.rules, props.seat);
  const colour = (): string => gameStrings().colours[manColour()];
  const player = (): Player => props.choice.players.get(props.seat) ?? 'person';
  const choose = (chosenPlayer: Player): void =>
    props.onChange(withPlayer(props.choice, props.seat, chosenPlayer));
  return (
    <fieldset class="seat-row" aria-label={colour()}>
      {manGlyph(manColour())}
      <span>{colour()}</span>
      <Segments
        name={`seat-${props.seat}`}
        values={['person', 'computer']}
        labels={newGameStrings().labels}
        selected={player() === 'person' ? 'person' : 'computer'}
        onSelect={(kind) => choose(kind === 'person' ? kind : DEFAULT_LEVEL)}
      />
      <Show when={player() !== 'person'}>
        <select
          class="input"
          aria-label={newGameStrings().labels.levelOf(colour())}
          onChange={(event) => choose(readPlayer(Number(event.currentTarget.value)) ?? DEFAULT_LEVEL)}
        >
          <For each={LEVELS}>
            {(level) => (
              <option value={String(level)} selected={level === player()}>
                {newGameStrings().labels.level(level)}
              </option>
            )}
          </For>
        </select>
      </Show>
    </fieldset>
  );
}
