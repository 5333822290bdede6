import type { Selection } from '@halma/board';
import type { Command, GameId, GameView } from '@halma/protocol';
import { formatMove, type Move, type Position, parseMove, play, type Rules, type Seat } from '@halma/rules';
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Refused, Stuck } from '../../../game/note.ts';
import type { Session } from '../../../game/session.ts';
import { type PlayedScore, playScore, rulesOfTable } from '../../../online/score-session.ts';
import { seatOfPerson } from '../../../online/seats.ts';
import type { Online } from '../online.ts';
import { type Advance, createAdvance } from './advance.ts';
import type { FollowedTable } from './followed-table.ts';

/** A table of people on the page: what is so now, and what can be done. */
export interface Table extends FollowedTable {
  readonly game: GameId;
  readonly view: Accessor<GameView>;
  readonly rules: Rules;
  /** Null before the game starts, and when the page does not know its rules well enough. */
  readonly session: Accessor<Session | null>;
  /** One's own seat. */
  readonly seat: Accessor<Seat | undefined>;
  readonly lookedAt: Accessor<number | null>;
  readonly lookAt: (turns: number) => void;
  /** The position on the board: with one's own move on it before the server has it, and moves in advance. */
  readonly shown: Accessor<Position | null>;
  readonly movable: Accessor<readonly Seat[]>;
  /** One's own move for this turn, which the server has not acknowledged. */
  readonly pending: Accessor<string | undefined>;
  readonly advance: Advance;
  readonly selection: Accessor<Selection | null>;
  readonly select: (selection: Selection | null) => void;
  /** What was tried and is no move. */
  readonly slip: Accessor<Refused | Stuck | null>;
  readonly refuse: (slip: Refused | Stuck) => void;
  readonly move: (move: Move) => void;
  readonly command: (command: Command) => void;
}

/** Sets the table for a game that is followed. Undefined for a game this page does not know. */
export function createTable(
  online: Online,
  game: GameId,
  followed: FollowedTable,
  first: GameView,
): Table | undefined {
  const made = rulesOfTable(first.terms);
  if (!made.ok) return undefined;
  const rules = made.value;
  const view = (): GameView => followed.latest() ?? first;
  const [lookedAt, setLookedAt] = createSignal<number | null>(null);
  const [selection, setSelection] = createSignal<Selection | null>(null);
  const [slip, refuse] = createSignal<Refused | Stuck | null>(null);

  const played = createMemo<PlayedScore | undefined>((before) =>
    view().standing.first === undefined ? undefined : playScore(rules, view(), before),
  );
  const session = createMemo(() => played()?.session ?? null);
  const seat = createMemo(() => seatOfPerson(view().standing, online.me().person.id));

  const pending = createMemo((): string | undefined => {
    const ply = view().standing.ply;
    for (const { game: of, person, command } of online.kept()) {
      if (of === game && person === online.me().person.id && command.do === 'move' && command.ply === ply)
        return command.move;
    }
    return undefined;
  });

  /** As it will be once one's own move has reached the server. */
  const ahead = createMemo((): Position | null => {
    const present = session()?.present ?? null;
    const text = pending();
    if (present === null || text === undefined) return present;
    const move = parseMove(rules.board, text);
    const next = move.ok ? play(present, move.value) : move;
    return next.ok ? next.value : present;
  });

  const command = (given: Command): void => {
    followed.dismissRefusal();
    online.client.command(game, given);
  };
  const send = (text: string): void => command({ do: 'move', ply: view().standing.ply, move: text });
  const mayMoveNow = (): boolean =>
    view().standing.phase === 'playing' &&
    seat() !== undefined &&
    pending() === undefined &&
    session()?.present.toMove === seat();
  const advance = createAdvance({ game, ahead, seat, mayMoveNow, send });

  createEffect(
    on([session, pending], () =>
      batch(() => {
        setSelection(null);
        refuse(null);
      }),
    ),
  );

  return {
    ...followed,
    game,
    view,
    rules,
    session,
    seat,
    lookedAt,
    lookAt: (turns) => {
      const last = session()?.turns.length ?? 0;
      setLookedAt(turns >= last ? null : Math.max(0, turns));
    },
    shown: createMemo(() => session()?.positions[lookedAt() ?? -1] ?? advance.shown()),
    movable: createMemo(() => {
      const own = seat();
      if (own === undefined || lookedAt() !== null) return [];
      return mayMoveNow() || advance.isOn() ? [own] : [];
    }),
    pending,
    advance,
    selection,
    select: (chosen) =>
      batch(() => {
        setSelection(chosen);
        if (chosen !== null) refuse(null);
      }),
    slip,
    refuse,
    move: (move) => {
      const text = formatMove(rules.board, move);
      if (mayMoveNow()) send(text);
      else advance.add(text);
    },
    command,
  };
}
