import { onCleanup } from 'solid-js';
import type { SheetSize } from '../../print/paper.ts';

/**
 * Sets the printer's paper size to that of the sheets while the page is shown.
 *
 * @returns sets the orientation of the sheets
 */
export function createPageSize(): (size: SheetSize) => void {
  // Only a style sheet can state a page size, and the content security policy allows no other kind than this.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return ({ width, height }) => sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
}
