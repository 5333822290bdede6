import { onCleanup } from 'solid-js';

/** Moves the focus to an element that may not be a control, without scrolling. */
export function moveFocusTo(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to an element if the element that had it is gone, such as a button that is no longer
 * needed. Keyboard and screen reader users can then continue near that place.
 */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (element != null && document.activeElement === document.body) moveFocusTo(element);
}

/**
 * Moves the focus if an element loses it because the current component is removed, such as the button of an action that
 * is no longer possible. A dialog that closes returns the focus itself.
 */
export function moveFocusOnRemoval(element: HTMLElement, moveFocus: () => void): void {
  onCleanup(() => {
    if (document.activeElement !== element) return;
    queueMicrotask(() => {
      if (document.activeElement === document.body) moveFocus();
    });
  });
}
