/** The roles of the lines and fills on a printed board. The role determines the style. */
const ROLES = ['dark', 'grid', 'frame', 'hair', 'dots', 'gold-edge', 'gold', 'hole', 'point'] as const;

type Role = (typeof ROLES)[number];

/** A part of a drawing: an SVG path, in millimetres. */
export interface Part {
  readonly role: Role;
  readonly path: string;
  /** The distance between the dots of a dotted line, in millimetres. */
  readonly pitch?: number;
}

/** A board drawn to scale. */
export interface Drawing {
  /** The size in millimetres, including the frame. */
  readonly width: number;
  readonly height: number;
  /** The distances from the left or top, in millimetres, at which a sheet may end; null if it may end anywhere. */
  readonly seams: readonly number[] | null;
  readonly parts: readonly Part[];
}

/** Rounds a length in millimetres to a hundredth. Never returns −0. */
export function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
