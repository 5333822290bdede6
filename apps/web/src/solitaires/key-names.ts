/** The leaflets of 1885 (`parker`) and 1889 (`eckha`). Both print the same moves. */
export const LEAFLETS = ['parker', 'eckha'] as const;
export const FIGURES = ['a', 'b', 'c', 'd'] as const;
export const KEY_DIRECTIONS = ['bring-out', 'yard'] as const;

type Leaflet = (typeof LEAFLETS)[number];
export type PrintedFigure = (typeof FIGURES)[number];

/**
 * A key's direction: out of the camp into a figure (`bring-out`), or from a figure back into the camp
 * (`yard`).
 */
export type KeyDirection = (typeof KEY_DIRECTIONS)[number];

/** Identifies one of the sixteen keys. */
export interface KeyName {
  readonly leaflet: Leaflet;
  readonly figure: PrintedFigure;
  readonly direction: KeyDirection;
}
