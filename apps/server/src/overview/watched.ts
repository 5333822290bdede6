import type { GameTerms, OnlineGameId } from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import { hasStarted, type StartedGame, seatOfPerson } from '../game/state.ts';
import { visibleState } from '../game/view.ts';
import type { Games } from '../games/games.ts';
import type { Presence } from '../people/presence.ts';

/** How long after its last event lists still show a game without a real-time clock, in milliseconds. */
const MAX_IDLE_MS = DAY_MS;

/** The part of a game in progress that spectators may see. */
export interface VisibleGame {
  readonly visible: StartedGame;
  /** The number of spectators connected to this node. */
  readonly spectators: number;
}

/** The dependencies of `findWatched`. */
export interface WatchedDependencies {
  readonly games: Pick<Games, 'log'>;
  readonly presence: Pick<Presence, 'peopleFollowing'>;
}

/**
 * Returns whether lists of games in progress show a game.
 *
 * @param changedAt when its last event was committed
 */
export function isActive({ clock }: GameTerms, changedAt: number, now: number): boolean {
  return clock.kind === 'real-time' || now - changedAt < MAX_IDLE_MS;
}

/**
 * Returns whether spectators see at least one move of a game; true if the number of its moves is unknown. Lists show
 * games with no visible moves last, so that they do not begin with untouched boards just after a tournament round has
 * started.
 */
export function showsMoves({ spectatorsBehind }: GameTerms, ply: number | undefined): boolean {
  return ply === undefined || ply > spectatorsBehind;
}

/**
 * Returns the part of a game in progress that spectators may see; undefined if it has ended.
 *
 * @param lastSeq the number of its last event in the store
 */
export async function findWatched(
  { games, presence }: WatchedDependencies,
  game: OnlineGameId,
  lastSeq: number,
): Promise<VisibleGame | undefined> {
  const cached = games.log.peek(game);
  const log = cached !== undefined && cached.lastSeq >= lastSeq ? cached : await games.log.find(game);
  const state = log?.state;
  // The game may have ended since it was listed.
  if (state?.phase !== 'playing') return undefined;
  const visible = visibleState(true, state);
  if (!hasStarted(visible)) throw new Error(`the game ${game} is in progress without a position`);
  const spectators = [...presence.peopleFollowing(game)].filter(
    (person) => seatOfPerson(state, person) === undefined,
  );
  return { visible, spectators: spectators.length };
}
