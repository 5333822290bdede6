import { onlineStrings } from '@halma/locales/online';
import type { JSX } from 'solid-js';
import { Icon } from '../../../parts/icon.tsx';

/** The number of spectators in the top bar of a game. */
export default function Spectators(props: { readonly count: number }): JSX.Element {
  const text = (): string => onlineStrings().seats.spectators(props.count);
  return (
    <span class="spectators small quiet" title={text()}>
      <Icon name="eye" />
      <span aria-hidden="true">{props.count}</span>
      <span class="vh">{text()}</span>
    </span>
  );
}
