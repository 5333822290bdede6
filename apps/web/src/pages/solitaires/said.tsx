import type { JSX } from 'solid-js';

/** What the page says of what was just done. It is read aloud when it changes. */
export function Said(props: { readonly children: JSX.Element; readonly isGood?: boolean }): JSX.Element {
  return (
    <div class="said-note" classList={{ good: props.isGood === true }} role="status">
      {props.children}
    </div>
  );
}
