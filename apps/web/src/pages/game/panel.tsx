import { playStrings } from '@halma/locales/play';
import { createSignal, For, type JSX, Match, Show, Suspense, Switch } from 'solid-js';
import { hasModifier } from '../../board/step-keys.ts';
import { createMediaMatch } from '../../parts/media-match.ts';
import { optionalPart } from '../../parts/optional-part.ts';
import { useGame } from './game-context.ts';
import { createHasStrip } from './layout-media.ts';
import { MoveList } from './move-list.tsx';
import { MoveSteps } from './move-steps.tsx';
import { MoveStrip } from './move-strip.tsx';

// Loaded on demand: only online games have a chat, and the rules are behind a tab.
const Chat = optionalPart(() => import('./chat.tsx'));
const RulesSummary = optionalPart(() => import('./rules-summary.tsx'));

/** A window that is tall enough to show the chat below the moves. */
const TALL = '(min-height: 53.8125em)';

type TabName = 'moves' | 'chat' | 'rules';

/** The moves: in one line on a phone, otherwise in a panel with the chat and the rules. */
export default function Panel(): JSX.Element {
  const { game, unreadCount } = useGame();
  const hasStrip = createHasStrip(game.rules);
  // The panel keeps its tab while a turned phone shows the moves in one line.
  const [selected, select] = createSignal<TabName>('moves');
  return (
    <>
      <Show when={hasStrip()} fallback={<TabbedPanel selected={selected()} onSelect={select} />}>
        <MoveStrip />
      </Show>
      {/* Screen readers announce the messages themselves only while the page shows the chat. */}
      <Show when={game.chat}>
        {(chat) => (
          <p class="vh" role="status">
            {unreadCount() > 0 ? chat().title(unreadCount()) : ''}
          </p>
        )}
      </Show>
    </>
  );
}

/** The moves, the chat and the rules as tabs. A tall window shows the chat below the tabs instead. */
function TabbedPanel(props: {
  /** The tab that the user has selected, which the panel may not have at present. */
  readonly selected: TabName;
  readonly onSelect: (name: TabName) => void;
}): JSX.Element {
  const { game, unreadCount } = useGame();
  const isTall = createMediaMatch(TALL);
  const showsChatBelow = (): boolean => game.chat !== undefined && isTall();
  const tabs = (): readonly TabName[] =>
    game.chat === undefined || showsChatBelow() ? ['moves', 'rules'] : ['moves', 'chat', 'rules'];
  const tab = (): TabName => (tabs().includes(props.selected) ? props.selected : 'moves');
  const label = (name: TabName): string =>
    ({
      moves: () => playStrings().moveList.title,
      chat: () => game.chat?.title(unreadCount()) ?? '',
      rules: () => playStrings().page.rules,
    })[name]();
  return (
    <section class="card list">
      <Tabs names={tabs()} label={label} selected={tab()} onSelect={props.onSelect} />
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
      <Show when={showsChatBelow() && game.chat}>
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
  readonly selected: TabName;
  readonly onSelect: (name: TabName) => void;
}

/** A row of tabs. The arrow keys select the next or the previous one. */
function Tabs(props: TabsProps): JSX.Element {
  let list: HTMLDivElement | undefined;
  const step = (event: KeyboardEvent): void => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (offset === undefined || hasModifier(event)) return;
    const { names } = props;
    const next = names[(names.indexOf(props.selected) + offset + names.length) % names.length];
    if (next === undefined) return;
    event.preventDefault();
    props.onSelect(next);
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
            aria-selected={props.selected === name}
            tabindex={props.selected === name ? 0 : -1}
            onClick={() => props.onSelect(name)}
          >
            {props.label(name)}
          </button>
        )}
      </For>
    </div>
  );
}
