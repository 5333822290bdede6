import { siteStrings } from '@halma/locales/site';
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { withCatalogue } from '../locale/language.ts';
import { knownAccount } from '../online/known-account.ts';
import { pendingTurns } from '../online/pending-turns.ts';
import { HeaderSlot } from '../parts/header-slot.tsx';
import { Emblem, Icon } from '../parts/icon.tsx';
import { optionalPart } from '../parts/optional-part.ts';
import { addressOfTab, type Route, TAB_ICONS, TABS, type Tab } from './routes.ts';

// Loaded after the page.
const HeaderStatus = optionalPart(() => import('./header-status.tsx'));
// Loaded on demand, because few visitors open them.
const DIALOGS = {
  settings: () => withCatalogue(import('./settings-dialog.tsx')),
  more: () => withCatalogue(import('./more-dialog.tsx')),
};
const SettingsDialog = lazy(DIALOGS.settings);
const MoreDialog = lazy(DIALOGS.more);

/**
 * The header: the site's name, the tabs, a slot for the page, the number of people online, the settings and
 * the account. On a phone, the tabs are at the bottom or, in landscape, on the left. During a game, the tabs
 * are in a menu.
 */
export function Header(props: { route: Route }): JSX.Element {
  const [dialog, setDialog] = createSignal<keyof typeof DIALOGS>();
  const [hasFailed, setFailed] = createSignal(false);
  const close = (): void => void setDialog();
  // `lazy` would keep a failed download, so the button would never work again.
  const open = async (name: keyof typeof DIALOGS): Promise<void> => {
    setFailed(false);
    try {
      await DIALOGS[name]();
      setDialog(name);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <header class="bar">
        <a class="mark" href="/" aria-label={siteStrings().toHomePage}>
          <Emblem />
          <span>{siteStrings().name}</span>
        </a>
        <nav class="tabs" aria-label={siteStrings().main}>
          <For each={TABS}>{(tab) => <TabLink tab={tab} isCurrent={props.route.tab === tab} />}</For>
          <button type="button" class="tab more" onClick={() => void open('more')}>
            <Icon name="menu" />
            <span>{siteStrings().more}</span>
          </button>
        </nav>
        <HeaderSlot />
        <Suspense>
          <HeaderStatus />
        </Suspense>
        <button
          type="button"
          class="iconbtn settings"
          aria-label={siteStrings().settings}
          onClick={() => void open('settings')}
        >
          <Icon name="sliders" />
        </button>
        <button
          type="button"
          class="iconbtn site-menu"
          aria-label={siteStrings().menu}
          onClick={() => void open('more')}
        >
          <Icon name="menu" />
        </button>
        <AccountLink />
        <Suspense>
          <Show when={dialog() === 'settings'}>
            <SettingsDialog onClose={close} />
          </Show>
          <Show when={dialog() === 'more'}>
            <MoreDialog route={props.route} onClose={close} onSettings={() => void open('settings')} />
          </Show>
        </Suspense>
      </header>
      <Show when={hasFailed()}>
        <p class="site-note" role="alert">
          {siteStrings().partFailed}
        </p>
      </Show>
    </>
  );
}

function TabLink(props: { readonly tab: Tab; readonly isCurrent: boolean }): JSX.Element {
  const pendingCount = (): number | undefined => (props.tab === 'online' && pendingTurns()) || undefined;
  return (
    <a
      class="tab"
      href={addressOfTab(props.tab)}
      aria-current={props.isCurrent ? 'page' : undefined}
      data-waiting={pendingCount()}
      aria-label={pendingCount() === undefined ? undefined : siteStrings().yourTurns(pendingTurns())}
    >
      <Icon name={TAB_ICONS[props.tab]} />
      <span>{siteStrings().tabs[props.tab]}</span>
    </a>
  );
}

/** The name of the account in use, or a link to sign in. */
function AccountLink(): JSX.Element {
  return (
    <Show
      when={knownAccount()}
      fallback={
        <a class="btn dense account-link" href="/online/account">
          {siteStrings().signIn}
        </a>
      }
    >
      {(name) => (
        <a class="account-link known" href="/online/account" aria-label={siteStrings().accountOf(name())}>
          <Icon name="person" />
          <span>{name()}</span>
        </a>
      )}
    </Show>
  );
}
