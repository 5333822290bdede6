/** The steps through a game. */
export type Step = 'first' | 'previous' | 'next' | 'last';

const STEPS_BY_KEY: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** The elements that handle these keys themselves. */
const KEY_HANDLING_ELEMENTS = 'input, textarea, select, [contenteditable], [role="slider"], [role="tablist"]';

/**
 * Returns whether a key already has a function where it was pressed, so the page must ignore it. While a
 * dialog is open, keys belong to the dialog, even if a press on its text has taken the focus away from its
 * fields.
 */
export function isKeyTaken({ defaultPrevented }: KeyboardEvent): boolean {
  return (
    defaultPrevented ||
    document.querySelector('dialog:modal') !== null ||
    document.activeElement?.closest(KEY_HANDLING_ELEMENTS) != null
  );
}

/** Returns whether a key is part of a shortcut of the browser or the system, such as Alt and an arrow key for “Back”. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Returns the step for a key pressed anywhere on the page; undefined if the key has another function there. A
 * board handles the arrow keys itself while it is used with the keyboard.
 */
export function stepOfKey(event: KeyboardEvent): Step | undefined {
  return hasModifier(event) || isKeyTaken(event) ? undefined : STEPS_BY_KEY[event.key];
}
