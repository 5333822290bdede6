import { createEffect, createMemo, ErrorBoundary, type JSX, on, onMount, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { siteWords } from '../words/site.ts';
import { address, arrivals, pathParts } from './address.ts';
import { Header } from './header.tsx';
import { NewBuild } from './new-build.tsx';
import { PageFailure } from './page-failure.tsx';
import { callPage, startReminder } from './reminder.ts';
import { routeOf } from './routes.ts';

/** The frame of the site, and in it the page at the present address. */
export function Site(): JSX.Element {
  const path = createMemo(() => pathParts(address()));
  const route = createMemo(() => routeOf(path()));
  createEffect(() => {
    const { title } = route();
    const page = siteWords().titles[title];
    callPage(title === 'home' ? page : siteWords().title(page));
  });
  startReminder();
  createEffect(() => {
    document.body.classList.toggle('in-game', route().inGame === true);
  });
  createEffect(on(arrivals, () => queueMicrotask(focusTitle), { defer: true }));
  return (
    <>
      <a class="skip" href="#content">
        {siteWords().toContent}
      </a>
      <Header route={route()} />
      <NewBuild isKept={route().holdsUnkept !== true} />
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

/** Stands behind a page and mounts with it, once it has been fetched. The first page of a visit takes no focus. */
function Arrival(): JSX.Element {
  onMount(() => {
    if (hasArrived) focusTitle();
    hasArrived = true;
  });
  return null;
}

/** Tells whoever listens that another page is there: its title is read out, and the keyboard goes on from it. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (title === null || document.querySelector('dialog[open]') !== null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
