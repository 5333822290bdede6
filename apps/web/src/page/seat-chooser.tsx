import { manGlyph, suitOf } from '@halma/board';
import { For, type JSX } from 'solid-js';
import { offeredPlayers, withPlayer } from '../game/choose.ts';
import { againstComputer, atThisTable } from '../game/new-game.ts';
import { SUIT_NAMES } from '../words/english.ts';
import { NEW_GAME } from '../words/new-game.ts';
import { Segments } from './choice.tsx';
import type { SettingsProps } from './game-settings.tsx';

/** Who plays at each seat: a person or the computer. */
export function SeatChooser(props: SettingsProps): JSX.Element {
  const colour = (seat: number): string => SUIT_NAMES[suitOf(props.rules, seat)];
  return (
    <fieldset class="field">
      <legend class="label">{NEW_GAME.who}</legend>
      <div class="row">
        <button
          type="button"
          class="btn dense"
          onClick={() => props.onChange({ ...props.choice, players: againstComputer(props.rules.seats) })}
        >
          {NEW_GAME.oneAgainstComputer}
        </button>
        <button
          type="button"
          class="btn dense"
          onClick={() => props.onChange({ ...props.choice, players: atThisTable(props.rules.seats) })}
        >
          {NEW_GAME.everybodyHere}
        </button>
      </div>
      <For each={props.rules.seats}>
        {(seat) => (
          <fieldset
            class="seat-row"
            classList={{ three: offeredPlayers(props.rules).length > 2 }}
            aria-label={colour(seat)}
          >
            {manGlyph(suitOf(props.rules, seat))}
            <span>{colour(seat)}</span>
            <Segments
              name={`seat-${seat}`}
              values={offeredPlayers(props.rules)}
              words={NEW_GAME}
              chosen={props.choice.players.get(seat) ?? 'person'}
              onChoose={(player) => props.onChange(withPlayer(props.choice, seat, player))}
            />
          </fieldset>
        )}
      </For>
    </fieldset>
  );
}
