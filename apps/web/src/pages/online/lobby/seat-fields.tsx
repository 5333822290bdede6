import { manColourOf, manGlyph } from '@halma/board';
import type { Level } from '@halma/engine';
import { gameStrings } from '@halma/locales/game';
import { peopleStrings } from '@halma/locales/people';
import type { SeatSetup } from '@halma/protocol';
import type { Rules, Seat } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { LEVELS } from '../../../game/player.ts';
import { type GameSetupChoice, withSeatSetup } from '../../../online/game-setup-choice.ts';

export interface GameChoiceProps {
  readonly choice: GameSetupChoice;
  readonly onChange: (choice: GameSetupChoice) => void;
}

/** The choice for each seat: the player, an open seat, or the computer at a level. */
export function SeatFields(props: GameChoiceProps & { rules: Rules }): JSX.Element {
  return (
    <fieldset class="field">
      <legend class="label">{peopleStrings().create.seats}</legend>
      <For each={props.rules.seats}>{(seat) => <SeatField {...props} seat={seat} />}</For>
    </fieldset>
  );
}

function SeatField(props: GameChoiceProps & { rules: Rules; seat: Seat }): JSX.Element {
  const colour = (): ReturnType<typeof manColourOf> => manColourOf(props.rules, props.seat);
  const setup = (): SeatSetup => props.choice.seats.get(props.seat) ?? { kind: 'open' };
  const isSelected = (other: SeatSetup): boolean => JSON.stringify(other) === JSON.stringify(setup());
  const choose = (index: number): void => {
    const option = SEAT_OPTIONS[index];
    if (option !== undefined) props.onChange(withSeatSetup(props.choice, props.seat, option));
  };
  return (
    <span class="seat-plan">
      {manGlyph(colour())}
      <select
        class="input"
        aria-label={peopleStrings().create.seat(gameStrings().colours[colour()])}
        onChange={(event) => choose(event.currentTarget.selectedIndex)}
      >
        <For each={SEAT_OPTIONS}>
          {(option) => <option selected={isSelected(option)}>{describeOption(option)}</option>}
        </For>
      </select>
    </span>
  );
}

type SeatOption = { readonly kind: 'me' | 'open' } | { readonly kind: 'level'; readonly level: Level };

const SEAT_OPTIONS: readonly SeatOption[] = [
  { kind: 'me' },
  { kind: 'open' },
  ...LEVELS.map((level) => ({ kind: 'level', level }) as const),
];

function describeOption(option: SeatOption): string {
  return option.kind === 'level'
    ? peopleStrings().create.level(option.level)
    : peopleStrings().create.seatKinds[option.kind];
}
