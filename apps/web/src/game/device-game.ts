import { type Seat, seatFromLetter, seatLetter } from '@halma/rules';
import { type Clock, newClock, type TimeControl } from './clock.ts';
import { rematch } from './new-game.ts';
import { restoreGame, type SavedGame, saveGame } from './saved-game.ts';
import { moveToNextSeats, type Score, withGame } from './series.ts';
import type { Session } from './session.ts';
import { readLabels, type StoredLabels, storedLabels } from './stored-labels.ts';

/** A game on this device, with its id, clock and series score. */
export interface DeviceGame {
  /** The id, which is part of the storage key and of the URL. */
  readonly id: string;
  readonly session: Session;
  readonly clock: Clock | null;
  /** The points from the earlier games in a series; null for a single game. */
  readonly score: Score | null;
}

/** A game as the device stores it. */
export interface StoredGame extends SavedGame, StoredLabels {
  readonly id: string;
  /** The time of the last change, in milliseconds since 1970. */
  readonly changed: number;
  readonly isOver: boolean;
  readonly clock?: TimeControl & { readonly left: Readonly<Record<string, number>> };
  /** The points from earlier games, by seat letter. */
  readonly score?: Readonly<Record<string, number>>;
}

/**
 * Returns a new game.
 *
 * @param timeControl null for a game without clocks
 */
export function newDeviceGame(id: string, session: Session, timeControl: TimeControl | null): DeviceGame {
  return {
    id,
    session,
    clock: timeControl === null ? null : newClock(timeControl, session.rules.seats),
    score: null,
  };
}

/** Returns the next game in a series: the players move to the next seats and keep their points. */
export function nextDeviceGame(id: string, { session, clock, score }: DeviceGame): DeviceGame {
  const { rules, present } = session;
  return {
    id,
    session: rematch(session),
    clock: clock === null ? null : newClock(clock, rules.seats),
    score: moveToNextSeats(rules, withGame(score ?? new Map(), present)),
  };
}

/**
 * Returns the game as plain data.
 *
 * @param now milliseconds since 1970
 */
export function toStoredGame({ id, session, clock, score }: DeviceGame, now: number): StoredGame {
  return {
    ...saveGame(session),
    ...storedLabels(session.labels),
    id,
    changed: now,
    isOver: session.present.outcome !== null,
    ...(clock === null
      ? {}
      : { clock: { main: clock.main, increment: clock.increment, left: byLetter(clock.left) } }),
    ...(score === null ? {} : { score: byLetter(score) }),
  };
}

/** Returns whether a stored value has the data that the list of games needs. Does not check the moves. */
export function isStoredGame(value: unknown): value is StoredGame {
  return (
    hasId(value) &&
    'changed' in value &&
    isTime(value.changed) &&
    'isOver' in value &&
    typeof value.isOver === 'boolean' &&
    'turns' in value &&
    Array.isArray(value.turns) &&
    'rules' in value &&
    typeof value.rules === 'object' &&
    value.rules !== null &&
    'game' in value.rules &&
    typeof value.rules.game === 'string'
  );
}

/** Restores a stored game. Returns undefined for any other value. */
export function restoreDeviceGame(stored: unknown): DeviceGame | undefined {
  const restored = restoreGame(stored);
  if (restored === undefined || !hasId(stored)) return undefined;
  const session = { ...restored, labels: readLabels(restored.rules, stored) };
  return { id: stored.id, session, clock: readClock(stored.clock), score: readAmounts(stored.score) };
}

function hasId(value: unknown): value is { id: string; clock?: unknown; score?: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

function readClock(value: unknown): Clock | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('main' in value && 'increment' in value && 'left' in value)) return null;
  const left = readAmounts(value.left);
  const { main, increment } = value;
  if (typeof main !== 'number' || typeof increment !== 'number' || left === null) return null;
  return { main, increment, left };
}

function byLetter(numbers: ReadonlyMap<Seat, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...numbers].map(([seat, value]) => [seatLetter(seat), value]));
}

function readAmounts(value: unknown): ReadonlyMap<Seat, number> | null {
  if (typeof value !== 'object' || value === null) return null;
  const amounts = Object.entries(value).flatMap(([letter, amount]): [Seat, number][] => {
    const seat = seatFromLetter(letter);
    return seat !== undefined && typeof amount === 'number' && amount >= 0 ? [[seat, amount]] : [];
  });
  return amounts.length === 0 ? null : new Map(amounts);
}
