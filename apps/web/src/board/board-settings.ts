import { COORDINATES, type Coordinates } from '@halma/board';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../storage/browser-storage.ts';

/** The player's preferences for all boards on the site. */
export interface BoardSettings {
  /** Waits for a second tap before a move is played on a touch screen. */
  readonly confirmsMoves: boolean;
  /** Marks the men that can move. */
  readonly showMovable: boolean;
  /** Turns the board to face the player to move when several people share this screen. */
  readonly turnsToMover: boolean;
  readonly sounds: boolean;
  readonly vibration: boolean;
  readonly coordinates: Coordinates;
}

const STORAGE_KEY = 'halma.board';

const [settings, setSettings] = createSignal(readSettings());

/** The current settings. Effects and JSX that read them update when the settings change. */
export const boardSettings: Accessor<BoardSettings> = settings;

/** Whether the storage has the current settings. It has not if it is full or blocked. */
let isStored = true;

/**
 * Changes some settings, and stores all of them. The others keep their stored values, which another tab may have changed;
 * if those of this page could not be stored, they keep these.
 */
export function changeBoardSettings(change: Partial<BoardSettings>): void {
  isStored = store(
    STORAGE_KEY,
    setSettings((current) => ({ ...(isStored ? readSettings() : current), ...change })),
  );
}

/**
 * Reads the stored settings. By default, moves make a soft sound, because a silent move is easy to miss.
 * Browsers play no sound before the first press anyway.
 */
function readSettings(): BoardSettings {
  const value = readStored(STORAGE_KEY);
  const stored: Partial<Record<keyof BoardSettings, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  return {
    confirmsMoves: stored.confirmsMoves === true,
    showMovable: stored.showMovable === true,
    turnsToMover: stored.turnsToMover === true,
    sounds: stored.sounds !== false,
    vibration: typeof stored.vibration === 'boolean' ? stored.vibration : !prefersReducedMotion(),
    coordinates: COORDINATES.find((value) => value === stored.coordinates) ?? 'modern',
  };
}

function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
