import { createSignal } from 'solid-js';
import { readStored, store } from '../../storage/browser-storage.ts';
import type { GameModel } from './model.ts';

const STORAGE_KEY = 'halma.facesPlayers';

/** A tablet: a touch screen that is wide and high enough to lie between several players. */
const TABLET = '(pointer: coarse) and (min-width: 37.5em) and (min-height: 37.5em)';

const [isOn, setOn] = createSignal(readSetting());

/**
 * Returns whether far plates are upside down, for players who sit around the device. On by default only on
 * tablets.
 */
export const facesPlayers = isOn;

/** Changes and stores the setting. */
export function setFacesPlayers(on: boolean): void {
  setOn(on);
  store(STORAGE_KEY, on);
}

/** Returns whether several people share the screen, so that the far plates can face them. */
export function isShared({ kind, playersSeats }: Pick<GameModel, 'kind' | 'playersSeats'>): boolean {
  return kind === 'local' && playersSeats().length > 1;
}

function readSetting(): boolean {
  const stored = readStored(STORAGE_KEY);
  return typeof stored === 'boolean' ? stored : matchMedia(TABLET).matches;
}
