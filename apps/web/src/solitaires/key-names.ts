/** The leaflets of 1885 and 1889, which print the same moves, once in running text and once in columns. */
export const LEAFLETS = ['parker', 'eckha'] as const;
export const FIGURES = ['a', 'b', 'c', 'd'] as const;
export const KEY_DIRECTIONS = ['bring-out', 'yard'] as const;

type Leaflet = (typeof LEAFLETS)[number];
export type PrintedFigure = (typeof FIGURES)[number];

/** From the camp into the figure, or from the figure back into the camp. */
export type KeyDirection = (typeof KEY_DIRECTIONS)[number];

/** Names one of the sixteen keys. */
export interface KeyName {
  readonly leaflet: Leaflet;
  readonly figure: PrintedFigure;
  readonly direction: KeyDirection;
}
