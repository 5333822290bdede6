import { readStored, store } from '../storage/browser-storage.ts';
import type { GambitReport } from './gambit.ts';

/** An opening stored for comparison, with the game whose camp it leaves. */
export interface StoredGambit extends GambitReport {
  readonly game: string;
  readonly line: string;
}

const STORED = 'halma.solitaires.gambits';
const MAX_STORED = 12;
const NUMBER_FIELDS = ['meanAdvance', 'lastMan', 'ladderGain', 'inYard'] as const;

/** The openings kept on this device for a game, the furthest advanced first. */
export function storedGambits(game: string): readonly StoredGambit[] {
  return allKept()
    .filter((gambit) => gambit.game === game)
    .sort((one, other) => other.meanAdvance - one.meanAdvance);
}

/** Stores an opening. Keeps the best dozen of each game, and each line once. */
export function storeGambit(gambit: StoredGambit): void {
  const others = allKept().filter(({ game, line }) => game !== gambit.game || line !== gambit.line);
  const ofGame = [gambit, ...others.filter(({ game }) => game === gambit.game)]
    .sort((one, other) => other.meanAdvance - one.meanAdvance)
    .slice(0, MAX_STORED);
  store(STORED, [...others.filter(({ game }) => game !== gambit.game), ...ofGame]);
}

function allKept(): readonly StoredGambit[] {
  const stored = readStored(STORED);
  return Array.isArray(stored) ? stored.filter(isKeptGambit) : [];
}

function isKeptGambit(value: unknown): value is StoredGambit {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof StoredGambit, unknown>> = value;
  return (
    typeof fields.game === 'string' &&
    typeof fields.line === 'string' &&
    NUMBER_FIELDS.every((name) => typeof fields[name] === 'number')
  );
}
