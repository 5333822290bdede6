import { COORDINATES } from '@halma/board';
import { playWords } from '@halma/locales/play';
import { For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { withCatalogue } from '../../locale/language.ts';
import { Choice } from '../../parts/choice.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Switch } from '../../parts/switch.tsx';
import { ActionButton } from './action-button.tsx';
import { plainAction } from './common-actions.ts';
import { CopyTexts } from './copy-texts.tsx';
import { useGame } from './game-context.ts';
import { createPortrait } from './layout-media.ts';

const RulesSummary = lazy(() => withCatalogue(import('./rules-summary.tsx')));

/** The actions that do not fit in the tool bar, the settings of the board, and the texts to copy. */
export function MoreDialog(): JSX.Element {
  const { game, open, settings, changeSettings, turnBoard, replayLastMove } = useGame();
  const isPortrait = createPortrait();
  const turn = plainAction(
    'turn',
    () => playWords().actions.flipBoard,
    () => true,
    turnBoard,
  );
  const lastMove = {
    ...plainAction(
      'eye',
      () => playWords().actions.lastMove,
      () => true,
      replayLastMove,
    ),
    disabledReason: () => (game.session().turns.length > 0 ? undefined : playWords().actions.noMoves),
  };
  return (
    <Dialog onClose={() => open(null)} title={playWords().dialogs.moreTitle} class="narrow">
      <div class="buttons">
        <For each={[turn, lastMove, ...game.moreActions]}>{(action) => <ActionButton action={action} />}</For>
      </div>
      <h3>{playWords().dialogs.boardSettings}</h3>
      <Switch
        label={playWords().dialogs.onePress}
        description={playWords().dialogs.onePressText}
        on={settings().onePress}
        onChange={(onePress) => changeSettings({ onePress })}
      />
      <Switch
        label={playWords().dialogs.showMovable}
        on={settings().showMovable}
        onChange={(showMovable) => changeSettings({ showMovable })}
      />
      <Show when={game.kind === 'local'}>
        <Switch
          label={playWords().dialogs.turnsToMover}
          description={playWords().dialogs.turnsToMoverText}
          on={settings().turnsToMover}
          onChange={(turnsToMover) => changeSettings({ turnsToMover })}
        />
      </Show>
      <Switch
        label={playWords().dialogs.sounds}
        description={playWords().dialogs.soundsText}
        on={settings().sounds}
        onChange={(sounds) => changeSettings({ sounds })}
      />
      <Choice
        label={playWords().dialogs.coordinates}
        values={COORDINATES}
        labels={playWords().dialogs.coordinatesChoices}
        selected={settings().coordinates}
        onSelect={(coordinates) => changeSettings({ coordinates })}
      />
      <Show when={isPortrait()}>
        <h3>{playWords().page.rules}</h3>
        <Suspense>
          <RulesSummary />
        </Suspense>
      </Show>
      <CopyTexts />
    </Dialog>
  );
}
