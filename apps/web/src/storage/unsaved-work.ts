import { createSignal } from 'solid-js';

/** Whether the device could not store something, other than a game, that a person expects to find at the next visit. */
export const [hasUnsavedWork, setUnsavedWork] = createSignal(false);
