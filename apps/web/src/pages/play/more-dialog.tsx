import { COORDINATES } from '@halma/board';
import { type JSX, Show } from 'solid-js';
import { mayAgreeDraw, mayResign } from '../../game/endings.ts';
import { Action } from '../../parts/action.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { isNarrowNow } from '../../parts/narrow.ts';
import { Switch } from '../../parts/switch.tsx';
import { playWords } from '../../words/play.ts';
import { CopyTexts } from './copy-texts.tsx';
import { usePlay } from './play-context.ts';

/** Everything that is done seldom. */
export default function MoreDialog(): JSX.Element {
  const { table, open, settings, changeSettings, turnBoard, showLastMove } = usePlay();
  const turn = (): void => {
    // on a phone the dialog covers the board
    if (isNarrowNow()) open(null);
    turnBoard();
  };
  return (
    <Dialog onClose={() => open(null)} title={playWords().dialogs.moreTitle} class="narrow">
      <div class="buttons">
        <Action icon="plus" word={playWords().actions.newGame} onPress={() => open('new-game')} />
        <Action icon="turn" word={playWords().actions.turnBoard} onPress={turn} />
        <Action
          icon="eye"
          word={playWords().actions.lastMove}
          unavailable={table.session().turns.length > 0 ? undefined : playWords().actions.nothingPlayed}
          onPress={() => {
            open(null);
            showLastMove();
          }}
        />
        <a class="btn" href={table.isKept() ? `/analysis/${table.game().id}` : '/analysis'}>
          <Icon name="graph" />
          {playWords().actions.analyse}
        </a>
        <Show when={mayAgreeDraw(table.session())}>
          <Action icon="draw" word={playWords().actions.draw} onPress={() => open('draw')} />
        </Show>
        <Show when={mayResign(table.session())}>
          <Action icon="flag" word={playWords().actions.resign} onPress={() => open('resign')} />
        </Show>
      </div>
      <h3>{playWords().dialogs.boardSettings}</h3>
      <Switch
        label={playWords().dialogs.onePress}
        about={playWords().dialogs.onePressText}
        on={settings().onePress}
        onChange={(onePress) => changeSettings({ onePress })}
      />
      <Switch
        label={playWords().dialogs.showMovable}
        on={settings().showMovable}
        onChange={(showMovable) => changeSettings({ showMovable })}
      />
      <Switch
        label={playWords().dialogs.turnsToMover}
        about={playWords().dialogs.turnsToMoverText}
        on={settings().turnsToMover}
        onChange={(turnsToMover) => changeSettings({ turnsToMover })}
      />
      <Switch
        label={playWords().dialogs.sounds}
        about={playWords().dialogs.soundsText}
        on={settings().sounds}
        onChange={(sounds) => changeSettings({ sounds })}
      />
      <Choice
        label={playWords().dialogs.coordinates}
        values={COORDINATES}
        words={playWords().dialogs.coordinatesChoices}
        chosen={settings().coordinates}
        onChoose={(coordinates) => changeSettings({ coordinates })}
      />
      <CopyTexts />
    </Dialog>
  );
}
