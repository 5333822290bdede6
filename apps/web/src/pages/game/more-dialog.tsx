import { keyStrings } from '@halma/locales/keys';
import { playStrings } from '@halma/locales/play';
import { settingsStrings } from '@halma/locales/settings';
import { For, type JSX, Show, Suspense } from 'solid-js';
import { boardSettings, changeBoardSettings } from '../../board/board-settings.ts';
import { BoardSettingsFields } from '../../board/board-settings-fields.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { optionalPart } from '../../parts/optional-part.ts';
import { Switch } from '../../parts/switch.tsx';
import { ActionButton } from './action-button.tsx';
import { createAction } from './common-actions.ts';
import { CopyFields } from './copy-fields.tsx';
import { facesPlayers, isShared, setFacesPlayers } from './faces-players.ts';
import { useGame } from './game-context.ts';
import { createHasStrip } from './layout-media.ts';

const RulesSummary = optionalPart(() => import('./rules-summary.tsx'));
// Loaded separately, because a local game has no players to block or report.
const OtherPlayers = optionalPart(() => import('./other-players.tsx'));

/** The actions that do not fit in the tool bar, the board's settings, and text to copy. */
export function MoreDialog(): JSX.Element {
  const { game, open, flipBoard, replayLastMove } = useGame();
  const hasStrip = createHasStrip(game.rules);
  const flip = createAction(
    'turn',
    () => playStrings().actions.flipBoard,
    () => true,
    flipBoard,
  );
  const replay = {
    ...createAction(
      'eye',
      () => playStrings().actions.lastMove,
      () => true,
      replayLastMove,
    ),
    disabledReason: () => {
      const { turns, present } = game.session();
      return turns.some(({ kind }) => kind === 'move')
        ? undefined
        : playStrings().moveList.empty(present.outcome !== null);
    },
  };
  const showKeys = createAction(
    'info',
    () => keyStrings().title,
    () => matchMedia('(hover: hover)').matches,
    () => open('keys'),
  );
  return (
    <Dialog onClose={() => open(null)} title={playStrings().page.game} class="narrow">
      <div class="buttons">
        <For each={[flip, replay, ...game.moreActions, showKeys]}>
          {(action) => <ActionButton action={action} />}
        </For>
      </div>
      <h3>{playStrings().dialogs.boardSettings}</h3>
      <Show when={isShared(game)}>
        <Switch
          label={settingsStrings().board.facePlayers}
          description={settingsStrings().board.facePlayersText}
          on={facesPlayers()}
          onChange={setFacesPlayers}
        />
        <Switch
          label={settingsStrings().board.flipEachTurn}
          description={settingsStrings().board.flipEachTurnText}
          on={boardSettings().turnsToMover}
          onChange={(turnsToMover) => changeBoardSettings({ turnsToMover })}
        />
      </Show>
      <BoardSettingsFields />
      <Show when={game.chat}>
        {(chat) => (
          <Suspense>
            <OtherPlayers chat={chat()} />
          </Suspense>
        )}
      </Show>
      <Show when={hasStrip()}>
        <h3>{playStrings().page.rules}</h3>
        <Suspense>
          <RulesSummary />
        </Suspense>
      </Show>
      <CopyFields />
    </Dialog>
  );
}
