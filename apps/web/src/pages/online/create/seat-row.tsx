import { manColourOf, manGlyph } from '@halma/board';
import type { Level } from '@halma/engine';
import { gameStrings } from '@halma/locales/game';
import { newGameStrings } from '@halma/locales/new-game';
import { peopleStrings } from '@halma/locales/people';
import type { SeatSetup } from '@halma/protocol';
import type { Rules, Seat } from '@halma/rules';
import { For, type JSX, Match, Switch } from 'solid-js';
import { DEFAULT_LEVEL, LEVELS } from '../../../game/player.ts';
import { type GameSetupChoice, withSeatSetup } from '../../../online/game-setup-choice.ts';
import { personName } from '../../../online/person-name.ts';
import { LevelSelect } from '../../set-up/level-select.tsx';
import { useOnline } from '../online-context.ts';

export interface GameChoiceProps {
  readonly choice: GameSetupChoice;
  readonly onChange: (choice: GameSetupChoice) => void;
}

const KINDS = ['me', 'open', 'level'] as const satisfies readonly SeatSetup['kind'][];

/** A seat in an online game: its colour, and whether the player, another person or the computer plays it. */
export function SeatRow(
  props: GameChoiceProps & {
    readonly rules: Rules;
    readonly seat: Seat;
    /** The name of the player the open seat is reserved for; undefined if any player can take it. */
    readonly opponent: string | undefined;
  },
): JSX.Element {
  const { me } = useOnline();
  const colour = (): ReturnType<typeof manColourOf> => manColourOf(props.rules, props.seat);
  const colourName = (): string => gameStrings().colours[colour()];
  const setup = (): SeatSetup => props.choice.seats.get(props.seat) ?? { kind: 'open' };
  const change = (next: SeatSetup): void => props.onChange(withSeatSetup(props.choice, props.seat, next));
  const kindLabel = (kind: SeatSetup['kind']): string =>
    (kind === 'open' ? props.opponent : undefined) ?? peopleStrings().create.seatKinds[kind];
  const choose = (index: number): void => {
    const kind = KINDS[index] ?? 'open';
    change(kind === 'level' ? { kind, level: DEFAULT_LEVEL } : { kind });
  };
  return (
    <div class="player-row">
      <span class="seat-man">{manGlyph(colour())}</span>
      <Switch>
        <Match when={setup().kind === 'me'}>
          <b class="holder">{personName(me().person)}</b>
        </Match>
        <Match when={setup().kind === 'open'}>
          <span class="holder quiet">
            {props.opponent ?? peopleStrings().create.joiners[props.choice.isListed ? 'anyone' : 'link']}
          </span>
        </Match>
        <Match when={levelOf(setup())}>
          {(level) => (
            <LevelSelect
              label={newGameStrings().labels.levelOf(colourName())}
              selected={level()}
              onSelect={(next) => change({ kind: 'level', level: next })}
            />
          )}
        </Match>
      </Switch>
      <select
        class="input kind"
        aria-label={newGameStrings().labels.player(colourName())}
        onChange={(event) => choose(event.currentTarget.selectedIndex)}
      >
        <For each={KINDS}>
          {(kind) => <option selected={kind === setup().kind}>{kindLabel(kind)}</option>}
        </For>
      </select>
    </div>
  );
}

function levelOf(setup: SeatSetup): Level | undefined {
  return setup.kind === 'level' ? LEVELS.find((level) => level === setup.level) : undefined;
}
