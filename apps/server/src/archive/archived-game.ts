import type { ArchivedGame, OnlineGameId, Person, PersonId } from '@halma/protocol';
import { formatResult, type SeatLetter, seatLetter } from '@halma/rules';
import { evolve } from '../game/evolve.ts';
import { gameRecord } from '../game/record.ts';
import { type GameState, gameSeats, hasStarted, personAt, seatEngineLevel } from '../game/state.ts';
import { peopleInGame } from '../game/view.ts';
import type { GameStore } from '../store/game-store.ts';

/** Looks up people as others see them. */
export type LookUpNames = (people: readonly PersonId[]) => Promise<readonly Person[]>;

/** A finished game in each format in which it can be downloaded. */
export interface ArchiveText {
  readonly jsonl: string;
  readonly hgn: string;
}

/**
 * Returns the final state of a game, read from its log in the store; undefined if the game is not over. Does
 * not fill the game cache.
 */
export async function readFinishedGame(
  games: Pick<GameStore, 'read'>,
  game: OnlineGameId,
): Promise<GameState | undefined> {
  let state: GameState | null = null;
  for (const logged of await games.read(game, -1)) {
    state = evolve(game, state, logged);
    // Rematch offers can follow, and would count as later changes.
    if (state.phase === 'over') return state;
  }
  return undefined;
}

/** Returns a finished game as a line of JSON and as a record; undefined if it is not over. */
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
  const record = gameRecord(state, (id) => nameOf(id) || 'a guest');
  return record === undefined
    ? undefined
    : { jsonl: `${JSON.stringify(line)}\n`, hgn: `${record.trimEnd()}\n\n` };
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
