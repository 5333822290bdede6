import { siteWords } from '@halma/locales/site';
import { type JSX, Show } from 'solid-js';
import { activateNewBuild, isNewBuildReady } from './offline.ts';

/** Offers a newer build of the site on pages that lose nothing by a reload. */
export function NewBuild(props: { readonly canReload: boolean }): JSX.Element {
  return (
    <div role="status">
      <Show when={isNewBuildReady() && props.canReload}>
        <p class="new-build">
          {siteWords().newBuild}
          <button type="button" class="btn dense" onClick={activateNewBuild}>
            {siteWords().update}
          </button>
        </p>
      </Show>
    </div>
  );
}
