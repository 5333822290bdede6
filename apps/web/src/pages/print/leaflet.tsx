import { createEffect, For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { Miniature } from '../../parts/miniature.tsx';
import type { SheetSize } from '../../print/paper.ts';
import type { LeafletSection } from '../../words/english/print.ts';
import { words } from './words.ts';

/** Sections on the left page of the inside; the rest stands on the right. */
const ON_LEFT = 3;

/** The rules on both sides of a sheet, which is folded once. */
export function Leaflet(props: {
  /** The sheet on its side. */
  readonly size: SheetSize;
  readonly onSize: (size: SheetSize) => void;
  readonly action: JSX.Element;
}): JSX.Element {
  createEffect(() => props.onSize(props.size));
  const start = setUp({ game: 'halma-2' });
  return (
    <>
      <div class="print-action">
        {props.action}
        <p>{words().folding}</p>
      </div>
      <section class="sheets" aria-label={words().preview}>
        <Side name={words().leaflet.outside} size={props.size}>
          <Sections sections={words().leaflet.last} />
          <div class="fold-page cover">
            <h2>{words().leaflet.title}</h2>
            <p class="sub">{words().leaflet.subtitle}</p>
            <Miniature class="still" position={start} />
            <p>{words().leaflet.about}</p>
          </div>
        </Side>
        <Side name={words().leaflet.inside} size={props.size}>
          <Sections sections={words().leaflet.pages.slice(0, ON_LEFT)}>
            <Hop />
          </Sections>
          <Sections sections={words().leaflet.pages.slice(ON_LEFT)} />
        </Side>
      </section>
    </>
  );
}

/** One side of the sheet; its measures follow the paper, and on the screen its width. */
function Side(props: {
  readonly name: string;
  readonly size: SheetSize;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <section
      class="fold"
      data-theme="paper"
      aria-label={props.name}
      style={{ '--paper-width': props.size.width, '--paper-height': props.size.height }}
    >
      <div class="fold-pages">{props.children}</div>
    </section>
  );
}

function Sections(props: {
  readonly sections: readonly LeafletSection[];
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <div class="fold-page">
      <For each={props.sections}>
        {({ title, text }) => (
          <>
            <h2>{title}</h2>
            <For each={text}>{(paragraph) => <p>{paragraph}</p>}</For>
          </>
        )}
      </For>
      {props.children}
    </div>
  );
}

/** The figure of a hop: from b2 over c3 and d5. */
function Hop(): JSX.Element {
  const position = setUp(
    { game: 'grasshopper-8', preset: 'parker-1885', alone: 'A' },
    'H8:8/8/8/3A1C2/6A1/2C5/1A6/8 A - 0 1',
  );
  return (
    <figure>
      <Miniature class="still" position={position} />
      <figcaption>{words().leaflet.caption}</figcaption>
    </figure>
  );
}
