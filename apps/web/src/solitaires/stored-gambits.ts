import { readStored } from '../storage/browser-storage.ts';
import { keep } from '../storage/keep.ts';
import type { GambitReport } from './gambit.ts';

/** An opening stored for comparison, with the game whose camp it leaves. */
export interface StoredGambit extends GambitReport {
  readonly game: string;
  readonly line: string;
}

const STORAGE_KEY = 'halma.solitaires.gambits';
const MAX_STORED_PER_GAME = 12;
const NUMBER_FIELDS = ['meanAdvance', 'lastMan', 'ladderGain', 'inYard'] as const;

/** Returns a game's openings stored on this device, furthest advanced first. */
export function storedGambits(game: string): readonly StoredGambit[] {
  return allStoredGambits()
    .filter((gambit) => gambit.game === game)
    .sort((one, other) => other.meanAdvance - one.meanAdvance);
}

/** Stores an opening. Keeps only the best twelve openings for each game, and each line only once. */
export function storeGambit(gambit: StoredGambit): void {
  const otherGambits = allStoredGambits().filter(
    ({ game, line }) => game !== gambit.game || line !== gambit.line,
  );
  const gameGambits = [gambit, ...otherGambits.filter(({ game }) => game === gambit.game)]
    .sort((one, other) => other.meanAdvance - one.meanAdvance)
    .slice(0, MAX_STORED_PER_GAME);
  keep(STORAGE_KEY, [...otherGambits.filter(({ game }) => game !== gambit.game), ...gameGambits]);
}

function allStoredGambits(): readonly StoredGambit[] {
  const stored = readStored(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isStoredGambit) : [];
}

function isStoredGambit(value: unknown): value is StoredGambit {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof StoredGambit, unknown>> = value;
  return (
    typeof fields.game === 'string' &&
    typeof fields.line === 'string' &&
    NUMBER_FIELDS.every((name) => typeof fields[name] === 'number')
  );
}
