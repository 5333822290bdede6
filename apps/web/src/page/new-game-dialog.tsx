import { type Game, makeRules } from '@halma/rules';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { choiceOfGame, choiceOfSession } from '../game/choose.ts';
import { type GameChoice, startGame } from '../game/new-game.ts';
import { NEW_GAME } from '../words/new-game.ts';
import { Dialog } from './dialog.tsx';
import { GamePicker } from './game-picker.tsx';
import { GameSettings } from './game-settings.tsx';
import { Icon } from './icon.tsx';
import { usePage } from './page-context.ts';

/** Choosing a game and how it is played. A phone shows the games first, then the settings. */
export function NewGameDialog(): JSX.Element {
  const { table, open } = usePage();
  const [choice, setChoice] = createSignal<GameChoice>(choiceOfSession(table.session()));
  const [pane, setPane] = createSignal<'games' | 'settings'>('games');
  const rules = createMemo(() => makeRules(choice().rules));
  const isUnderWay = (): boolean =>
    table.session().turns.length > 0 && table.session().present.outcome === null;

  const pick = (game: Game): void => {
    if (game.id !== choice().rules.game) setChoice(choiceOfGame(game));
    setPane('settings');
  };
  const start = (): void => {
    const session = startGame(choice());
    if (!session.ok) return;
    open(null);
    table.begin(session.value);
  };

  return (
    <Dialog title={NEW_GAME.title} class="new-game">
      <div class="panes" data-pane={pane()}>
        <GamePicker chosen={choice().rules.game} onPick={pick} />
        <div class="settings">
          <button type="button" class="btn bare back" onClick={() => setPane('games')}>
            <Icon name="prev" />
            {NEW_GAME.otherGame}
          </button>
          <Show when={valueIn(rules())} fallback={<p class="note bad">{NEW_GAME.refused}</p>}>
            {(value) => <GameSettings rules={value()} choice={choice()} onChange={setChoice} />}
          </Show>
          <div class="start">
            <Show when={isUnderWay()}>
              <p class="small quiet">{NEW_GAME.replaces}</p>
            </Show>
            <button type="button" class="btn main" onClick={start}>
              {NEW_GAME.start}
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
