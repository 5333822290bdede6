import type { OnlineGameId } from '@halma/protocol';
import { type Position, parseMove, play, type Seat } from '@halma/rules';
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { type Plan, playPremoves } from '../../../online/play-premoves.ts';
import { readStored, store } from '../../../storage/browser-storage.ts';

/** Moves that a player makes in advance. The device stores them and plays one at each turn while they are legal. */
export interface Premoves {
  readonly moves: Accessor<readonly string[]>;
  /** True while the player chooses one on the board: until that move, a cancellation, or the player's turn. */
  readonly isChoosing: Accessor<boolean>;
  /** True while one is being chosen or waits. */
  readonly isOn: Accessor<boolean>;
  /** The position after them. */
  readonly shown: Accessor<Position | null>;
  /** Those that are legal as the board stands. */
  readonly plans: Accessor<readonly Plan[]>;
  /** True when the last of them was dropped because it was not legal. */
  readonly wasDropped: Accessor<boolean>;
  readonly begin: () => void;
  readonly cancel: () => void;
  readonly add: (move: string) => void;
  readonly dropLast: () => void;
  readonly dropAll: () => void;
}

interface PremoveSettings {
  readonly game: OnlineGameId;
  /** The position after the player's unacknowledged move. */
  readonly ahead: Accessor<Position | null>;
  readonly seat: Accessor<Seat | undefined>;
  readonly canMoveNow: () => boolean;
  readonly send: (move: string) => void;
}

/** Keeps the moves in advance of one game. */
export function createPremoves({ game, ahead, seat, canMoveNow, send }: PremoveSettings): Premoves {
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
    if (canMoveNow()) setChoosing(false);
  });
  createEffect(() => {
    const [first, ...rest] = moves();
    const position = ahead();
    if (first === undefined || position === null || !canMoveNow()) return;
    const move = parseMove(position.rules.board, first);
    const isLegal = move.ok && play(position, move.value).ok;
    change(isLegal ? rest : []);
    setDropped(!isLegal);
    if (isLegal) send(first);
  });
  const isOn = (): boolean => isChoosing() || moves().length > 0;
  const planned = createMemo(() => {
    const position = ahead();
    const own = seat();
    if (position === null || own === undefined || !isOn()) return { position, plans: [] };
    return playPremoves(position, own, moves());
  });
  return {
    moves,
    isChoosing,
    isOn,
    wasDropped,
    shown: () => planned().position,
    plans: () => planned().plans,
    begin: () => setChoosing(true),
    cancel: () => setChoosing(false),
    add: (move) => {
      setDropped(false);
      change([...moves(), move]);
    },
    dropLast: () => change(moves().slice(0, -1)),
    dropAll: () => change([]),
  };
}

function readMoves(name: string): readonly string[] {
  const stored = readStored(name);
  return Array.isArray(stored) ? stored.filter((move) => typeof move === 'string') : [];
}
