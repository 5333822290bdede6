import { onCleanup } from 'solid-js';
import type { SheetSize } from '../../print/paper.ts';

/**
 * Lets the paper in the printer follow what is shown, for as long as the page is.
 *
 * @returns sets how the sheets lie
 */
export function createPageSize(): (size: SheetSize) => void {
  // The size of a page can be stated in a sheet only, and the site's policy lets in no other kind than this.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return ({ width, height }) => sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
}
