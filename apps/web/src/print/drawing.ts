/** What a line or a filling of a printed board is, which decides how it is printed. */
export const ROLES = ['dark', 'grid', 'frame', 'hair', 'dots', 'gold-edge', 'gold', 'hole', 'point'] as const;

export type Role = (typeof ROLES)[number];

/** A part of a drawing: a path of SVG in millimetres. */
export interface Part {
  readonly role: Role;
  readonly path: string;
  /** From dot to dot, where the line is dotted. */
  readonly pitch?: number;
}

/** A board to scale. */
export interface Drawing {
  /** Millimetres, with the frame. */
  readonly width: number;
  readonly height: number;
  /** Where a sheet may end, from left to right and from top to bottom: between two squares; null for anywhere. */
  readonly seams: readonly number[] | null;
  readonly parts: readonly Part[];
}

/** A number as paths write it: to a hundredth of a millimetre. */
export function millimetres(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
