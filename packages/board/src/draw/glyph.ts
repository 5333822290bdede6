import type { ManColour } from '../man-colours.ts';
import { manShapes } from './man-shapes.ts';
import { svgNode } from './svg-node.ts';
import { toElement } from './to-element.ts';

/** The options of a glyph. */
export interface GlyphOptions {
  /** The pattern on the man, if one side has several kinds of men. Defaults to the pattern of its colour. */
  readonly pattern?: ManColour;
  /** Whether the man has the pennant of the marked man. */
  readonly marked?: boolean;
}

/**
 * Returns a man for seat plates and move lists: an image hidden from screen readers, 1.5 em wide by default.
 */
export function manGlyph(colour: ManColour, options: GlyphOptions = {}): SVGSVGElement {
  const { pattern = colour, marked = false } = options;
  return toElement(
    svgNode(
      'svg',
      {
        class: 'halma-man',
        viewBox: '-18 -18 36 36',
        width: '1.5em',
        height: '1.5em',
        overflow: 'visible',
        'aria-hidden': 'true',
      },
      manShapes({ colour, pattern, isMarked: marked }),
    ),
  ) as SVGSVGElement;
}
