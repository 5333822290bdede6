import type { Position } from '@halma/rules';
import { readStored, store } from '../site/storage.ts';
import { checkCrossingText, lineText } from './crossing.ts';

const STORED = 'halma.solitaires.crossing';

/** The best line across that was played or shown on this device; undefined when there is none yet. */
export function bestCrossing(): Position | undefined {
  const text = readStored(STORED);
  if (typeof text !== 'string') return undefined;
  // What is kept could have been written by anyone, so it is played again before it counts.
  const check = checkCrossingText(text);
  return check.kind === 'across' ? check.end : undefined;
}

/** Enters a line that has come across. @returns whether it is better than the best one so far */
export function enterCrossing(end: Position): boolean {
  const best = bestCrossing();
  if (best !== undefined && best.ply <= end.ply) return false;
  store(STORED, lineText(end));
  return true;
}
