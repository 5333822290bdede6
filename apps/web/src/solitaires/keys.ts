import { type NormalMove, type Position, parseLeafletMoves } from '@halma/rules';
import { setUp, unwrap } from '../board/set-up.ts';
import { ARMY, fullCamp } from './army.ts';
import type { KeyName, PrintedFigure } from './key-names.ts';
import { readLeafletFile } from './leaflet-files.ts';

/** Returns the position in which the men form a figure. */
export function figurePosition(figure: PrintedFigure): Position {
  return setUp(ARMY, readLeafletFile(`figure-${figure}.hfn`));
}

/** Returns the start position of a key. */
export function keyStart({ figure, direction }: Pick<KeyName, 'figure' | 'direction'>): Position {
  return direction === 'bring-out' ? fullCamp() : figurePosition(figure);
}

/** Returns the moves of a key, with misprints corrected. */
export function keyMoves({ leaflet, figure, direction }: KeyName): readonly NormalMove[] {
  return unwrap(parseLeafletMoves(readLeafletFile(`${leaflet}-${figure}-${direction}.txt`)));
}
