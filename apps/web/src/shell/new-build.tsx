import { siteStrings } from '@halma/locales/site';
import { type JSX, Show } from 'solid-js';
import { activateNewBuild, isNewBuildReady } from './offline.ts';

/** Offers a newer build of the site on pages where a reload loses no state. */
export default function NewBuild(props: { readonly canReload: boolean }): JSX.Element {
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
    </div>
  );
}
