import { DRAWING_COLOURS, type Drawing } from '@halma/board';
import type { Position } from '@halma/rules';
import { readStored, store } from '../storage/browser-storage.ts';
import type { Study } from './study.ts';
import { textOfGame } from './text-of-game.ts';

/** The storage key for the drawings on all games. */
const KEY = 'halma.drawings';

/** The largest number of games whose drawings are kept; those of the oldest game are deleted first. */
const MAX_KEPT_GAMES = 20;

/** The largest number of drawings that are kept for a position. */
const MAX_KEPT_DRAWINGS = 60;

interface KeptGame {
  readonly game: string;
  /** The drawings by the index of their position. */
  readonly drawings: Readonly<Record<string, readonly Drawing[]>>;
}

/**
 * Returns the kept drawings on a game, by the index of their position.
 *
 * @param game the start and the position after each turn
 */
export function readKeptDrawings(game: readonly Position[]): ReadonlyMap<number, readonly Drawing[]> {
  const text = textOfGame(game);
  const kept = keptGames().find((one) => one.game === text);
  const cellCount = game[0]?.rules.board.cellCount ?? 0;
  const isOnBoard = ({ from, to }: Drawing): boolean => from < cellCount && to < cellCount;
  const drawings = Object.entries(kept?.drawings ?? {});
  return new Map(drawings.map(([index, drawn]) => [Number(index), drawn.filter(isOnBoard)]));
}

/** Keeps the drawings on a game in place of earlier ones. Drawings on variations are not kept. */
export function keepDrawings(game: readonly Position[], nodes: Study['nodes']): void {
  if (game.length === 0) return;
  const text = textOfGame(game);
  const drawings = Object.fromEntries(
    game.flatMap((position, index) => {
      const drawn = nodes.find((node) => node.position === position)?.drawings ?? [];
      return drawn.length === 0 ? [] : [[index, drawn.slice(0, MAX_KEPT_DRAWINGS)]];
    }),
  );
  const others = keptGames().filter((one) => one.game !== text);
  const own = Object.keys(drawings).length === 0 ? [] : [{ game: text, drawings }];
  store(KEY, [...own, ...others].slice(0, MAX_KEPT_GAMES));
}

function keptGames(): readonly KeptGame[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isKeptGame) : [];
}

function isKeptGame(value: unknown): value is KeptGame {
  return (
    isRecord(value) &&
    typeof value.game === 'string' &&
    isRecord(value.drawings) &&
    Object.values(value.drawings).every((drawings) => Array.isArray(drawings) && drawings.every(isDrawing))
  );
}

function isDrawing(value: unknown): value is Drawing {
  return (
    isRecord(value) &&
    [value.from, value.to].every((cell) => typeof cell === 'number' && Number.isInteger(cell) && cell >= 0) &&
    DRAWING_COLOURS.some((colour) => colour === value.colour)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
