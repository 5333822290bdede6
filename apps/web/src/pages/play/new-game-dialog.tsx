import { type Game, gameOfId, makeRules } from '@halma/rules';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { choiceOfGame, choiceOfTable } from '../../game/choose.ts';
import { type GameChoice, startGame } from '../../game/new-game.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { newGameWords } from '../../words/new-game.ts';
import { GamePicker } from './game-picker.tsx';
import { GameSettings } from './game-settings.tsx';
import { usePlay } from './play-context.ts';

/** Choosing a game and how it is played. A phone shows the games first, then the settings. */
export default function NewGameDialog(): JSX.Element {
  const { table, open, gameToChoose } = usePlay();
  const named = gameOfId(gameToChoose());
  const [choice, setChoice] = createSignal<GameChoice>(
    named === undefined ? choiceOfTable(table.game()) : choiceOfGame(named),
  );
  const [pane, setPane] = createSignal<'games' | 'settings'>(named === undefined ? 'games' : 'settings');
  const rules = createMemo(() => makeRules(choice().rules));

  const pick = (game: Game): void => {
    if (game.id !== choice().rules.game) setChoice(choiceOfGame(game));
    setPane('settings');
  };
  const start = (): void => {
    const session = startGame(choice());
    if (!session.ok) return;
    table.begin(session.value, choice().clock);
  };

  return (
    <Dialog onClose={() => open(null)} title={newGameWords().labels.title} class="new-game">
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
