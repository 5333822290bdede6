import { playWords } from '@halma/locales/play';
import { createSignal, For, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { withWords } from '../../locale/language.ts';
import { useGame } from './game-context.ts';
import { createTall, createUpright } from './layout-media.ts';
import { MoveList } from './move-list.tsx';
import { MoveSteps } from './move-steps.tsx';
import { MoveStrip } from './move-strip.tsx';

// Behind a tab, or in online games only.
const Chat = lazy(() => withWords(import('./chat.tsx')));
const RulesSummary = lazy(() => withWords(import('./rules-summary.tsx')));

type TabName = 'moves' | 'chat' | 'rules';

/** The moves and what else belongs to the game: in one line on an upright phone, else as a panel beside the board. */
export default function Panel(): JSX.Element {
  const isUpright = createUpright();
  return (
    <Show when={isUpright()} fallback={<TabbedPanel />}>
      <MoveStrip />
    </Show>
  );
}

/** The moves, the chat, the rules. A high window shows the chat below the moves. */
function TabbedPanel(): JSX.Element {
  const { game, unreadCount } = useGame();
  const isTall = createTall();
  const [chosen, choose] = createSignal<TabName>('moves');
  const hasOpenChat = (): boolean => game.chat !== undefined && isTall();
  const tabs = (): readonly TabName[] =>
    game.chat === undefined || hasOpenChat() ? ['moves', 'rules'] : ['moves', 'chat', 'rules'];
  const tab = (): TabName => (tabs().includes(chosen()) ? chosen() : 'moves');
  const label = (name: TabName): string =>
    ({
      moves: () => playWords().moveList.title,
      chat: () => game.chat?.title(unreadCount()) ?? '',
      rules: () => playWords().page.rules,
    })[name]();
  return (
    <section class="card list">
      <Tabs names={tabs()} label={label} chosen={tab()} onChoose={choose} />
      <div class="panel-page" role="tabpanel" id="game-panel" aria-labelledby={`game-tab-${tab()}`}>
        <Switch>
          <Match when={tab() === 'moves'}>
            <MoveList />
            <MoveSteps />
          </Match>
          <Match when={tab() === 'chat' && game.chat}>
            {(chat) => (
              <Suspense>
                <Chat chat={chat()} />
              </Suspense>
            )}
          </Match>
          <Match when={tab() === 'rules'}>
            <Suspense>
              <RulesSummary />
            </Suspense>
          </Match>
        </Switch>
      </div>
      <Show when={hasOpenChat() && game.chat}>
        {(chat) => (
          <Suspense>
            <Chat chat={chat()} />
          </Suspense>
        )}
      </Show>
    </section>
  );
}

interface TabsProps {
  readonly names: readonly TabName[];
  readonly label: (name: TabName) => string;
  readonly chosen: TabName;
  readonly onChoose: (name: TabName) => void;
}

/** A row of tabs; the arrow keys go from one to the next. */
function Tabs(props: TabsProps): JSX.Element {
  let list: HTMLDivElement | undefined;
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const { names } = props;
    const next = names[(names.indexOf(props.chosen) + by + names.length) % names.length];
    if (next === undefined) return;
    event.preventDefault();
    props.onChoose(next);
    list?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <div class="panel-tabs" role="tablist" ref={list} onKeyDown={step}>
      <For each={props.names}>
        {(name) => (
          <button
            type="button"
            role="tab"
            id={`game-tab-${name}`}
            aria-controls="game-panel"
            aria-selected={props.chosen === name}
            tabindex={props.chosen === name ? 0 : -1}
            onClick={() => props.onChoose(name)}
          >
            {props.label(name)}
          </button>
        )}
      </For>
    </div>
  );
}
