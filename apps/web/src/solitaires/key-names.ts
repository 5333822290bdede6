/** The leaflets of 1885 and 1889, which print the same moves, once in running text and once in columns. */
export const LEAFLETS = ['parker', 'eckha'] as const;
export const FIGURES = ['a', 'b', 'c', 'd'] as const;
export const WAYS = ['bring-out', 'yard'] as const;

export type Leaflet = (typeof LEAFLETS)[number];
export type PrintedFigure = (typeof FIGURES)[number];

/** Out of the yard into the figure, or from the figure back into the yard. */
export type Way = (typeof WAYS)[number];

/** Which of the sixteen keys. */
export interface KeyName {
  readonly leaflet: Leaflet;
  readonly figure: PrintedFigure;
  readonly way: Way;
}
