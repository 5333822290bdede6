import type { Suit } from '../dress.ts';
import { manShapes } from './men.ts';
import { shape } from './shape.ts';
import { toElement } from './to-element.ts';

/** What a glyph may show beside the suit. */
export interface GlyphOptions {
  /** The cut of a kind of man, where one side has several. */
  readonly cut?: Suit;
  /** The pennant of the marked man. */
  readonly marked?: boolean;
}

/**
 * A man for plates and lists of moves: an image hidden from screen readers, 1.5 em wide unless the page says otherwise.
 */
export function manGlyph(suit: Suit, options: GlyphOptions = {}): SVGSVGElement {
  const { cut = suit, marked = false } = options;
  return toElement(
    shape(
      'svg',
      {
        class: 'halma-man',
        viewBox: '-18 -18 36 36',
        width: '1.5em',
        height: '1.5em',
        overflow: 'visible',
        'aria-hidden': 'true',
      },
      manShapes({ suit, cut, marked }),
    ),
  ) as SVGSVGElement;
}
