import { keepFocus } from '../parts/keep-focus.ts';
import { registerServiceWorker } from './offline.ts';

/**
 * Starts the parts of the site that a page does not need to be used. Without them, the site works online only, and does
 * not keep the focus when a control disappears.
 */
export function startLateParts(): void {
  const content = document.getElementById('content');
  if (content !== null) keepFocus(content);
  registerServiceWorker();
}
