/** The role of a line or fill of a printed board, which decides its style. */
const ROLES = ['dark', 'grid', 'frame', 'hair', 'dots', 'gold-edge', 'gold', 'hole', 'point'] as const;

type Role = (typeof ROLES)[number];

/** A part of a drawing: an SVG path in millimetres. */
export interface Part {
  readonly role: Role;
  readonly path: string;
  /** The distance between dots, where the line is dotted. */
  readonly pitch?: number;
}

/** A board to scale. */
export interface Drawing {
  /** In millimetres, including the frame. */
  readonly width: number;
  readonly height: number;
  /** Where a sheet may end, in both directions: between two squares; null for anywhere. */
  readonly seams: readonly number[] | null;
  readonly parts: readonly Part[];
}

/** Rounds a length to a hundredth of a millimetre. */
export function millimetres(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
