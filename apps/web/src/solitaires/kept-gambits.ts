import { readStored, store } from '../site/storage.ts';
import type { GambitReport } from './gambit.ts';

/** An opening that was kept to be compared, with the game whose yard it leaves. */
export interface KeptGambit extends GambitReport {
  readonly game: string;
  readonly line: string;
}

const STORED = 'halma.solitaires.gambits';
const MOST = 12;
const NUMBERS = ['meanAdvance', 'lastMan', 'ladderGain', 'inYard'] as const;

/** The openings kept on this device for a game, the furthest advanced first. */
export function keptGambits(game: string): readonly KeptGambit[] {
  return allKept()
    .filter((gambit) => gambit.game === game)
    .sort((one, other) => other.meanAdvance - one.meanAdvance);
}

/** Keeps an opening; only the best dozen of each game stay, and each line once. */
export function keepGambit(gambit: KeptGambit): void {
  const others = allKept().filter(({ game, line }) => game !== gambit.game || line !== gambit.line);
  const ofGame = [gambit, ...others.filter(({ game }) => game === gambit.game)]
    .sort((one, other) => other.meanAdvance - one.meanAdvance)
    .slice(0, MOST);
  store(STORED, [...others.filter(({ game }) => game !== gambit.game), ...ofGame]);
}

function allKept(): readonly KeptGambit[] {
  const stored = readStored(STORED);
  return Array.isArray(stored) ? stored.filter(isKeptGambit) : [];
}

function isKeptGambit(value: unknown): value is KeptGambit {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<keyof KeptGambit, unknown>> = value;
  return (
    typeof fields.game === 'string' &&
    typeof fields.line === 'string' &&
    NUMBERS.every((name) => typeof fields[name] === 'number')
  );
}
