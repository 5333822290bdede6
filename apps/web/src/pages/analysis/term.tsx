import type { PhaseName } from '@halma/engine';
import { glossaryStrings } from '@halma/locales/glossary';
import { reasonStrings } from '@halma/locales/reasons';
import { createSignal, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { addressOfTerm, type TermId } from '../../learn/glossary.ts';

/** The glossary entries for the phases. */
const PHASE_TERMS = { gambit: 'gambit', melee: 'melee', packing: 'packing' } as const satisfies Record<
  PhaseName,
  TermId
>;

/** The name of a phase, with its meaning. */
export function PhaseTerm(props: { phase: PhaseName }): JSX.Element {
  return (
    <Term term={PHASE_TERMS[props.phase]}>
      <span class="capitalised">{reasonStrings().phase(props.phase)}</span>
    </Term>
  );
}

/** A term that explains itself: pressing it or hovering over it shows its meaning and a link to the glossary. */
export function Term(props: { term: TermId; children: JSX.Element }): JSX.Element {
  const id = createUniqueId();
  const [place, setPlace] = createSignal<{ readonly x: number; readonly y: number } | null>(null);
  let button: HTMLButtonElement | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    clearTimeout(closeTimer);
    const box = button?.getBoundingClientRect();
    if (box !== undefined) setPlace({ x: box.left, y: box.bottom });
  };
  const close = (): void => {
    clearTimeout(closeTimer);
    setPlace(null);
  };
  // The pointer needs time to reach the link in the note.
  const closeAfterDelay = (): void => {
    closeTimer = setTimeout(close, CLOSE_DELAY_MS);
  };
  onCleanup(() => clearTimeout(closeTimer));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside has the same functions
    <span
      class="term-place"
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && closeAfterDelay()}
      onFocusOut={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) close();
      }}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <button
        ref={button}
        type="button"
        class="term"
        aria-expanded={place() !== null}
        aria-controls={id}
        onClick={() => (place() === null ? open() : close())}
      >
        {props.children}
      </button>
      <Show when={place()}>
        {(position) => (
          <span
            id={id}
            class="term-note"
            role="note"
            style={{ '--x': `${position().x}px`, '--y': `${position().y}px` }}
          >
            <b>{glossaryStrings().terms[props.term].term}</b> {glossaryStrings().terms[props.term].meaning}{' '}
            <a href={addressOfTerm(props.term)}>{glossaryStrings().title}</a>
          </span>
        )}
      </Show>
    </span>
  );
}

/** How long a note stays open after the pointer has left, in milliseconds. */
const CLOSE_DELAY_MS = 200;
