import { newGameStrings } from '@halma/locales/new-game';
import { type Game, gameById, makeRules } from '@halma/rules';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { choiceOfDeviceGame, defaultChoice } from '../../game/choose.ts';
import type { TimeControl } from '../../game/clock.ts';
import type { DeviceGame } from '../../game/device-game.ts';
import { type GameChoice, startGame } from '../../game/new-game.ts';
import type { Session } from '../../game/session.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { GamePicker } from './game-picker.tsx';
import { GameSettings } from './game-settings.tsx';

interface NewGameDialogProps {
  /** The id of the game that is selected first; any other string selects the game on the board. */
  readonly gameId: string;
  readonly currentGame: DeviceGame;
  readonly onStart: (session: Session, timeControl: TimeControl | null) => void;
  readonly onClose: () => void;
}

/** The dialog for choosing a game and its settings. A phone shows the games first, then the settings. */
export default function NewGameDialog(props: NewGameDialogProps): JSX.Element {
  const requestedGame = gameById(props.gameId);
  const [choice, setChoice] = createSignal<GameChoice>(
    requestedGame === undefined ? choiceOfDeviceGame(props.currentGame) : defaultChoice(requestedGame),
  );
  const [pane, setPane] = createSignal<'games' | 'settings'>(
    requestedGame === undefined ? 'games' : 'settings',
  );
  const rules = createMemo(() => makeRules(choice().rules));

  const select = (game: Game): void => {
    if (game.id !== choice().rules.game) setChoice(defaultChoice(game));
    setPane('settings');
  };
  const start = (): void => {
    const session = startGame(choice());
    if (!session.ok) return;
    props.onStart(session.value, choice().clock);
  };

  return (
    <Dialog onClose={props.onClose} title={newGameStrings().labels.title} class="new-game">
      <div class="panes" data-pane={pane()}>
        <GamePicker selected={choice().rules.game} onSelect={select} />
        <div class="settings">
          <button type="button" class="btn bare back" onClick={() => setPane('games')}>
            <Icon name="prev" />
            {newGameStrings().labels.otherGame}
          </button>
          <Show
            when={valueOrUndefined(rules())}
            fallback={<p class="note bad">{newGameStrings().labels.refused}</p>}
          >
            {(value) => <GameSettings rules={value()} choice={choice()} onChange={setChoice} />}
          </Show>
          <div class="start">
            <button type="button" class="btn main" onClick={start}>
              {newGameStrings().labels.start}
            </button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function valueOrUndefined<Value>(result: { ok: true; value: Value } | { ok: false }): Value | undefined {
  return result.ok ? result.value : undefined;
}
