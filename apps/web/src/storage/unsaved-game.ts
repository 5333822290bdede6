import { type Accessor, createSignal } from 'solid-js';

const [isUnsaved, setUnsaved] = createSignal(false);

/** Whether the device could not store the latest change to the game on the page, so that a reload would lose it. */
export const hasUnsavedGame: Accessor<boolean> = isUnsaved;

/** Records whether the device could not store the latest change to the game on the page. */
export function setUnsavedGame(isUnsaved: boolean): void {
  setUnsaved(isUnsaved);
}
