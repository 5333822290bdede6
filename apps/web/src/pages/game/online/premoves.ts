import type { OnlineGameId } from '@halma/protocol';
import { type Position, parseMove, play, type Seat } from '@halma/rules';
import { type Accessor, createEffect, createMemo, createSignal, onCleanup, untrack } from 'solid-js';
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
  /** The premoves that are legal if they are played one after the other and the other seats do not move. */
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

/** Premoves as the device stores them. */
interface StoredPremoves {
  /** The ply at which the list last changed. The next premove is for a later turn. */
  readonly ply: number;
  readonly moves: readonly string[];
}

interface PremoveSettings {
  readonly game: OnlineGameId;
  /** The number of moves played, including the player's unacknowledged one. */
  readonly ply: Accessor<number>;
  /** The position after the player's unacknowledged move. */
  readonly expectedPosition: Accessor<Position | null>;
  readonly seat: Accessor<Seat | undefined>;
  readonly canMoveNow: () => boolean;
  readonly sendMove: (move: string) => void;
}

/** Creates the premoves of one game, starting with the stored ones. */
export function createPremoves({
  game,
  ply,
  expectedPosition,
  seat,
  canMoveNow,
  sendMove,
}: PremoveSettings): Premoves {
  const storageKey = `halma.online.advance.${game}`;
  const [premoves, setPremoves] = createSignal(readPremoves(storageKey) ?? { ply: 0, moves: [] });
  const moves = (): readonly string[] => premoves().moves;
  const [isChoosing, setChoosing] = createSignal(false);
  const [wasCancelled, setCancelled] = createSignal(false);
  const change = (next: readonly string[]): void => {
    const changed: StoredPremoves = { ply: untrack(ply), moves: next };
    store(storageKey, changed);
    setPremoves(changed);
    setChoosing(false);
  };
  /** Adopts the stored premoves if another tab has changed them. Returns whether it has. */
  const readChanges = (): boolean => {
    const stored = readPremoves(storageKey);
    const known = untrack(premoves);
    if (stored === undefined || (stored.ply === known.ply && String(stored.moves) === String(known.moves)))
      return false;
    setPremoves(stored);
    return true;
  };
  const listen = ({ key }: StorageEvent): void => {
    if (key === storageKey) readChanges();
  };
  addEventListener('storage', listen);
  onCleanup(() => removeEventListener('storage', listen));
  createEffect(() => {
    if (canMoveNow()) setChoosing(false);
  });
  // A takeback cancels the premoves, even one that was made while the page was closed. A later ply that another tab
  // stores afterwards does not prove a takeback, because that tab may be ahead.
  createEffect<number>((previousPly) => {
    if (ply() < previousPly && untrack(moves).length > 0) change([]);
    return ply();
  }, untrack(premoves).ply);
  createEffect(() => {
    const [nextMove, ...laterMoves] = moves();
    const position = expectedPosition();
    if (nextMove === undefined || position === null || !canMoveNow()) return;
    if (ply() <= premoves().ply || readChanges()) return;
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

/** Returns undefined if none are stored. */
function readPremoves(storageKey: string): StoredPremoves | undefined {
  const stored = readStored(storageKey);
  // Earlier versions stored only the moves.
  if (Array.isArray(stored)) return { ply: 0, moves: textsIn(stored) };
  const { ply, moves }: { ply?: unknown; moves?: unknown } = Object(stored);
  if (!Array.isArray(moves)) return undefined;
  return { ply: typeof ply === 'number' ? ply : 0, moves: textsIn(moves) };
}

const textsIn = (list: readonly unknown[]): readonly string[] =>
  list.filter((item) => typeof item === 'string');
