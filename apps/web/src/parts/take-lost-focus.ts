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
