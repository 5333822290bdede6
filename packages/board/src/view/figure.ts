import type { Position } from '@halma/rules';
import { toElement } from '../draw/to-element.ts';
import { type FigureOptions, figureShape } from './figure-shape.ts';

/**
 * Returns a picture of a position as the board draws it, with coordinates, to explain a rule. It fills the width of its
 * container. It is hidden from screen readers, so the page provides the text.
 */
export function boardFigure(position: Position, options: FigureOptions = {}): SVGSVGElement {
  return toElement(figureShape(position, options)) as SVGSVGElement;
}
