import { createSignal } from 'solid-js';

/** Whether the device could not store the latest change to the game on the page, so that a reload would lose it. */
export const [hasUnsavedGame, setUnsavedGame] = createSignal(false);
