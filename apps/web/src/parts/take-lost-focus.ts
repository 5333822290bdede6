/** Moves the focus to an element that may not be a control, without scrolling. */
export function moveFocusTo(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to an element if the one that had it is gone, such as a button that is no longer needed, so that the
 * keyboard and screen readers continue near it.
 */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (element != null && document.activeElement === document.body) moveFocusTo(element);
}
