import type { GameListItem, GameUpdate, GameView, LoggedEvent } from '@halma/protocol';

export const RUTH = { id: 'ruth000000000000', name: 'Ruth', guest: false };
export const TOMAS = { id: 'tomas00000000000', name: '', guest: true };
export const GAME = 'game00000000';

/** Halma for two between Ruth, on A, and Tomas, on C, before the first move. */
export const BEGUN: GameView = {
  game: GAME,
  seq: 1,
  terms: {
    rules: { game: 'halma-2', preset: 'standard', options: {} },
    clock: { kind: 'real-time', main: 600_000, increment: 5000, delay: 0 },
    listed: false,
    spectatorsBehind: 0,
  },
  by: RUTH.id,
  people: [RUTH, TOMAS],
  createdAt: 1000,
  score: [],
  standing: {
    phase: 'playing',
    seats: { A: { kind: 'person', person: RUTH.id }, C: { kind: 'person', person: TOMAS.id } },
    ready: [],
    first: 'A',
    toMove: 'A',
    ply: 0,
    left: { A: 600_000, C: 600_000 },
    turnBegan: 2000,
    dueBy: 62_000,
    drawOffered: [],
    rematch: [],
    result: '*',
  },
};

/** A sequence of moves from the start. */
export const MOVES = ['d1-f1', 'm16-k16', 'f1-g1', 'k16-j16', 'g1-h1', 'j16-i16'] as const;

/** The log of `MOVES`, after the start event. */
export const LOG: readonly LoggedEvent[] = MOVES.map((move, index) => ({
  seq: index + 2,
  at: 3000 + index,
  event: { kind: 'moved', seat: index % 2 === 0 ? 'A' : 'C', move, forgiven: 0 },
}));

/** Returns the server's update that contains a part of the log. */
export function updateOf(from: number, to: number): GameUpdate {
  return {
    game: GAME,
    people: [],
    events: LOG.slice(from, to),
    standing: { ...BEGUN.standing, ply: to, toMove: to % 2 === 0 ? 'A' : 'C' },
  };
}

/** Returns a game as a row in the player's list. */
export function rowOf(game: string, more: Partial<GameListItem>): GameListItem {
  return {
    game,
    terms: BEGUN.terms,
    seats: {},
    people: [],
    phase: more.toMove === undefined ? 'waiting' : 'playing',
    result: '*',
    createdAt: 0,
    changedAt: 0,
    ...more,
  };
}
