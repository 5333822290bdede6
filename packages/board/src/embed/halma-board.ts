import { EmbeddedBoard } from './embedded-board.ts';

// The script for one tag: the element, and nothing for the page to import.
if (customElements.get('halma-board') === undefined) customElements.define('halma-board', EmbeddedBoard);
