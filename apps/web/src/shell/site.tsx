import { siteWords } from '@halma/locales/site';
import { createEffect, createMemo, ErrorBoundary, type JSX, on, onMount, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { address, navigationCount } from '../navigation/address.ts';
import { setPageTitle } from '../navigation/page-title.ts';
import { pathParts } from '../navigation/path.ts';
import { Header } from './header.tsx';
import { NewBuild } from './new-build.tsx';
import { PageFailure } from './page-failure.tsx';
import { routeOf } from './routes.ts';
import { startTurnReminder } from './turn-reminder.ts';

/** The frame of the site, and in it the page at the present address. */
export function Site(): JSX.Element {
  const path = createMemo(() => pathParts(address()));
  const route = createMemo(() => routeOf(path()));
  createEffect(() => {
    const { title } = route();
    const page = siteWords().titles[title];
    setPageTitle(title === 'home' ? page : siteWords().title(page));
  });
  startTurnReminder();
  createEffect(() => {
    document.body.classList.toggle('in-game', route().hasGame === true);
  });
  createEffect(on(navigationCount, () => queueMicrotask(focusTitle), { defer: true }));
  return (
    <>
      <a class="skip" href="#content">
        {siteWords().toContent}
      </a>
      <Header route={route()} />
      <NewBuild canReload={route().hasUnsavedState !== true} />
      <main id="content" tabindex="-1">
        <Show when={route()} keyed>
          {(shown) => (
            <ErrorBoundary fallback={(failure: unknown) => <PageFailure failure={failure} />}>
              <Suspense fallback={<p class="loading">{siteWords().loading}</p>}>
                <Dynamic component={shown.page} path={path().slice(1)} />
                <Arrival />
              </Suspense>
            </ErrorBoundary>
          )}
        </Show>
      </main>
    </>
  );
}

let hasArrived = false;

/** Mounts together with a page that has loaded, and moves the focus to it, except on the first page of a visit. */
function Arrival(): JSX.Element {
  onMount(() => {
    if (hasArrived) focusTitle();
    hasArrived = true;
  });
  return null;
}

/** Moves the focus to the title of a new page: screen readers read it out, and the keyboard continues from it. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (title === null || document.querySelector('dialog[open]') !== null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
