import { COORDINATES } from '@halma/board';
import { type JSX, Show } from 'solid-js';
import { mayAgreeDraw, mayResign } from '../game/endings.ts';
import { ACTIONS, DIALOGS } from '../words/english.ts';
import { Action } from './action.tsx';
import { Choice, Switch } from './choice.tsx';
import { CopyTexts } from './copy-texts.tsx';
import { Dialog } from './dialog.tsx';
import { isNarrowNow } from './narrow.ts';
import { usePage } from './page-context.ts';

/** Everything that is done seldom. */
export function MoreDialog(): JSX.Element {
  const { table, open, settings, changeSettings, turnBoard, showLastMove } = usePage();
  const turn = (): void => {
    // on a phone the dialog covers the board
    if (isNarrowNow()) open(null);
    turnBoard();
  };
  return (
    <Dialog title={DIALOGS.moreTitle} class="narrow">
      <div class="buttons">
        <Action icon="plus" word={ACTIONS.newGame} class="btn" onPress={() => open('new-game')} />
        <Action icon="turn" word={ACTIONS.turnBoard} class="btn" onPress={turn} />
        <Action
          icon="eye"
          word={ACTIONS.lastMove}
          class="btn"
          unavailable={table.session().turns.length > 0 ? undefined : ACTIONS.nothingPlayed}
          onPress={() => {
            open(null);
            showLastMove();
          }}
        />
        <Show when={mayAgreeDraw(table.session())}>
          <Action icon="draw" word={ACTIONS.draw} class="btn" onPress={() => open('draw')} />
        </Show>
        <Show when={mayResign(table.session())}>
          <Action icon="flag" word={ACTIONS.resign} class="btn" onPress={() => open('resign')} />
        </Show>
      </div>
      <h3>{DIALOGS.boardSettings}</h3>
      <Switch
        label={DIALOGS.onePress}
        about={DIALOGS.onePressText}
        on={settings.onePress}
        onChange={(onePress) => changeSettings({ onePress })}
      />
      <Switch
        label={DIALOGS.showMovable}
        on={settings.showMovable}
        onChange={(showMovable) => changeSettings({ showMovable })}
      />
      <Choice
        label={DIALOGS.coordinates}
        values={COORDINATES}
        words={DIALOGS.coordinatesChoices}
        chosen={settings.coordinates}
        onChoose={(coordinates) => changeSettings({ coordinates })}
      />
      <CopyTexts />
    </Dialog>
  );
}
