import { newGameWords } from '@halma/locales/new-game';
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
  /** The id of the game to start with; another text for the game on the board. */
  readonly gameId: string;
  readonly onBoard: DeviceGame;
  readonly onStart: (session: Session, rate: TimeControl | null) => void;
  readonly onClose: () => void;
}

/** Choosing a game and how it is played. A phone shows the games first, then the settings. */
export default function NewGameDialog(props: NewGameDialogProps): JSX.Element {
  const named = gameById(props.gameId);
  const [choice, setChoice] = createSignal<GameChoice>(
    named === undefined ? choiceOfDeviceGame(props.onBoard) : defaultChoice(named),
  );
  const [pane, setPane] = createSignal<'games' | 'settings'>(named === undefined ? 'games' : 'settings');
  const rules = createMemo(() => makeRules(choice().rules));

  const pick = (game: Game): void => {
    if (game.id !== choice().rules.game) setChoice(defaultChoice(game));
    setPane('settings');
  };
  const start = (): void => {
    const session = startGame(choice());
    if (!session.ok) return;
    props.onStart(session.value, choice().clock);
  };

  return (
    <Dialog onClose={props.onClose} title={newGameWords().labels.title} class="new-game">
      <div class="panes" data-pane={pane()}>
        <GamePicker chosen={choice().rules.game} onPick={pick} />
        <div class="settings">
          <button type="button" class="btn bare back" onClick={() => setPane('games')}>
            <Icon name="prev" />
            {newGameWords().labels.otherGame}
          </button>
          <Show when={valueIn(rules())} fallback={<p class="note bad">{newGameWords().labels.refused}</p>}>
            {(value) => <GameSettings rules={value()} choice={choice()} onChange={setChoice} />}
          </Show>
          <div class="start">
            <button type="button" class="btn main" onClick={start}>
              {newGameWords().labels.start}
            </button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function valueIn<Value>(result: { ok: true; value: Value } | { ok: false }): Value | undefined {
  return result.ok ? result.value : undefined;
}
