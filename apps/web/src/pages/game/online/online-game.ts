import type { Command, GameStatus, GameView, OnlineGameId } from '@halma/protocol';
import { formatMove, type Move, type Position, parseMove, play, type Rules, type Seat } from '@halma/rules';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Session } from '../../../game/session.ts';
import { holderName } from '../../../online/person-name.ts';
import { type ReplayedHistory, replayHistory, rulesOfTerms } from '../../../online/replay-history.ts';
import { holderOf, seatOfPerson } from '../../../online/seats.ts';
import type { Online } from '../../online/online-context.ts';
import { createViewState, type ViewState } from '../view-state.ts';
import type { GameSubscription } from './game-subscription.ts';
import { createPremoves, type Premoves } from './premoves.ts';

/** A game on the server: its state as this page knows it, and the functions that change it. */
export interface OnlineGame extends GameSubscription, Omit<ViewState, 'refusal'> {
  readonly id: OnlineGameId;
  readonly view: Accessor<GameView>;
  /** The game's status in the view: its phase, seats and open offers. */
  readonly status: Accessor<GameStatus>;
  readonly rules: Rules;
  /** The moves so far. Null before the game starts, and when this page cannot replay the server's moves. */
  readonly session: Accessor<Session | null>;
  /** The user's seat; undefined for a spectator. */
  readonly seat: Accessor<Seat | undefined>;
  readonly nameOf: (seat: Seat) => string;
  /** The position on the board, including the player's unacknowledged move and premoves. */
  readonly shownPosition: Accessor<Position | null>;
  readonly movableSeats: Accessor<readonly Seat[]>;
  /** The player's move in this turn until the server acknowledges it. */
  readonly pendingMove: Accessor<string | undefined>;
  readonly premoves: Premoves;
  /** The reason why the last attempt on this board was not a legal move. */
  readonly illegalAttempt: ViewState['refusal'];
  readonly move: (move: Move) => void;
  readonly command: (command: Command) => void;
  /** The server's time in milliseconds since 1970, updated while a clock runs; undefined before the server's first message. */
  readonly now: Accessor<number | undefined>;
}

/** The interval between two updates of a displayed clock. */
const TICK_MS = { 'real-time': 100, days: 60_000 } as const;

/** Opens a game that the page has subscribed to. Returns undefined if this page does not know its rules. */
export function createOnlineGame(
  online: Online,
  id: OnlineGameId,
  subscription: GameSubscription,
  initialView: GameView,
): OnlineGame | undefined {
  const rulesResult = rulesOfTerms(initialView.terms);
  if (!rulesResult.ok) return undefined;
  const rules = rulesResult.value;
  const view = (): GameView => subscription.latestView() ?? initialView;
  const status = (): GameStatus => view().standing;

  const replayedHistory = createMemo<ReplayedHistory | undefined>((previous) =>
    status().first === undefined ? undefined : replayHistory(rules, view(), previous),
  );
  const seat = createMemo(() => seatOfPerson(status(), online.me().person.id));
  const nameOf = (heldSeat: Seat): string => holderName(holderOf(status(), heldSeat), view().people);
  // A message that contains no new turn leaves the session unchanged, so the player's selection is kept.
  const replayedSession = createMemo(() => replayedHistory()?.session);
  const session = createMemo((): Session | null => {
    const replayed = replayedSession();
    return replayed === undefined ? null : { ...replayed, onlinePlayers: { ownSeat: seat(), nameOf } };
  });
  const { refusal: illegalAttempt, ...input } = createViewState(session);

  const pendingMove = createMemo((): string | undefined => {
    const { ply } = status();
    for (const { game, person, command } of online.pendingCommands()) {
      if (game === id && person === online.me().person.id && command.do === 'move' && command.ply === ply)
        return command.move;
    }
    return undefined;
  });

  /** The position after the player's unacknowledged move. */
  const expectedPosition = createMemo((): Position | null => {
    const present = session()?.present ?? null;
    const text = pendingMove();
    if (present === null || text === undefined) return present;
    const move = parseMove(rules.board, text);
    const next = move.ok ? play(present, move.value) : move;
    return next.ok ? next.value : present;
  });

  const sendCommand = (command: Command): void => {
    subscription.dismissRefusal();
    online.client.command(id, command);
  };
  const sendMove = (text: string): void => sendCommand({ do: 'move', ply: status().ply, move: text });
  const canMoveNow = (): boolean =>
    status().phase === 'playing' &&
    seat() !== undefined &&
    pendingMove() === undefined &&
    session()?.present.toMove === seat();
  const premoves = createPremoves({
    game: id,
    ply: () => status().ply + (pendingMove() === undefined ? 0 : 1),
    expectedPosition,
    seat,
    canMoveNow,
    sendMove,
  });

  createEffect(on([replayedSession, pendingMove], () => input.select(null)));

  return {
    ...subscription,
    ...input,
    id,
    view,
    status,
    rules,
    session,
    seat,
    nameOf,
    illegalAttempt,
    shownPosition: createMemo(
      () => session()?.positions[input.viewedTurn() ?? -1] ?? premoves.previewPosition(),
    ),
    movableSeats: createMemo(() => {
      const playersSeat = seat();
      if (playersSeat === undefined || input.viewedTurn() !== null) return [];
      return canMoveNow() || premoves.isActive() ? [playersSeat] : [];
    }),
    pendingMove,
    premoves,
    move: (move) => {
      const text = formatMove(rules.board, move);
      if (canMoveNow()) sendMove(text);
      else premoves.add(text);
    },
    command: sendCommand,
    now: createTickingTime(online, view),
  };
}

/** Returns the server's time, updated with each new view, and at intervals while a clock runs. */
function createTickingTime(online: Online, view: Accessor<GameView>): Accessor<number | undefined> {
  const [now, setNow] = createSignal(online.now());
  createEffect(() => {
    const { standing, terms } = view();
    setNow(online.now());
    if (standing.toMove === undefined || terms.clock.kind === 'none') return;
    const timer = setInterval(() => setNow(online.now()), TICK_MS[terms.clock.kind]);
    onCleanup(() => clearInterval(timer));
  });
  return now;
}
