import { COORDINATES, type Coordinates } from '@halma/board';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../../storage/browser-storage.ts';

/** The player's preferences for the board. */
export interface BoardSettings {
  /** Plays a move at the first press on its target, without a preview of its route. */
  readonly onePress: boolean;
  /** Marks the men that can move. */
  readonly showMovable: boolean;
  /** Turns the board to the player to move, where several people share this screen. */
  readonly turnsToMover: boolean;
  readonly sounds: boolean;
  readonly coordinates: Coordinates;
}

const STORAGE_KEY = 'halma.board';
const DEFAULTS: BoardSettings = {
  onePress: false,
  showMovable: false,
  turnsToMover: false,
  sounds: false,
  coordinates: 'modern',
};

/** Returns the stored settings, and a function that changes and stores some of them. */
export function createBoardSettings(): readonly [
  Accessor<BoardSettings>,
  (change: Partial<BoardSettings>) => void,
] {
  const [settings, setSettings] = createSignal(readSettings());
  return [
    settings,
    (change) =>
      store(
        STORAGE_KEY,
        setSettings((before) => ({ ...before, ...change })),
      ),
  ];
}

function readSettings(): BoardSettings {
  const value = readStored(STORAGE_KEY);
  if (typeof value !== 'object' || value === null) return { ...DEFAULTS };
  const stored: Partial<Record<keyof BoardSettings, unknown>> = value;
  return {
    onePress: stored.onePress === true,
    showMovable: stored.showMovable === true,
    turnsToMover: stored.turnsToMover === true,
    sounds: stored.sounds === true,
    coordinates: COORDINATES.find((value) => value === stored.coordinates) ?? DEFAULTS.coordinates,
  };
}
