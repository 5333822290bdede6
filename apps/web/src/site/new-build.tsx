import { type JSX, Show } from 'solid-js';
import { siteWords } from '../words/site.ts';
import { isNewBuildReady, takeNewBuild } from './offline.ts';

/** Says that a newer build is there, and shows it when asked: where all is kept that loading anew would lose. */
export function NewBuild(props: { readonly isKept: boolean }): JSX.Element {
  return (
    <div role="status">
      <Show when={isNewBuildReady() && props.isKept}>
        <p class="new-build">
          {siteWords().newBuild}
          <button type="button" class="btn dense" onClick={takeNewBuild}>
            {siteWords().takeNewBuild}
          </button>
        </p>
      </Show>
    </div>
  );
}
