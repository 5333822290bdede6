import { EmbeddedBoard } from './embedded-board.ts';

// The entry point of the single-file build: it defines the element and exports nothing.
if (customElements.get('halma-board') === undefined) customElements.define('halma-board', EmbeddedBoard);
