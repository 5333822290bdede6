import { manGlyph, suitOf } from '@halma/board';
import { type Seat, seatLetter, startPosition } from '@halma/rules';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { sure } from '../../../board/set-up.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { holderOf, isAmong } from '../../../online/seats.ts';
import { titleOfTable } from '../../../online/table-words.ts';
import { copyText } from '../../../parts/copy.ts';
import { Miniature } from '../../../parts/miniature.tsx';
import { gameWords } from '../../../words/game.ts';
import { onlineWords } from '../../../words/online.ts';
import { peopleWords } from '../../../words/people.ts';
import { LineNote } from '../line-note.tsx';
import { ResultPanel } from './result-panel.tsx';
import { useTable } from './table-context.ts';
import { Talk } from './talk.tsx';

/** The table before its game: who sits where, how to bring others, and whether everybody is ready. */
export function BeforeGame(): JSX.Element {
  const { table } = useTable();
  const phase = (): string => table.view().standing.phase;
  return (
    <Show when={phase() !== 'aborted'} fallback={<Aborted />}>
      <div class="wrap before">
        <section aria-labelledby="before">
          <h2 id="before">
            {phase() === 'readying' ? onlineWords().before.readying : onlineWords().before.waiting}
          </h2>
          <p class="quiet">
            {phase() === 'readying'
              ? onlineWords().before.readyingText
              : table.view().terms.listed
                ? onlineWords().before.waitingListed
                : onlineWords().before.waitingText}
          </p>
          <LineNote />
          <Show when={table.refusal()}>
            {(refusal) => (
              <p class="note bad" role="alert">
                {refusalWords(refusal())}
              </p>
            )}
          </Show>
          <ul class="places">
            <For each={table.rules.seats}>{(seat) => <PlaceRow seat={seat} />}</For>
          </ul>
          <Show when={phase() === 'waiting'}>
            <TableAddress />
          </Show>
          <OwnActions />
        </section>
        <aside>
          <span title={titleOfTable(table.view().terms)}>
            <Miniature class="thumb large" position={sure(startPosition(table.rules))} />
          </span>
          <Talk />
        </aside>
      </div>
    </Show>
  );
}

function PlaceRow(props: { seat: Seat }): JSX.Element {
  const { table, nameOf } = useTable();
  const colour = (): string => gameWords().suits[suitOf(table.rules, props.seat)];
  const holder = () => holderOf(table.view().standing, props.seat);
  const state = (): string => {
    if (table.view().standing.phase !== 'readying' || holder()?.kind !== 'person') return '';
    return isAmong(table.view().standing.ready, props.seat)
      ? onlineWords().before.isReady
      : onlineWords().before.isNotReady;
  };
  return (
    <li class="place">
      {manGlyph(suitOf(table.rules, props.seat))}
      <span>
        <b>{nameOf(props.seat)}</b>{' '}
        <small class="quiet">
          {colour()}
          {props.seat === table.seat() ? ` · ${peopleWords().account.you}` : ''}
          {state() === '' ? '' : ` · ${state()}`}
        </small>
      </span>
      <Show when={holder()?.kind === 'open' && table.seat() === undefined}>
        <button
          type="button"
          class="btn dense main"
          aria-label={onlineWords().before.sitOn(colour())}
          onClick={() => table.command({ do: 'join', seat: seatLetter(props.seat) })}
        >
          {onlineWords().before.sitHere}
        </button>
      </Show>
    </li>
  );
}

function TableAddress(): JSX.Element {
  const id = createUniqueId();
  const [said, say] = createSignal('');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(location.href);
    say(isCopied ? onlineWords().before.copied : onlineWords().before.notCopied);
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {onlineWords().before.address}
      </label>
      <span class="row">
        <input
          id={id}
          class="input"
          readonly
          value={location.href}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn" onClick={() => void copy()}>
          {onlineWords().before.copy}
        </button>
      </span>
      <p class="small" role="status">
        {said()}
      </p>
    </div>
  );
}

function OwnActions(): JSX.Element {
  const { table } = useTable();
  const standing = () => table.view().standing;
  return (
    <Show when={table.seat() !== undefined}>
      <div class="row">
        <Show when={standing().phase === 'readying' && !isAmong(standing().ready, table.seat())}>
          <button type="button" class="btn main" onClick={() => table.command({ do: 'ready' })}>
            {onlineWords().before.ready}
          </button>
        </Show>
        <button type="button" class="btn" onClick={() => table.command({ do: 'leave' })}>
          {onlineWords().before.standUp}
        </button>
        <button type="button" class="btn danger" onClick={() => table.command({ do: 'abort' })}>
          {onlineWords().before.close}
        </button>
      </div>
    </Show>
  );
}

function Aborted(): JSX.Element {
  return (
    <div class="wrap before">
      <ResultPanel />
    </div>
  );
}
