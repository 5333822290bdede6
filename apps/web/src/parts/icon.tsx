import type { JSX } from 'solid-js';
import { DIRECTIONAL_ICONS, ICONS, type IconName } from './icon-lines.ts';

/** An icon. It is hidden from screen readers, so the caller provides a label. */
export function Icon(props: { name: IconName }): JSX.Element {
  return (
    <svg
      class="ic"
      classList={{ directed: DIRECTIONAL_ICONS.has(props.name) }}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={ICONS[props.name]} />
      {props.name === 'play' && <circle class="filled" cx="12" cy="17.5" r="3" />}
    </svg>
  );
}

/** The logo: a red dotted arc from a black man over a gold man to an empty ring. */
export function Emblem(): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 46 26" aria-hidden="true">
      <path class="arc" d="M7 18C11 1 35 1 39 17" />
      <circle class="black" cx="7" cy="20" r="5" />
      <circle class="gold" cx="23" cy="20" r="5" />
      <circle class="ring" cx="39" cy="20" r="4.3" />
    </svg>
  );
}
