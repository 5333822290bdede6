import { createEffect } from 'solid-js';
import { pageTitle } from '../navigation/page-title.ts';
import { pendingTurns } from '../online/pending-turns.ts';

/** Shows the page's title in the browser tab, after the number of pending turns. */
export function showDocumentTitle(): void {
  createEffect(() => {
    document.title = `${pendingTurns() > 0 ? `(${pendingTurns()}) ` : ''}${pageTitle()}`;
  });
}
