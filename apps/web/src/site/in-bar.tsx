import { createSignal, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';

const [place, setPlace] = createSignal<HTMLElement>();

/** The place in the bar at the top for what the page shows there. */
export function BarPlace(): JSX.Element {
  return <div class="bar-page" ref={setPlace} />;
}

/** What a page shows in the bar at the top instead of in itself. The bar may not be in the document yet. */
export function InBar(props: { children: JSX.Element }): JSX.Element {
  return <Show when={place()}>{(mount) => <Portal mount={mount()}>{props.children}</Portal>}</Show>;
}
