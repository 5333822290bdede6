import { type Position, parseKey, type Walk } from '@halma/rules';
import { setUp, sure } from '../board/set-up.ts';
import { ARMY, fullYard } from './army.ts';
import { leafletText } from './leaflet-texts.ts';

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

/** The men as a figure has them. */
export function figurePosition(figure: PrintedFigure): Position {
  return setUp(ARMY, leafletText(`figure-${figure}.hfn`));
}

/** Where a key begins. */
export function keyStart({ figure, way }: Pick<KeyName, 'figure' | 'way'>): Position {
  return way === 'bring-out' ? fullYard() : figurePosition(figure);
}

/** The moves of a key, as corrected where the print was wrong. */
export function keyMoves({ leaflet, figure, way }: KeyName): readonly Walk[] {
  return sure(parseKey(leafletText(`${leaflet}-${figure}-${way}.txt`)));
}
