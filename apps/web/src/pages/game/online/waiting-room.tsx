import { manColourOf, manGlyph } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import { isGameId, type Seat, seatLetter, startPosition } from '@halma/rules';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { unwrap } from '../../../board/set-up.ts';
import { addressOfGame } from '../../../guide/addresses.ts';
import { describeFailure } from '../../../online/describe-failure.ts';
import { describeClock, onlineGameTitle } from '../../../online/game-terms.ts';
import { createLinkOrigin, isLoopbackOrigin } from '../../../online/link-origin.ts';
import { holderOf, isAmong } from '../../../online/seats.ts';
import { copyToClipboard } from '../../../parts/copy.ts';
import { Miniature } from '../../../parts/miniature.tsx';
import { ConnectionNote } from '../../online/connection-note.tsx';
import { useOnline } from '../../online/online-context.ts';
import Chat from '../chat.tsx';
import type { ChatModel } from '../model.ts';
import type { OnlineGame } from './online-game.ts';
import { SeatAnnouncement } from './seat-announcement.tsx';

interface WaitingRoomProps {
  readonly game: OnlineGame;
}

/** A game before its first move: its seats, the link to share, and which players are ready. */
export function WaitingRoom(props: WaitingRoomProps & { readonly chat: ChatModel }): JSX.Element {
  const { game } = props;
  const phase = (): string => game.status().phase;
  /** The name of a player who is waiting for the visitor to join. */
  const invitingPlayer = (): string | undefined => {
    if (phase() !== 'waiting' || game.seat() !== undefined) return undefined;
    const seat = game.rules.seats.find((candidate) => holderOf(game.status(), candidate)?.kind === 'person');
    return seat === undefined ? undefined : game.nameOf(seat);
  };
  return (
    <Show when={phase() !== 'aborted'} fallback={<AbortedNote />}>
      <div class="wrap before">
        <section aria-labelledby="before">
          <Show when={invitingPlayer()} fallback={<WaitingText game={game} />}>
            {(name) => <Invitation game={game} from={name()} />}
          </Show>
          <ConnectionNote />
          <Show when={game.refusal()}>
            {(refusal) => (
              <p class="note bad" role="alert">
                {describeFailure(refusal())}
              </p>
            )}
          </Show>
          <SeatAnnouncement game={game} />
          <ul class="waiting-seats">
            <For each={game.rules.seats}>{(seat) => <SeatRow game={game} seat={seat} />}</For>
          </ul>
          <Show when={phase() === 'waiting'}>
            <ShareLink />
          </Show>
          <SeatActions game={game} />
        </section>
        <aside>
          <span title={onlineGameTitle(game.view().terms)}>
            <Miniature class="thumb large" position={unwrap(startPosition(game.rules))} />
          </span>
          <div class="card">
            <Chat chat={props.chat} />
          </div>
        </aside>
      </div>
    </Show>
  );
}

function WaitingText(props: WaitingRoomProps): JSX.Element {
  const { game } = props;
  const isReadying = (): boolean => game.status().phase === 'readying';
  return (
    <>
      <h2 id="before">{onlineStrings().before[isReadying() ? 'readying' : 'waiting']}</h2>
      <p class="quiet">
        {isReadying()
          ? onlineStrings().before.readyingText
          : game.view().terms.listed
            ? onlineStrings().before.waitingListed
            : onlineStrings().before.waitingText}
      </p>
    </>
  );
}

/** Introduces the game to a visitor who can join and may not know it. */
function Invitation(props: WaitingRoomProps & { readonly from: string }): JSX.Element {
  const { rules, view } = props.game;
  const { id } = rules.game;
  return (
    <>
      <h2 id="before">{onlineStrings().before.invited(props.from)}</h2>
      <p>
        <b>
          {onlineGameTitle(view().terms)} · {describeClock(view().terms)}
        </b>
      </p>
      <p class="quiet">
        <Show when={rules.game.goal === 'camp'}>{onlineStrings().before.aim} </Show>
        {onlineStrings().before.invitedText}
      </p>
      <Show when={isGameId(id) && id}>
        {(gameId) => (
          <p>
            <a href={addressOfGame(gameId())}>{onlineStrings().before.rules}</a>
          </p>
        )}
      </Show>
    </>
  );
}

