import { footerStrings } from '@halma/locales/footer';
import { siteStrings } from '@halma/locales/site';
import { For, type JSX } from 'solid-js';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { addressOfTab, type Route, SHORT_TAB_COUNT, TAB_ICONS, TABS } from './routes.ts';

interface MoreDialogProps {
  readonly route: Route;
  readonly onClose: () => void;
  readonly onSettings: () => void;
}

/**
 * The dialog that opens from the “More” tab, with the pages that have no tab on a phone, and from the menu
 * during a game, with all pages.
 */
export default function MoreDialog(props: MoreDialogProps): JSX.Element {
  return (
    <Dialog title={siteStrings().menu} class="narrow" onClose={props.onClose}>
      <ul class="more-links">
        <For each={TABS}>
          {(tab, index) => (
            <li classList={{ 'has-tab': index() < SHORT_TAB_COUNT }}>
              <a
                href={addressOfTab(tab)}
                aria-current={props.route.tab === tab ? 'page' : undefined}
                onClick={() => props.onClose()}
              >
                <Icon name={TAB_ICONS[tab]} />
                {siteStrings().tabs[tab]}
              </a>
            </li>
          )}
        </For>
        <li>
          <a href="/online/tournaments" onClick={() => props.onClose()}>
            <Icon name="flag" />
            {footerStrings().links.tournaments}
          </a>
        </li>
        <li>
          <a href="/learn/glossary" onClick={() => props.onClose()}>
            <Icon name="book" />
            {footerStrings().links.glossary}
          </a>
        </li>
        <li>
          <button type="button" onClick={() => props.onSettings()}>
            <Icon name="sliders" />
            {siteStrings().settings}
          </button>
        </li>
        <li>
          <a href="/about" onClick={() => props.onClose()}>
            <Icon name="info" />
            {footerStrings().links.about}
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
