import { COORDINATES } from '@halma/board';
import { playStrings } from '@halma/locales/play';
import { For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { withCatalogue } from '../../locale/language.ts';
import { Choice } from '../../parts/choice.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Switch } from '../../parts/switch.tsx';
import { ActionButton } from './action-button.tsx';
import { createAction } from './common-actions.ts';
import { CopyFields } from './copy-fields.tsx';
import { useGame } from './game-context.ts';
import { createPortrait } from './layout-media.ts';

const RulesSummary = lazy(() => withCatalogue(import('./rules-summary.tsx')));

/** The actions that do not fit in the tool bar, the board's settings, and text to copy. */
export function MoreDialog(): JSX.Element {
  const { game, open, settings, changeSettings, turnBoard, replayLastMove } = useGame();
  const isPortrait = createPortrait();
  const turn = createAction(
    'turn',
    () => playStrings().actions.flipBoard,
    () => true,
    turnBoard,
  );
  const lastMove = {
    ...createAction(
      'eye',
      () => playStrings().actions.lastMove,
      () => true,
      replayLastMove,
    ),
    disabledReason: () => (game.session().turns.length > 0 ? undefined : playStrings().actions.noMoves),
  };
  return (
    <Dialog onClose={() => open(null)} title={playStrings().dialogs.moreTitle} class="narrow">
      <div class="buttons">
        <For each={[turn, lastMove, ...game.moreActions]}>{(action) => <ActionButton action={action} />}</For>
      </div>
      <h3>{playStrings().dialogs.boardSettings}</h3>
      <Switch
        label={playStrings().dialogs.onePress}
        description={playStrings().dialogs.onePressText}
        on={settings().onePress}
        onChange={(onePress) => changeSettings({ onePress })}
      />
      <Switch
        label={playStrings().dialogs.showMovable}
        on={settings().showMovable}
        onChange={(showMovable) => changeSettings({ showMovable })}
      />
      <Show when={game.kind === 'local'}>
        <Switch
          label={playStrings().dialogs.turnsToMover}
          description={playStrings().dialogs.turnsToMoverText}
          on={settings().turnsToMover}
          onChange={(turnsToMover) => changeSettings({ turnsToMover })}
        />
      </Show>
      <Switch
        label={playStrings().dialogs.sounds}
        description={playStrings().dialogs.soundsText}
        on={settings().sounds}
        onChange={(sounds) => changeSettings({ sounds })}
      />
      <Choice
        label={playStrings().dialogs.coordinates}
        values={COORDINATES}
        labels={playStrings().dialogs.coordinatesChoices}
        selected={settings().coordinates}
        onSelect={(coordinates) => changeSettings({ coordinates })}
      />
      <Show when={isPortrait()}>
        <h3>{playStrings().page.rules}</h3>
        <Suspense>
          <RulesSummary />
        </Suspense>
      </Show>
      <CopyFields />
    </Dialog>
  );
}
