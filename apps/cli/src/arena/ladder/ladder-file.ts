import { isCount, type ResultsFormat } from '../results-file.ts';
import type { Encounter } from './ratings.ts';

/** A game between two players of a ladder, who play alternate sides. */
export interface LadderGame {
  readonly first: string;
  readonly second: string;
  /** The number of the opening, from 0. */
  readonly round: number;
  /** Whether the second player has the first side. */
  readonly swapped: boolean;
  /** The points of the first player, from 0 to 1. */
  readonly points: number;
  readonly plies: number;
  readonly termination: string;
  /** The faults of either player, such as `level:3: timeout`. */
  readonly faults: readonly string[];
}

/** The format of a ladder's file. */
export const LADDER_FORMAT: ResultsFormat<LadderGame> = { kind: 'ladder', code: 'bad-ladder', parseGame };

function parseGame(value: Readonly<Record<string, unknown>>): LadderGame | undefined {
  const { first, second, round, swapped, points, plies, termination, faults } = value;
  const isValid =
    typeof first === 'string' &&
    typeof second === 'string' &&
    first !== second &&
    typeof swapped === 'boolean' &&
    typeof termination === 'string' &&
    isCount(round) &&
    isCount(plies) &&
    typeof points === 'number' &&
    points >= 0 &&
    points <= 1 &&
    Array.isArray(faults) &&
    faults.every((fault): fault is string => typeof fault === 'string');
  return isValid ? { first, second, round, swapped, points, plies, termination, faults } : undefined;
}

/** Adds up the games of every pair of players. */
export function encountersOf(games: readonly LadderGame[]): readonly Encounter[] {
  const encounters = new Map<string, Encounter>();
  for (const { first, second, points } of games) {
    const key = JSON.stringify([first, second].toSorted());
    const encounter = encounters.get(key) ?? { first, second, games: 0, points: 0 };
    const gainedPoints = first === encounter.first ? points : 1 - points;
    encounters.set(key, {
      ...encounter,
      games: encounter.games + 1,
      points: encounter.points + gainedPoints,
    });
  }
  return [...encounters.values()];
}
