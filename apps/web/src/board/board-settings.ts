import { COORDINATES, type Coordinates } from '@halma/board';
import { type Accessor, createSignal } from 'solid-js';
import { readStored } from '../storage/browser-storage.ts';
import { keep } from '../storage/keep.ts';

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

/** Changes some settings, by default to the stored ones, which another tab may have changed. Stores all of them. */
export function changeBoardSettings(change: Partial<BoardSettings> = readSettings()): void {
  keep(
    STORAGE_KEY,
    setSettings((current) => ({ ...current, ...change })),
  );
}

/**
 * Reads the stored settings. By default, moves make a soft sound, because a silent move is easy to miss.
 * Browsers play no sound before the first press anyway.
 */
function readSettings(): BoardSettings {
  // `Object` turns null, and any other value that is not an object, into an object without settings.
  const stored: Partial<Record<keyof BoardSettings, unknown>> = Object(readStored(STORAGE_KEY));
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
