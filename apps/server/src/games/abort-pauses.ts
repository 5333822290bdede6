import type { GameEvent, PersonId } from '@halma/protocol';
import { ABORT_MEMORY_MS, isSubjectToPauses, personBehindAbort, remainingPauseMs } from '../game/aborts.ts';
import { type GameState, hasStarted } from '../game/state.ts';
import { PAIRING_COMMAND_ID } from '../lobby/paired-game.ts';
import type { LoadedProjection } from '../log/projection.ts';
import type { GameStore } from '../store/game-store.ts';

/** The maximum number of a person's aborted games that are examined, latest first. */
const MAX_EXAMINED_GAMES = 30;

type LoadedGame = LoadedProjection<GameState, GameEvent>;

/** Finds out from the stored games which people have to pause because they have aborted rated games from the lobby. */
export class AbortPauses {
  readonly #store: Pick<GameStore, 'listAbortedSince'>;
  readonly #findGame: (game: string) => Promise<LoadedGame | undefined>;

  constructor(
    store: Pick<GameStore, 'listAbortedSince'>,
    findGame: (game: string) => Promise<LoadedGame | undefined>,
  ) {
    this.#store = store;
    this.#findGame = findGame;
  }

  /** Returns how much of a person's pause is left, in milliseconds; 0 if there is none. */
  async remainingMs(person: PersonId, now: number): Promise<number> {
    const latest = await this.#store.listAbortedSince(person, now - ABORT_MEMORY_MS, MAX_EXAMINED_GAMES);
    const aborted = latest.toReversed();
    // More aborts never shorten a pause, and most people would have none even if all aborts counted against them. So the
    // server rarely has to read the games.
    if (remainingPauseMs(timesOf(aborted), now) === 0) return 0;
    const games = await Promise.all(
      aborted.map(async ({ game, at }) => ({ found: await this.#findGame(game), at })),
    );
    const ownAborts = games.filter(({ found }) => found !== undefined && isBehindAbort(found, person));
    return remainingPauseMs(timesOf(ownAborts), now);
  }
}

const timesOf = (aborted: readonly { readonly at: number }[]): readonly number[] =>
  aborted.map(({ at }) => at);

/** Returns whether a game from the lobby that is subject to pauses was aborted because of a person. */
function isBehindAbort(game: LoadedGame, person: PersonId): boolean {
  const { state } = game;
  const last = game.events.at(-1);
  if (last?.event.kind !== 'aborted' || !hasStarted(state)) return false;
  return (
    isSubjectToPauses(state.terms) &&
    isFromLobby(game) &&
    personBehindAbort(state, last.event, last.at) === person
  );
}

/** Returns whether a game was a seek or was started by quick pairing, rather than by a challenge or a rematch. */
function isFromLobby(game: LoadedGame): boolean {
  const created = game.events[0]?.event;
  const wasSeek =
    created?.kind === 'created' && Object.values(created.seats).some(({ kind }) => kind === 'open');
  return wasSeek || game.eventOf(PAIRING_COMMAND_ID) !== undefined;
}
