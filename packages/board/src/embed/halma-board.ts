import { EmbeddedBoard } from './embedded-board.ts';

// The entry point of the single-file build: it defines the element and exports nothing. A server that renders a page may
// load it too, without a DOM.
if (typeof customElements !== 'undefined' && customElements.get('halma-board') === undefined)
  customElements.define('halma-board', EmbeddedBoard);
