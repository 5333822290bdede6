import type { Position } from '@halma/rules';
import { readStored, store } from '../storage/browser-storage.ts';
import { checkCrossingText, lineText } from './crossing.ts';

const STORED = 'halma.solitaires.crossing';

/** Returns the end of the best crossing stored on this device; undefined without one. */
export function bestCrossing(): Position | undefined {
  const text = readStored(STORED);
  if (typeof text !== 'string') return undefined;
  // The stored text is untrusted, so its moves are replayed first.
  const check = checkCrossingText(text);
  return check.kind === 'across' ? check.end : undefined;
}

/** Stores a completed crossing if it is the best so far. @returns whether it is */
export function storeIfBest(end: Position): boolean {
  const best = bestCrossing();
  if (best !== undefined && best.ply <= end.ply) return false;
  store(STORED, lineText(end));
  return true;
}
