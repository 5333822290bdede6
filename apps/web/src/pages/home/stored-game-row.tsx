import { manColourOf, manGlyph } from '@halma/board';
import { homeStrings } from '@halma/locales/home';
import { playStrings } from '@halma/locales/play';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { StoredGame } from '../../game/device-game.ts';
import { seatName } from '../../game/names.ts';
import { restoreGame } from '../../game/saved-game.ts';
import type { Session } from '../../game/session.ts';
import { language } from '../../locale/language.ts';
import { Icon } from '../../parts/icon.tsx';
import { Miniature } from '../../parts/miniature.tsx';

interface StoredGameRowProps {
  readonly game: StoredGame;
  readonly name: string;
  readonly onDelete: () => void;
}

/** A row for a stored game: its name, its players, its status and its date. An unreadable game can still be deleted. */
export function StoredGameRow(props: StoredGameRowProps): JSX.Element {
  const session = createMemo(() => restoreGame(props.game));
  return (
    <li class="stored-game-row">
      <a href={`/play/${props.game.id}`}>
        <Show when={session()} fallback={<span class="thumb" />}>
          {(restored) => <Miniature position={restored().present} />}
        </Show>
        <span class="card-text">
          <b>{props.name}</b>
          <span class="small quiet">
            {homeStrings().moveCount(props.game.turns.length)} · {describeDay(props.game.changed, new Date())}
          </span>
          <Show when={session()}>{(restored) => <Seats session={restored()} />}</Show>
        </span>
      </a>
      <button
        type="button"
        class="iconbtn"
        aria-label={homeStrings().deleteNamed(props.name)}
        onClick={() => props.onDelete()}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function Seats(props: { session: Session }): JSX.Element {
  const isToMove = (seat: number): boolean =>
    props.session.present.outcome === null && props.session.present.toMove === seat;
  return (
    <span class="stored-game-seats">
      <For each={props.session.rules.seats}>
        {(seat) => (
          <span classList={{ turn: isToMove(seat) }}>
            {manGlyph(manColourOf(props.session.rules, seat))}
            <span class="vh">{seatName(props.session, seat)}</span>
          </span>
        )}
      </For>
      <span class="small quiet">
        {props.session.present.outcome === null
          ? `${seatName(props.session, props.session.present.toMove)} · ${playStrings().seats.toMove}`
          : homeStrings().finished}
      </span>
    </span>
  );
}

/** Returns the date of the last change in words. @param changed milliseconds since 1970 */
function describeDay(changed: number, now: Date): string {
  const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(new Date(changed))) / 86_400_000);
  if (daysAgo === 0) return homeStrings().when.today;
  if (daysAgo === 1) return homeStrings().when.yesterday;
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' }).format(changed);
}
