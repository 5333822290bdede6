import type { LeafletSection } from '@halma/locales/print';
import { printStrings } from '@halma/locales/print';
import { createEffect, For, type JSX } from 'solid-js';
import { setUp } from '../../board/set-up.ts';
import { Miniature } from '../../parts/miniature.tsx';
import type { SheetSize } from '../../print/paper.ts';

/** The number of sections on the left inside page. The others are on the right page. */
const LEFT_SECTION_COUNT = 3;

/** A leaflet with the rules: both sides of a sheet that is folded once. */
export function Leaflet(props: {
  /** The size of the sheet in landscape. */
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
        <p>{printStrings().folding}</p>
      </div>
      <section class="sheets" aria-label={printStrings().preview}>
        <Side name={printStrings().leaflet.outside} size={props.size}>
          <Sections sections={printStrings().leaflet.backSections} />
          <div class="fold-page cover">
            <h2>{printStrings().leaflet.title}</h2>
            <p class="sub">{printStrings().leaflet.subtitle}</p>
            <Miniature class="still" position={start} width={240} />
            <p>{printStrings().leaflet.about}</p>
          </div>
        </Side>
        <Side name={printStrings().leaflet.inside} size={props.size}>
          <Sections sections={printStrings().leaflet.insideSections.slice(0, LEFT_SECTION_COUNT)}>
            <HopFigure />
          </Sections>
          <Sections sections={printStrings().leaflet.insideSections.slice(LEFT_SECTION_COUNT)} />
        </Side>
      </section>
    </>
  );
}

/** A side of the sheet. */
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

/** A figure with the position before the hop that the caption describes: from b2 over c3 and d5. */
function HopFigure(): JSX.Element {
  const position = setUp(
    { game: 'grasshopper-8', preset: 'parker-1885', alone: 'A' },
    'H8:8/8/8/3A1C2/6A1/2C5/1A6/8 A - 0 1',
  );
  return (
    <figure>
      <Miniature class="still" position={position} width={240} />
      <figcaption>{printStrings().leaflet.caption}</figcaption>
    </figure>
  );
}
