import type { OnlineGameId } from '@halma/protocol';
import { type Position, parseMove, play, type Seat } from '@halma/rules';
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { type Premove, playPremoves } from '../../../online/play-premoves.ts';
import { readStored, store } from '../../../storage/browser-storage.ts';

/** The premoves in a game. The device stores them, and plays one on each turn as long as they are legal. */
export interface Premoves {
  readonly moves: Accessor<readonly string[]>;
  /**
   * True while the player is choosing a premove, which ends when it is made or cancelled or the player's turn
   * begins.
   */
  readonly isChoosing: Accessor<boolean>;
  /** True while the player is choosing a premove or has one. */
  readonly isActive: Accessor<boolean>;
  /** The position after the premoves. */
  readonly previewPosition: Accessor<Position | null>;
  /** The premoves that are legal in the present position. */
  readonly legalPremoves: Accessor<readonly Premove[]>;
  /** True after the premoves were cancelled because the next one was illegal. */
  readonly wasCancelled: Accessor<boolean>;
  /** Lets the player choose a premove on the board. */
  readonly startChoosing: () => void;
  readonly stopChoosing: () => void;
  readonly add: (move: string) => void;
  readonly cancelLast: () => void;
  readonly cancelAll: () => void;
}

interface PremoveSettings {
  readonly game: OnlineGameId;
  /** The position after the player's unacknowledged move. */
  readonly expectedPosition: Accessor<Position | null>;
  readonly seat: Accessor<Seat | undefined>;
  readonly canMoveNow: () => boolean;
  readonly sendMove: (move: string) => void;
}

/** Creates the premoves of one game, starting with the stored ones. */
export function createPremoves({
  game,
  expectedPosition,
  seat,
  canMoveNow,
  sendMove,
}: PremoveSettings): Premoves {
  const storageKey = `halma.online.advance.${game}`;
  const [moves, setMoves] = createSignal(readMoves(storageKey));
  const [isChoosing, setChoosing] = createSignal(false);
  const [wasCancelled, setCancelled] = createSignal(false);
  const change = (next: readonly string[]): void => {
    store(storageKey, next);
    setMoves(next);
    setChoosing(false);
  };
  createEffect(() => {
    if (canMoveNow()) setChoosing(false);
  });
  createEffect(() => {
    const [nextMove, ...laterMoves] = moves();
    const position = expectedPosition();
    if (nextMove === undefined || position === null || !canMoveNow()) return;
    const move = parseMove(position.rules.board, nextMove);
    const isLegal = move.ok && play(position, move.value).ok;
    change(isLegal ? laterMoves : []);
    setCancelled(!isLegal);
    if (isLegal) sendMove(nextMove);
  });
  const isActive = (): boolean => isChoosing() || moves().length > 0;
  const preview = createMemo(() => {
    const position = expectedPosition();
    const playersSeat = seat();
    if (position === null || playersSeat === undefined || !isActive()) return { position, premoves: [] };
    return playPremoves(position, playersSeat, moves());
  });
  return {
    moves,
    isChoosing,
    isActive,
    wasCancelled,
    previewPosition: () => preview().position,
    legalPremoves: () => preview().premoves,
    startChoosing: () => setChoosing(true),
    stopChoosing: () => setChoosing(false),
    add: (move) => {
      setCancelled(false);
      change([...moves(), move]);
    },
    cancelLast: () => change(moves().slice(0, -1)),
    cancelAll: () => change([]),
  };
}

function readMoves(storageKey: string): readonly string[] {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored.filter((move) => typeof move === 'string') : [];
}
