import type { GameId } from '@halma/protocol';
import { type Position, parseMove, play, type Seat } from '@halma/rules';
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { afterMovesInAdvance, type Plan } from '../../../online/moves-in-advance.ts';
import { readStored, store } from '../../../site/storage.ts';

/** Moves made before one's turn has come. They are kept on the device, and played one at each turn while they can be. */
export interface Advance {
  readonly moves: Accessor<readonly string[]>;
  /** Is one being chosen on the board? It ends with that move, when it is called off, or when one may move at once. */
  readonly isChoosing: Accessor<boolean>;
  /** Are moves in advance being made, or waiting? */
  readonly isOn: Accessor<boolean>;
  /** The position with them on the board. */
  readonly shown: Accessor<Position | null>;
  /** Those that can be made as the board stands. */
  readonly plans: Accessor<readonly Plan[]>;
  /** Was the last of them dropped because it could not be played? */
  readonly wasDropped: Accessor<boolean>;
  readonly begin: () => void;
  readonly callOff: () => void;
  readonly add: (move: string) => void;
  readonly dropLast: () => void;
  readonly drop: () => void;
}

interface AdvanceNeeds {
  readonly game: GameId;
  /** The position with one's own unacknowledged move. */
  readonly ahead: Accessor<Position | null>;
  readonly seat: Accessor<Seat | undefined>;
  readonly mayMoveNow: () => boolean;
  readonly send: (move: string) => void;
}

/** Keeps the moves in advance of one game. */
export function createAdvance({ game, ahead, seat, mayMoveNow, send }: AdvanceNeeds): Advance {
  const name = `halma.online.advance.${game}`;
  const [moves, setMoves] = createSignal(readMoves(name));
  const [isChoosing, setChoosing] = createSignal(false);
  const [wasDropped, setDropped] = createSignal(false);
  const change = (next: readonly string[]): void => {
    store(name, next);
    setMoves(next);
    setChoosing(false);
  };
  createEffect(() => {
    if (mayMoveNow()) setChoosing(false);
  });
  createEffect(() => {
    const [first, ...rest] = moves();
    const position = ahead();
    if (first === undefined || position === null || !mayMoveNow()) return;
    const move = parseMove(position.rules.board, first);
    const isPlayable = move.ok && play(position, move.value).ok;
    change(isPlayable ? rest : []);
    setDropped(!isPlayable);
    if (isPlayable) send(first);
  });
  const isOn = (): boolean => isChoosing() || moves().length > 0;
  const planned = createMemo(() => {
    const position = ahead();
    const own = seat();
    if (position === null || own === undefined || !isOn()) return { position, plans: [] };
    return afterMovesInAdvance(position, own, moves());
  });
  return {
    moves,
    isChoosing,
    isOn,
    wasDropped,
    shown: () => planned().position,
    plans: () => planned().plans,
    begin: () => setChoosing(true),
    callOff: () => setChoosing(false),
    add: (move) => {
      setDropped(false);
      change([...moves(), move]);
    },
    dropLast: () => change(moves().slice(0, -1)),
    drop: () => change([]),
  };
}

function readMoves(name: string): readonly string[] {
  const kept = readStored(name);
  return Array.isArray(kept) ? kept.filter((move) => typeof move === 'string') : [];
}
