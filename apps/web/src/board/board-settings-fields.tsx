import { COORDINATES } from '@halma/board';
import { settingsStrings } from '@halma/locales/settings';
import { type JSX, Show } from 'solid-js';
import { Choice } from '../parts/choice.tsx';
import { Switch } from '../parts/switch.tsx';
import { boardSettings, changeBoardSettings } from './board-settings.ts';

/** The settings for all boards: sounds, whether a move needs a second tap, and what the board shows. */
export function BoardSettingsFields(): JSX.Element {
  const strings = () => settingsStrings().board;
  // Devices without a pointer that can hover are phones and tablets, most of which have no keyboard.
  const hasKeyboard = matchMedia('(hover: hover)').matches;
  return (
    <>
      <Switch
        label={strings().sounds}
        description={hasKeyboard ? `${strings().soundsText} ${strings().soundsKey}` : strings().soundsText}
        on={boardSettings().sounds}
        onChange={(sounds) => changeBoardSettings({ sounds })}
      />
      <Show when={'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches}>
        <Switch
          label={strings().vibration}
          description={strings().vibrationText}
          on={boardSettings().vibration}
          onChange={(vibration) => changeBoardSettings({ vibration })}
        />
      </Show>
      <Switch
        label={strings().confirmsMoves}
        description={strings().confirmsMovesText}
        on={boardSettings().confirmsMoves}
        onChange={(confirmsMoves) => changeBoardSettings({ confirmsMoves })}
      />
      <Switch
        label={strings().showMovable}
        on={boardSettings().showMovable}
        onChange={(showMovable) => changeBoardSettings({ showMovable })}
      />
      <Choice
        label={strings().coordinates}
        values={COORDINATES}
        labels={strings().coordinatesChoices}
        selected={boardSettings().coordinates}
        onSelect={(coordinates) => changeBoardSettings({ coordinates })}
      />
    </>
  );
}
