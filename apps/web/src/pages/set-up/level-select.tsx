import type { Level } from '@halma/engine';
import { newGameStrings } from '@halma/locales/new-game';
import { For, type JSX } from 'solid-js';
import { LEVELS, type Player } from '../../game/player.ts';

interface LevelSelectProps {
  readonly label: string;
  readonly selected: Player;
  readonly onSelect: (level: Level) => void;
}

/** The choice of the computer's level. */
export function LevelSelect(props: LevelSelectProps): JSX.Element {
  const select = (index: number): void => {
    const level = LEVELS[index];
    if (level !== undefined) props.onSelect(level);
  };
  return (
    <select
      class="input"
      aria-label={props.label}
      onChange={(event) => select(event.currentTarget.selectedIndex)}
    >
      <For each={LEVELS}>
        {(level) => (
          <option selected={level === props.selected}>{newGameStrings().labels.level(level)}</option>
        )}
      </For>
    </select>
  );
}
