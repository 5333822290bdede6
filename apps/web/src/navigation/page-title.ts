import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** The titles set by parts of the page, outermost first. */
const [titles, setTitles] = createSignal<readonly Accessor<string>[]>([]);

/** The page's title, without the number of pending turns. The innermost part that has a title provides it. */
export const pageTitle: Accessor<string> = () => titles().at(-1)?.() ?? '';

/**
 * Makes a text the page's title until the current component is removed. A part inside that component can
 * override the title. The title is not set in an effect, because after a catalogue has loaded, the effects of
 * the frame and of the page run in any order.
 */
export function titlePage(title: Accessor<string>): void {
  setTitles((before) => [...before, title]);
  onCleanup(() => setTitles((before) => before.filter((other) => other !== title)));
}
