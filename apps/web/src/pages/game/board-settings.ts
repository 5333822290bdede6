import { COORDINATES, type Coordinates } from '@halma/board';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../../storage/browser-storage.ts';

/** The player's settings of the board. */
export interface BoardSettings {
  readonly onePress: boolean;
  readonly showMovable: boolean;
  /** With several people at this screen: turns the board to the player to move. */
  readonly turnsToMover: boolean;
  readonly sounds: boolean;
  readonly coordinates: Coordinates;
}

const STORED = 'halma.board';
const USUAL: BoardSettings = {
  onePress: false,
  showMovable: false,
  turnsToMover: false,
  sounds: false,
  coordinates: 'modern',
};

/** The kept settings, and how to change one of them. */
export function createBoardSettings(): readonly [
  Accessor<BoardSettings>,
  (change: Partial<BoardSettings>) => void,
] {
  const [settings, setSettings] = createSignal(readSettings());
  return [
    settings,
    (change) =>
      store(
        STORED,
        setSettings((before) => ({ ...before, ...change })),
      ),
  ];
}

function readSettings(): BoardSettings {
  const kept = readStored(STORED);
  if (typeof kept !== 'object' || kept === null) return { ...USUAL };
  const stored: Partial<Record<keyof BoardSettings, unknown>> = kept;
  return {
    onePress: stored.onePress === true,
    showMovable: stored.showMovable === true,
    turnsToMover: stored.turnsToMover === true,
    sounds: stored.sounds === true,
    coordinates: COORDINATES.find((value) => value === stored.coordinates) ?? USUAL.coordinates,
  };
}
