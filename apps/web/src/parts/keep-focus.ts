import { takeLostFocus } from './take-lost-focus.ts';

/** The parts of a page that have a name. Screen readers read the name when such a part takes the focus. */
const NAMED_PARTS = 'section, fieldset, form, [aria-label], [aria-labelledby]';

/**
 * Keeps the place of keyboard and screen reader users when the control that they have used disappears, such as the
 * button that opens the last page of a list: the nearest named part that contained it takes the focus, or else the
 * title. If a control that they have reached but not used disappears, as in a list that reloads, the browser itself
 * continues from its place.
 */
export function keepFocus(container: HTMLElement): void {
  const used = new WeakSet<Element>();
  let focused: Element | undefined;
  let parts: readonly HTMLElement[] = [];
  container.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target;
    parts = partsAround(target, container);
  });
  for (const type of ['click', 'input', 'change']) {
    container.addEventListener(type, () => focused !== undefined && used.add(focused), { capture: true });
  }
  container.addEventListener('focusout', ({ target }) => {
    // If the element has lost the focus because it disappeared, it is no longer in the document.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected === true && document.activeElement !== focused)
        focused = undefined;
    });
  });
  const restore = (): void => {
    if (focused?.isConnected !== false) return;
    const wasUsed = used.has(focused);
    focused = undefined;
    if (wasUsed)
      takeLostFocus(parts.find((part) => part.isConnected) ?? document.querySelector<HTMLElement>('h1'));
  };
  // In a separate task, since the page itself may choose a better place, and a closing dialog returns the focus.
  new MutationObserver(() => {
    if (focused?.isConnected === false) setTimeout(restore);
  }).observe(container, { childList: true, subtree: true });
}

/** Returns the named parts of a container that contain an element, innermost first. */
function partsAround(element: Element, container: Element): readonly HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(NAMED_PARTS);
  return part == null || !container.contains(part) || part === container
    ? []
    : [part, ...partsAround(part, container)];
}
