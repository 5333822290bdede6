import { onCleanup } from 'solid-js';
import type { SheetSize } from '../../print/paper.ts';

/** Returns a function that sets the paper size for printing. The size applies while the page is open. */
export function createPageSize(): (size: SheetSize) => void {
  // Only a style sheet can set the page size, and the content security policy forbids inline ones.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return ({ width, height }) => sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
}