function SeatRow(props: WaitingRoomProps & { readonly seat: Seat }): JSX.Element {
  const { game } = props;
  const colour = (): string => gameStrings().colours[manColourOf(game.rules, props.seat)];
  const holder = () => holderOf(game.status(), props.seat);
  const details = (): string =>
    [
      colour(),
      ...(props.seat === game.seat() ? [peopleStrings().account.you] : []),
      ...(game.status().phase === 'readying' && holder()?.kind === 'person'
        ? [
            isAmong(game.status().ready, props.seat)
              ? onlineStrings().before.isReady
              : onlineStrings().before.isNotReady,
          ]
        : []),
    ].join(' · ');
  return (
    <li class="waiting-seat">
      {manGlyph(manColourOf(game.rules, props.seat))}
      <span>
        <b>{game.nameOf(props.seat)}</b> <small class="quiet">{details()}</small>
      </span>
      <Show when={holder()?.kind === 'open' && game.seat() === undefined}>
        <button
          type="button"
          class="btn dense main"
          aria-label={onlineStrings().before.joinAs(colour())}
          onClick={() => game.command({ do: 'join', seat: seatLetter(props.seat) })}
        >
          {onlineStrings().before.join}
        </button>
      </Show>
    </li>
  );
}

function ShareLink(): JSX.Element {
  const id = createUniqueId();
  const [status, setStatus] = createSignal('');
  const origin = createLinkOrigin(useOnline().api, location.origin);
  const link = (): string => location.href.replace(location.origin, origin.latest);
  const copy = async (): Promise<void> => {
    const hasCopied = await copyToClipboard(link());
    setStatus(hasCopied ? onlineStrings().before.copied : onlineStrings().before.notCopied);
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {onlineStrings().before.address}
      </label>
      <span class="row">
        <input
          id={id}
          class="input"
          readonly
          value={link()}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn" onClick={() => void copy()}>
          {onlineStrings().before.copy}
        </button>
      </span>
      <Show when={!origin.loading && isLoopbackOrigin(origin.latest)}>
        <p class="small">{onlineStrings().before.onlyHere}</p>
      </Show>
      <p class="small" role="status">
        {status()}
      </p>
    </div>
  );
}

function SeatActions(props: WaitingRoomProps): JSX.Element {
  const { game } = props;
  const online = useOnline();
  const isSeated = (): boolean => game.seat() !== undefined;
  /** Whether the visitor created the game, and either has a seat in it or no person has one. */
  const canAbort = (): boolean =>
    game.view().by === online.me().person.id &&
    (isSeated() || game.rules.seats.every((seat) => holderOf(game.status(), seat)?.kind !== 'person'));
  return (
    <Show when={isSeated() || canAbort()}>
      <div class="row">
        <Show when={game.status().phase === 'readying' && !isAmong(game.status().ready, game.seat())}>
          <button type="button" class="btn main" onClick={() => game.command({ do: 'ready' })}>
            {onlineStrings().before.ready}
          </button>
        </Show>
        <Show when={isSeated()}>
          <button type="button" class="btn" onClick={() => game.command({ do: 'leave' })}>
            {onlineStrings().before.leaveSeat}
          </button>
        </Show>
        <Show when={canAbort()}>
          <button type="button" class="btn danger" onClick={() => game.command({ do: 'abort' })}>
            {onlineStrings().before.cancelGame}
          </button>
        </Show>
      </div>
    </Show>
  );
}

/** The note for a game that was aborted before it started. */
function AbortedNote(): JSX.Element {
  return (
    <div class="wrap before">
      <section class="result card">
        <div role="status">
          <h2>{onlineStrings().results.aborted}</h2>
          <p>{onlineStrings().results.abortedText}</p>
        </div>
        <div class="row">
          <a class="btn main" href="/online">
            {onlineStrings().actions.lobby}
          </a>
        </div>
      </section>
    </div>
  );
}
