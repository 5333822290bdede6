import { siteStrings } from '@halma/locales/site';
import { createEffect, createMemo, ErrorBoundary, type JSX, on, onMount, Show, Suspense } from 'solid-js';
import { address, navigationCount } from '../navigation/address.ts';
import { titlePage } from '../navigation/page-title.ts';
import { pathParts } from '../navigation/path.ts';
import { optionalPart } from '../parts/optional-part.ts';
import { focusTitle } from '../parts/title-focus.ts';
import { hasUnsavedGame } from '../storage/unsaved-game.ts';
import { showDocumentTitle } from './document-title.ts';
import { Header } from './header.tsx';
import { PageFailure } from './page-failure.tsx';
import { routeOf } from './routes.ts';

const SiteNotes = optionalPart(() => import('./site-notes.tsx'));
// Loaded after the page, because the page fills the window at first.
const Footer = optionalPart(() => import('./footer.tsx'));

interface SiteProps {
  /** Whether the page is still missing because it is rendered in a separate task. */
  readonly isFrameOnly?: boolean;
}

/** The frame of the site, with the page at the current URL. */
export function Site(props: SiteProps): JSX.Element {
  const path = createMemo(() => pathParts(address()));
  const route = createMemo(() => routeOf(path()));
  titlePage(() => {
    const { title } = route();
    const name = siteStrings().titles[title];
    return title === 'home' ? name : siteStrings().title(name);
  });
  if (!route().isEmbedded) showDocumentTitle();
  createEffect(() => {
    document.body.classList.toggle('in-game', route().hasGame === true);
  });
  createEffect(on(navigationCount, () => queueMicrotask(focusTitle), { defer: true }));
  return (
    <>
      <Show when={!route().isEmbedded}>
        <a class="skip" href="#content">
          {siteStrings().toContent}
        </a>
        <Header route={route()} />
        <Suspense>
          <SiteNotes canReload={route().hasUnsavedState !== true && !hasUnsavedGame()} />
        </Suspense>
      </Show>
      <main id="content" tabindex="-1">
        <Show when={props.isFrameOnly !== true && route()} keyed>
          {({ page: Page }) => (
            <ErrorBoundary fallback={(failure: unknown) => <PageFailure failure={failure} />}>
              <Suspense fallback={<p class="loading">{siteStrings().loading}</p>}>
                <Page path={path().slice(1)} />
                <FocusOnArrival />
              </Suspense>
            </ErrorBoundary>
          )}
        </Show>
      </main>
      <Show when={!route().hasNoFooter}>
        <Suspense>
          <Footer />
        </Suspense>
      </Show>
    </>
  );
}

let hasArrived = false;

/** Moves the focus to a page when it has loaded, except on the first page of a visit. */
function FocusOnArrival(): JSX.Element {
  onMount(() => {
    if (hasArrived) focusTitle();
    hasArrived = true;
  });
  return null;
}
