import { footerStrings } from '@halma/locales/footer';
import { siteStrings } from '@halma/locales/site';
import { createSignal, type JSX, Show } from 'solid-js';
import { hasUnsavedGame } from '../storage/unsaved-game.ts';
import { hasUnsavedWork } from '../storage/unsaved-work.ts';
import { activateNewBuild, isNewBuildReady } from './offline.ts';

/**
 * The notes above the page: the offer of a newer build, and the warning that the browser stores nothing.
 *
 * @param props.canReload whether a reload loses no state of the page
 */
export default function SiteNotes(props: { readonly canReload: boolean }): JSX.Element {
  const [isStorageNoteClosed, setStorageNoteClosed] = createSignal(false);
  return (
    <div role="status">
      <Show when={isNewBuildReady() && props.canReload}>
        <p class="site-note">
          {siteStrings().newBuild}
          <button type="button" class="btn dense" onClick={activateNewBuild}>
            {siteStrings().update}
          </button>
        </p>
      </Show>
      {/* A local game has its own warning. */}
      <Show when={hasUnsavedWork() && !hasUnsavedGame() && !isStorageNoteClosed()}>
        <p class="site-note">
          {footerStrings().notKept}
          <button type="button" class="btn dense" onClick={() => setStorageNoteClosed(true)}>
            {siteStrings().close}
          </button>
        </p>
      </Show>
    </div>
  );
}
