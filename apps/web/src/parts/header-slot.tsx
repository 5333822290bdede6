import { createSignal, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';

const [slot, setSlot] = createSignal<HTMLElement>();

/** The slot in the header for the page's content. */
export function HeaderSlot(): JSX.Element {
  return <div class="bar-page" ref={setSlot} />;
}

/** Shows a page's content in the header, once the header is in the document. */
export function InHeader(props: { children: JSX.Element }): JSX.Element {
  return <Show when={slot()}>{(mount) => <Portal mount={mount()}>{props.children}</Portal>}</Show>;
}
