import type { Position } from '@halma/rules';
import { readStored } from '../storage/browser-storage.ts';
import { keep } from '../storage/keep.ts';
import { checkCrossingText, lineText } from './crossing.ts';

const STORAGE_KEY = 'halma.solitaires.crossing';

/** Returns the final position of the best crossing stored on this device; undefined if there is none. */
export function bestCrossing(): Position | undefined {
  const text = readStored(STORAGE_KEY);
  if (typeof text !== 'string') return undefined;
  // The stored text may have been edited, so its moves are replayed.
  const check = checkCrossingText(text);
  return check.kind === 'across' ? check.end : undefined;
}

/** Stores a completed crossing if it is the best so far. Returns whether it is. */
export function storeIfBest(end: Position): boolean {
  const best = bestCrossing();
  if (best !== undefined && best.ply <= end.ply) return false;
  keep(STORAGE_KEY, lineText(end));
  return true;
}
