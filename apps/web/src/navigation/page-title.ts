import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** The titles of the parts of the page that have one, outermost first. */
const [titles, setTitles] = createSignal<readonly Accessor<string>[]>([]);

/** The title of the page, without the number of pending turns. The innermost part that has a title provides it. */
export const pageTitle: Accessor<string> = () => titles().at(-1)?.() ?? '';

/**
 * Makes a text the title of the page until the current component is removed. A part inside that component can replace the
 * title. No effect sets it, because after a catalogue has loaded, the effects of the frame and of the page run in any order.
 */
export function titlePage(title: Accessor<string>): void {
  setTitles((before) => [...before, title]);
  onCleanup(() => setTitles((before) => before.filter((other) => other !== title)));
}
