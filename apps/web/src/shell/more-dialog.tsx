import { footerStrings } from '@halma/locales/footer';
import { siteStrings } from '@halma/locales/site';
import { For, type JSX } from 'solid-js';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon-lines.ts';
import { addressOfTab, MORE_TABS, type Route, type Tab } from './routes.ts';

interface MoreDialogProps {
  readonly route: Route;
  readonly onClose: () => void;
  readonly onSettings: () => void;
}

const ICONS: Readonly<Partial<Record<Tab, IconName>>> = { analysis: 'graph', solitaires: 'solo' };

/** The dialog of the tab "More": the pages that have no tab on a phone, and the settings. */
export default function MoreDialog(props: MoreDialogProps): JSX.Element {
  return (
    <Dialog title={siteStrings().more} class="narrow" onClose={props.onClose}>
      <ul class="more-links">
        <For each={MORE_TABS}>
          {(tab) => (
            <li>
              <a
                href={addressOfTab(tab)}
                aria-current={props.route.tab === tab ? 'page' : undefined}
                onClick={() => props.onClose()}
              >
                <Icon name={ICONS[tab] ?? 'menu'} />
                {siteStrings().tabs[tab]}
              </a>
            </li>
          )}
        </For>
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
