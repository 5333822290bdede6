import type { PairingResult, Round } from '@halma/pairing';
import {
  accept,
  type OnlineGameId,
  type PersonId,
  type Result,
  refuse,
  type TournamentEventOf,
} from '@halma/protocol';
import { deriveGameId } from '../identifiers.ts';
import type { TournamentState } from './state.ts';

/** An event that starts a tournament, pairs a round, or adds games to a round. */
export type PlannedEvent = TournamentEventOf<'started' | 'paired' | 'extended'>;

/** The place of a game in a tournament. All numbers start at 1. */
interface GamePlace {
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

/** A game that has an id but has not been created yet. */
export interface NamedGame {
  game: OnlineGameId;
  sides: PersonId[][];
}

/** Returns the event that pairs the next round. Gives each game its id, which is derived from its place. */
export function pairedEvent(
  state: TournamentState,
  paired: PairingResult<Round>,
): Result<TournamentEventOf<'paired'>> {
  const pairing = fromPairing(paired);
  if (!pairing.ok) return pairing;
  const round = state.rounds.length + 1;
  return accept({
    kind: 'paired',
    tables: pairing.value.tables.map(({ games }, table) => ({
      games: games.map(({ sides }, game) =>
        gameIn(state, { round, table: table + 1, game: game + 1 }, sides),
      ),
    })),
    byes: [...pairing.value.byes],
  });
}

/** Returns a game with the id that belongs to its place. */
export function gameIn(
  { tournament }: TournamentState,
  { round, table, game }: GamePlace,
  sides: readonly (readonly PersonId[])[],
): NamedGame {
  return { game: deriveGameId(tournament, `${round}/${table}/${game}`), sides: copySides(sides) };
}

/**
 * Converts a result of the pairing package. Once a setup has been checked, the number of players is the only remaining
 * cause of a refusal.
 */
export function fromPairing<Value>(result: PairingResult<Value>): Result<Value> {
  return result.ok ? result : refuse('too-few-players', { detail: result.refusal.code });
}

/** Copies the sides of a game into arrays that an event can contain. */
export function copySides(sides: readonly (readonly PersonId[])[]): PersonId[][] {
  return sides.map((side) => [...side]);
}
