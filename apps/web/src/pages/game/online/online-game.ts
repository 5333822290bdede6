import type { Command, GameView, OnlineGameId } from '@halma/protocol';
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

/** A game on the server: its state as far as this page knows it, and what changes it. */
export interface OnlineGame extends GameSubscription, Omit<ViewState, 'clear' | 'refusal'> {
  readonly id: OnlineGameId;
  readonly view: Accessor<GameView>;
  readonly rules: Rules;
  /** Null before the game starts, and when the server's moves are not legal by the rules of this page. */
  readonly session: Accessor<Session | null>;
  /** The reader's seat; undefined for a spectator. */
  readonly seat: Accessor<Seat | undefined>;
  readonly nameOf: (seat: Seat) => string;
  /** The position on the board: with the player's unacknowledged move, and moves in advance. */
  readonly shown: Accessor<Position | null>;
  readonly movable: Accessor<readonly Seat[]>;
  /** The player's move for this turn that the server has not acknowledged. */
  readonly pending: Accessor<string | undefined>;
  readonly premoves: Premoves;
  /** Why the last move on this board was no move. */
  readonly slip: ViewState['refusal'];
  readonly move: (move: Move) => void;
  readonly command: (command: Command) => void;
  /** The time on the server, updated while a clock runs; in milliseconds since 1970. */
  readonly now: Accessor<number | undefined>;
}

/** The interval at which a shown clock is updated. */
const TICK_MS = { 'real-time': 100, days: 60_000 } as const;

/** Opens a game that the page is subscribed to. Undefined for a game whose rules this page does not know. */
export function createOnlineGame(
  online: Online,
  id: OnlineGameId,
  subscription: GameSubscription,
  first: GameView,
): OnlineGame | undefined {
  const made = rulesOfTerms(first.terms);
  if (!made.ok) return undefined;
  const rules = made.value;
  const view = (): GameView => subscription.latest() ?? first;

  const played = createMemo<ReplayedHistory | undefined>((before) =>
    view().standing.first === undefined ? undefined : replayHistory(rules, view(), before),
  );
  const seat = createMemo(() => seatOfPerson(view().standing, online.me().person.id));
  const nameOf = (of: Seat): string => holderName(holderOf(view().standing, of), view().people);
  // A message that adds no turn leaves the session as it is, and with it what the player has selected.
  const turns = createMemo(() => played()?.session);
  const session = createMemo((): Session | null => {
    const known = turns();
    return known === undefined ? null : { ...known, onlinePlayers: { own: seat(), nameOf } };
  });
  const { clear, refusal: slip, ...input } = createViewState(() => session()?.turns.length ?? 0);

  const pending = createMemo((): string | undefined => {
    const { ply } = view().standing;
    for (const { game, person, command } of online.kept()) {
      if (game === id && person === online.me().person.id && command.do === 'move' && command.ply === ply)
        return command.move;
    }
    return undefined;
  });

  /** The position after the player's unacknowledged move. */
  const ahead = createMemo((): Position | null => {
    const present = session()?.present ?? null;
    const text = pending();
    if (present === null || text === undefined) return present;
    const move = parseMove(rules.board, text);
    const next = move.ok ? play(present, move.value) : move;
    return next.ok ? next.value : present;
  });

  const command = (given: Command): void => {
    subscription.dismissRefusal();
    online.client.command(id, given);
  };
  const send = (text: string): void => command({ do: 'move', ply: view().standing.ply, move: text });
  const canMoveNow = (): boolean =>
    view().standing.phase === 'playing' &&
    seat() !== undefined &&
    pending() === undefined &&
    session()?.present.toMove === seat();
  const premoves = createPremoves({ game: id, ahead, seat, canMoveNow, send });

  createEffect(on([turns, pending], clear));

  return {
    ...subscription,
    ...input,
    id,
    view,
    rules,
    session,
    seat,
    nameOf,
    slip,
    shown: createMemo(() => session()?.positions[input.viewedTurn() ?? -1] ?? premoves.shown()),
    movable: createMemo(() => {
      const own = seat();
      if (own === undefined || input.viewedTurn() !== null) return [];
      return canMoveNow() || premoves.isOn() ? [own] : [];
    }),
    pending,
    premoves,
    move: (move) => {
      const text = formatMove(rules.board, move);
      if (canMoveNow()) send(text);
      else premoves.add(text);
    },
    command,
    now: createTicking(online, view),
  };
}

/** The server's time, which changes only while a clock runs. */
function createTicking(online: Online, view: Accessor<GameView>): Accessor<number | undefined> {
  const [now, setNow] = createSignal(online.now());
  createEffect(() => {
    const { standing, terms } = view();
    setNow(online.now());
    if (standing.toMove === undefined || terms.clock.kind === 'none') return;
    const tick = setInterval(() => setNow(online.now()), TICK_MS[terms.clock.kind]);
    onCleanup(() => clearInterval(tick));
  });
  return now;
}
