import { siteStrings } from '@halma/locales/site';
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { withCatalogue } from '../locale/language.ts';
import { pendingTurns } from '../online/pending-turns.ts';
import { HeaderSlot } from '../parts/header-slot.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon-lines.ts';
import { addressOfTab, type Route, TABS, type Tab } from './routes.ts';

// Loaded on demand, because few visitors open it.
const SettingsDialog = lazy(() => withCatalogue(import('./settings-dialog.tsx')));

const TAB_ICONS: Readonly<Record<Tab, IconName>> = {
  play: 'play',
  solitaires: 'solo',
  analysis: 'graph',
  learn: 'book',
  online: 'people',
};

/** The header: the site's name, the tabs, content of the page, and the settings. On a phone the tabs are at the bottom. */
export function Header(props: { route: Route }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const pendingCount = (tab: Tab): number | undefined => (tab === 'online' && pendingTurns()) || undefined;
  return (
    <header class="bar">
      <a class="mark" href="/" aria-label={siteStrings().toHomePage}>
        <Emblem />
        <span>{siteStrings().name}</span>
      </a>
      <nav class="tabs" aria-label={siteStrings().main}>
        <For each={TABS}>
          {(tab) => (
            <a
              href={addressOfTab(tab)}
              aria-current={props.route.tab === tab ? 'page' : undefined}
              data-waiting={pendingCount(tab)}
              aria-label={
                pendingCount(tab) === undefined ? undefined : siteStrings().yourTurns(pendingTurns())
              }
            >
              <Icon name={TAB_ICONS[tab]} />
              <span>{siteStrings().tabs[tab]}</span>
            </a>
          )}
        </For>
      </nav>
      <HeaderSlot />
      <button type="button" class="iconbtn" aria-label={siteStrings().settings} onClick={() => setOpen(true)}>
        <Icon name="lamp" />
      </button>
      <Show when={isOpen()}>
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      </Show>
    </header>
  );
}
