import { DRAWING_COLOURS, type Drawing } from '@halma/board';
import type { Position } from '@halma/rules';
import { readStored } from '../storage/browser-storage.ts';
import { keep } from '../storage/keep.ts';
import type { Study } from './study.ts';
import { earlierTextOfGame, textOfGame } from './text-of-game.ts';

/** The storage key for the drawings on all games. */
const KEY = 'halma.drawings';

/**
 * The maximum number of games whose drawings are stored. The drawings that were changed longest ago are deleted first.
 */
const MAX_STORED_GAMES = 20;

/** The maximum number of drawings stored per position. */
const MAX_STORED_DRAWINGS = 60;

interface StoredGame {
  readonly game: string;
  /** The drawings by the index of their position. */
  readonly drawings: Readonly<Record<string, readonly Drawing[]>>;
}

/**
 * Returns the stored drawings on a game, by the index of their position.
 *
 * @param game the start and the position after each turn
 */
export function readDrawings(game: readonly Position[]): ReadonlyMap<number, readonly Drawing[]> {
  const games = storedGames();
  const entryOf = (text: string): StoredGame | undefined => games.find((stored) => stored.game === text);
  const entry = entryOf(textOfGame(game)) ?? entryOf(earlierTextOfGame(game));
  const cellCount = game[0]?.rules.board.cellCount ?? 0;
  const isOnBoard = ({ from, to }: Drawing): boolean => from < cellCount && to < cellCount;
  const drawings = Object.entries(entry?.drawings ?? {});
  return new Map(drawings.map(([index, nodeDrawings]) => [Number(index), nodeDrawings.filter(isOnBoard)]));
}

/** Stores the drawings on a game, replacing any earlier ones. Drawings on variations are not stored. */
export function storeDrawings(game: readonly Position[], nodes: Study['nodes']): void {
  if (game.length === 0) return;
  const text = textOfGame(game);
  const drawings = Object.fromEntries(
    game.flatMap((position, index) => {
      const nodeDrawings = nodes.find((node) => node.position === position)?.drawings ?? [];
      return nodeDrawings.length === 0 ? [] : [[index, nodeDrawings.slice(0, MAX_STORED_DRAWINGS)]];
    }),
  );
  const otherEntries = storedGames().filter((stored) => stored.game !== text);
  // An empty entry hides drawings that an earlier version has stored.
  const earlierText = earlierTextOfGame(game);
  const isNeeded =
    Object.keys(drawings).length > 0 || otherEntries.some((stored) => stored.game === earlierText);
  const ownEntries = isNeeded ? [{ game: text, drawings }] : [];
  keep(KEY, [...ownEntries, ...otherEntries].slice(0, MAX_STORED_GAMES));
}

function storedGames(): readonly StoredGame[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isStoredGame) : [];
}

function isStoredGame(value: unknown): value is StoredGame {
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
