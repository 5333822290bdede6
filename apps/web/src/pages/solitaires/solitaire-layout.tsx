import { solitaireStrings } from '@halma/locales/solitaires';
import { type JSX, Show } from 'solid-js';
import type { Problem } from '../../solitaires/problems.ts';

interface SolitaireLayoutProps {
  readonly problem: Problem;
  readonly lead: string;
  readonly more: string;
  /** The content below the lead, such as choices or a figure. On phones it is below the board. */
  readonly choices?: JSX.Element;
  /** The content beside the board. */
  readonly aside: JSX.Element;
  /** The board with its status and buttons. */
  readonly children: JSX.Element;
}

/** The layout of a problem, in three columns like a leaflet: the text, the board, and the moves. */
export function SolitaireLayout(props: SolitaireLayoutProps): JSX.Element {
  const strings = () => solitaireStrings().problems[props.problem];
  return (
    <div class="leaf">
      <section class="leaf-text">
        <p class="kicker">
          <a href="/solitaires">{solitaireStrings().title}</a> · {strings().kicker}
        </p>
        <h1>{strings().title}</h1>
        <p class="lead">{props.lead}</p>
      </section>
      <div class="leaf-board">{props.children}</div>
      <div class="leaf-choices">
        <Show when={props.choices}>{props.choices}</Show>
        <p class="small quiet">{props.more}</p>
      </div>
      <div class="leaf-aside">{props.aside}</div>
    </div>
  );
}

/** A number in large type, and a label that says what it counts. */
export function CountLine(props: { readonly number: number; readonly label: string }): JSX.Element {
  return (
    <p class="count">
      <b class="num">{props.number}</b> <span>{props.label}</span>
    </p>
  );
}
