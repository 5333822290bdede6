import { type Position, parseKey, type Walk } from '@halma/rules';
import { setUp, sure } from '../board/set-up.ts';
import { ARMY, fullYard } from './army.ts';
import type { KeyName, PrintedFigure } from './key-names.ts';
import { leafletText } from './leaflet-texts.ts';

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
