import type { JSX } from 'solid-js';
import { Portal } from 'solid-js/web';

/** What a page shows in the bar at the top instead of in itself. */
export function InBar(props: { children: JSX.Element }): JSX.Element {
  const place = document.getElementById('bar-page');
  return place === null ? props.children : <Portal mount={place}>{props.children}</Portal>;
}
