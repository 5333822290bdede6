import { siteStrings } from '@halma/locales/site';
import { createEffect, onCleanup } from 'solid-js';
import { titlePage } from './page-title.ts';

/** The title and description of a page, for browser tabs, search engines and messaging apps. */
export interface PageDescription {
  /** The title, without the name of the site. */
  readonly title: string;
  readonly description: string;
}

/** Sets the document's title and description while the page is shown. */
export function describePage(read: () => PageDescription): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  const siteDescription = meta?.content ?? '';
  titlePage(() => siteStrings().title(read().title));
  createEffect(() => {
    if (meta !== null) meta.content = read().description;
  });
  onCleanup(() => {
    if (meta !== null) meta.content = siteDescription;
  });
}
