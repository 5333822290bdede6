import type { ClockSetting, GameTerms, Seek } from '@halma/protocol';
import { DEFAULT_PRESET, type Game, gameById } from '@halma/rules';
import type { WaitingCounts } from '../../../online/client.ts';
import { realTime } from '../../../online/game-setup-choice.ts';

/** A clock that quick pairing offers, with its category. */
export interface Tempo {
  readonly clock: ClockSetting;
  readonly kind: 'quick' | 'slow' | 'correspondence';
}

export const TEMPOS: readonly Tempo[] = [
  { clock: realTime(3, 2, 0), kind: 'quick' },
  { clock: realTime(5, 3, 0), kind: 'quick' },
  { clock: realTime(10, 5, 0), kind: 'slow' },
  { clock: realTime(20, 10, 0), kind: 'slow' },
  { clock: { kind: 'days', days: 1 }, kind: 'correspondence' },
  { clock: { kind: 'days', days: 3 }, kind: 'correspondence' },
];

/** The games that quick pairing offers. The list is short, so that players find each other. */
const GAME_IDS = ['halma-2', 'star-2', 'grasshopper-8', 'halma-4'] as const;

/**
 * Returns the games that quick pairing offers.
 *
 * @param firstId the id of a game to list first; null for none
 */
export function pairingGames(firstId: string | null): readonly Game[] {
  const ids = [...new Set([...(firstId === null ? [] : [firstId]), ...GAME_IDS])];
  return ids.flatMap((id) => gameById(id) ?? []);
}

/**
 * Returns the terms of a game at a tempo, which are the defaults in the new-game form. Does not create the
 * rules, because computing their tables would delay the first input on a slow phone.
 */
export function pairingTerms(game: Game, { clock }: Tempo, isRated: boolean): GameTerms {
  return {
    rules: { game: game.id, preset: DEFAULT_PRESET, options: {} },
    clock,
    listed: true,
    spectatorsBehind: 0,
    ...(isRated ? { rated: true } : {}),
  };
}

/**
 * Returns whether players of a game at a tempo are paired by rating, which is the case for real-time games
 * with two seats. For other games, players join open games and need not wait on the page.
 */
export function isPairedByRating(game: Game, { clock }: Tempo): boolean {
  return game.seats.length === 2 && clock.kind === 'real-time';
}

/** Counts the people waiting for an opponent with exactly these terms, in an open game or in quick pairing. */
export function countWaiting(seeks: readonly Seek[], counts: WaitingCounts, terms: GameTerms): number {
  const isSameGame = (otherTerms: Pick<GameTerms, 'rules'>): boolean =>
    otherTerms.rules.game === terms.rules.game;
  const key = pairingKey(terms);
  const waitingForPairing = counts
    .filter((count) => isSameGame(count.terms) && pairingKey(count.terms) === key)
    .reduce((sum, { people }) => sum + people, 0);
  const waitingInOpenGames = seeks
    .filter((seek) => isSameGame(seek.terms) && pairingKey(seek.terms) === key)
    .flatMap(({ seats }) => Object.values(seats).filter(({ kind }) => kind === 'person')).length;
  return waitingForPairing + waitingInOpenGames;
}

/** Returns a string that is the same for equal terms, regardless of the order of their properties. */
export function pairingKey(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${key}:${pairingKey(part)}`).join()}}`;
}
