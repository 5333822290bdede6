import type { Layout } from '../geometry/layout.ts';

/** A length on the board, in units, with limits in CSS pixels. */
interface LimitedLength {
  readonly units: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Returns a length in CSS pixels. For a thumbnail this is the minimum, because its size is unknown when it is drawn.
 */
export function pixelsOf({ scale, isThumbnail }: Layout, { units, min, max }: LimitedLength): number {
  return isThumbnail ? min : Math.min(Math.max(units * scale, min), max);
}

/** Returns a length in units. */
export function unitsOf(layout: Layout, length: LimitedLength): number {
  return layout.isThumbnail ? length.units : pixelsOf(layout, length) / layout.scale;
}

/**
 * Returns the attributes of a stroke with a width in CSS pixels; in a thumbnail the stroke keeps this width when the
 * drawing is scaled.
 */
export function pixelStroke(
  { scale, isThumbnail }: Layout,
  pixels: number,
): Readonly<Record<string, string | number>> {
  return isThumbnail
    ? { 'stroke-width': pixels, 'vector-effect': 'non-scaling-stroke' }
    : { 'stroke-width': pixels / scale };
}
