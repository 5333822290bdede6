import { createSignal, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';

const [place, setPlace] = createSignal<HTMLElement>();

/** The slot in the top bar for content of the page. */
export function HeaderSlot(): JSX.Element {
  return <div class="bar-page" ref={setPlace} />;
}

/** Content that a page shows in the top bar. Waits until the bar is in the document. */
export function InHeader(props: { children: JSX.Element }): JSX.Element {
  return <Show when={place()}>{(mount) => <Portal mount={mount()}>{props.children}</Portal>}</Show>;
}
