import { homeStrings } from '@halma/locales/home';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { restoreDeviceGame, type StoredGame } from '../../game/device-game.ts';
import { isOwnSeat, seatName } from '../../game/names.ts';
import { roundCount } from '../../game/round-count.ts';
import type { Session } from '../../game/session.ts';
import { language } from '../../locale/language.ts';
import { Icon } from '../../parts/icon.tsx';
import { Miniature } from '../../parts/miniature.tsx';
import { runWhenNear } from '../../parts/near-view.ts';

interface StoredGameCardProps {
  readonly game: StoredGame;
  readonly name: string;
  readonly onDelete: () => void;
}

/** A game on this device: its board, whose move it is, its name and its date. An unreadable game can still be deleted. */
export function StoredGameCard(props: StoredGameCardProps): JSX.Element {
  const [session, setSession] = createSignal<Session>();
  let card: HTMLLIElement | undefined;
  // Restoring a game replays all of its moves, which takes a while, and a device can have hundreds of games.
  onMount(() => {
    if (card !== undefined)
      onCleanup(runWhenNear(card, () => setSession(restoreDeviceGame(props.game)?.session)));
  });
  return (
    <li class="card your-game" ref={card}>
      <a href={`/play/${props.game.id}`}>
        <span class="your-game-board">
          <Show when={session()}>
            {(restored) => (
              <Miniature class="later" position={restored().present} colours={restored().labels.colours} />
            )}
          </Show>
        </span>
        <span class="card-text">
          <Show when={session()} fallback={<span class="status">{'\u00a0'}</span>}>
            {(restored) => (
              <span class="status" classList={{ turn: isPlayersTurn(restored()) }}>
                {statusOf(restored())}
              </span>
            )}
          </Show>
          <strong>{props.name}</strong>
          <span class="small quiet">
            {homeStrings().onDevice} ·{' '}
            <Show when={session()}>
              {(restored) => `${homeStrings().moveCount(roundCount(restored()))} · `}
            </Show>
            {describeDay(props.game.changed, new Date())}
          </span>
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

function isPlayersTurn(session: Session): boolean {
  const { outcome, toMove } = session.present;
  return outcome === null && isOwnSeat(session, toMove);
}

function statusOf(session: Session): string {
  if (session.present.outcome !== null) return homeStrings().finished;
  if (isPlayersTurn(session)) return homeStrings().yourMove;
  return homeStrings().toMove(seatName(session, session.present.toMove));
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the date of the last change in words.
 *
 * @param changed milliseconds since 1970
 */
function describeDay(changed: number, now: Date): string {
  const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(new Date(changed))) / DAY_MS);
  if (daysAgo === 0) return homeStrings().when.today;
  if (daysAgo === 1) return homeStrings().when.yesterday;
  const isThisYear = new Date(changed).getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(language(), {
    day: 'numeric',
    month: 'long',
    year: isThisYear ? undefined : 'numeric',
  }).format(changed);
}
