import { archiveStrings } from '@halma/locales/archive';
import type { GameListItem } from '@halma/protocol';
import type { Position } from '@halma/rules';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { describeListedResult } from '../../../online/describe-listed-result.ts';
import { describeClock, onlineGameTitle } from '../../../online/game-terms.ts';
import { holderNames } from '../../../online/person-name.ts';
import { readPosition } from '../../../online/read-position.ts';
import { Miniature } from '../../../parts/miniature.tsx';
import { formatDay } from '../account/format-day.ts';
import { addressOfGame } from '../online-context.ts';
import '../../../style/small-boards.css';
import '../../../style/archive.css';

/** The approximate width of a board, in CSS pixels. */
const BOARD_PX = 96;

/** A finished game: its last position, players, result, clock and day. */
export function ArchivedCard(props: { readonly row: GameListItem }): JSX.Element {
  const playerNames = (): string => holderNames(Object.values(props.row.seats), props.row.people);
  return (
    <li>
      <a
        class="card board-card"
        href={addressOfGame(props.row.game)}
        aria-label={archiveStrings().open(onlineGameTitle(props.row.terms), playerNames())}
      >
        <LastPosition row={props.row} />
        <span>
          <strong>{playerNames()}</strong>
          <span class="small">{describeListedResult(props.row, undefined)}</span>
          <span class="small quiet">
            {onlineGameTitle(props.row.terms)} · {describeClock(props.row.terms)}
          </span>
          <span class="small quiet">{formatDay(props.row.changedAt)}</span>
        </span>
      </a>
    </li>
  );
}

/**
 * The last position of a game. Fetches it when it comes into view, so that a long list requests only the
 * visible positions.
 */
function LastPosition(props: { readonly row: GameListItem }): JSX.Element {
  const [position, setPosition] = createSignal<Position>();
  let frame: HTMLSpanElement | undefined;
  onMount(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      void readPosition(props.row).then((lastPosition) => {
        if (lastPosition !== null) setPosition(lastPosition);
      });
    });
    if (frame !== undefined) observer.observe(frame);
    onCleanup(() => observer.disconnect());
  });
  return (
    <span ref={frame} class="picture">
      <Show when={position()}>
        {(shown) => <Miniature class="later" position={shown()} width={BOARD_PX} />}
      </Show>
    </span>
  );
}
