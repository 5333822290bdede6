import { setImmediate } from 'node:timers/promises';
import type { ArchivedGame, DownloadFormat, OnlineGameId, Person, PersonId } from '@halma/protocol';
import { formatResult, type SeatLetter, seatLetter } from '@halma/rules';
import { evolve } from '../game/evolve.ts';
import { gameRecord } from '../game/record.ts';
import { type GameState, gameSeats, hasStarted, personAt, seatEngineLevel } from '../game/state.ts';
import { peopleInGame } from '../game/view.ts';
import type { GameStore } from '../store/game-store.ts';

/** Looks up people as others see them. */
export type LookUpNames = (people: readonly PersonId[]) => Promise<readonly Person[]>;

/**
 * A finished game in each format in which it can be downloaded, as functions: writing a record replays the whole game,
 * which a caller that needs only the other format must not pay for.
 */
export type ArchiveText = Readonly<Record<DownloadFormat, () => string>>;

/** The maximum number of events that are replayed before other tasks can run. */
const PART_SIZE = 250;

/**
 * Returns the final state of a game, read from its log in the store; undefined if the game is not over. Does
 * not fill the game cache.
 */
export async function readFinishedGame(
  games: Pick<GameStore, 'read'>,
  game: OnlineGameId,
): Promise<GameState | undefined> {
  let state: GameState | null = null;
  for (let after = -1; ; after += PART_SIZE) {
    const part = await games.read(game, after, PART_SIZE);
    for (const logged of part) {
      state = evolve(game, state, logged);
      // Rematch offers can follow, and would count as later changes.
      if (state.phase === 'over') return state;
    }
    if (part.length < PART_SIZE) return undefined;
    await setImmediate();
  }
}

/** Returns the functions that write a finished game; undefined if it is not over. */
export async function archiveText(state: GameState, lookUp: LookUpNames): Promise<ArchiveText | undefined> {
  const { outcome, startedAt } = state;
  if (!hasStarted(state) || state.phase !== 'over' || outcome === null || startedAt === null)
    return undefined;
  const people = await lookUp(peopleInGame(state));
  const nameOf = (id: PersonId | undefined): string => people.find((person) => person.id === id)?.name ?? '';
  const seats = gameSeats(state).map((seat) => [seat, archivedSeat(state, seat, nameOf)] as const);
  const line: ArchivedGame = {
    game: state.game,
    startedAt,
    endedAt: state.changedAt,
    rules: state.terms.rules,
    clock: state.terms.clock,
    ...(state.terms.rated === undefined ? {} : { rated: state.terms.rated }),
    seats: Object.fromEntries(seats),
    first: seatLetter(state.position.firstSeat),
    score: [...state.history],
    result: formatResult(outcome),
    termination: outcome.termination,
  };
  return {
    jsonl: () => `${JSON.stringify(line)}\n`,
    hgn: () => `${(gameRecord(state, (id) => nameOf(id) || 'a guest') ?? '').trimEnd()}\n\n`,
  };
}

function archivedSeat(
  state: GameState,
  seat: SeatLetter,
  nameOf: (id: PersonId | undefined) => string,
): NonNullable<ArchivedGame['seats'][SeatLetter]> {
  const level = seatEngineLevel(state, seat);
  if (level !== undefined) return { level };
  const name = nameOf(personAt(state, seat));
  return name === '' ? {} : { name };
}
