import { type Game, gameById, parseMove, type Seat, seatFromLetter } from '@halma/rules';
import { type GameChoice, startGame } from '../../src/game/new-game.ts';
import { DEFAULT_LEVEL, type Player } from '../../src/game/player.ts';
import { NO_LABELS, type SeatLabels } from '../../src/game/seat-labels.ts';
import { type Session, withTurn } from '../../src/game/session.ts';
import type { Turn } from '../../src/game/turn.ts';

/** Returns the game with the given id. */
export function knownGame(id: string): Game {
  const game = gameById(id);
  if (game === undefined) throw new Error(id);
  return game;
}

/** Starts a game. `seats` has a letter for each seat: `p` for a person and `c` for the computer. */
export function gameOf(
  game: string,
  seats: string,
  options: Readonly<Record<string, string>> = {},
  first = 'A',
  labels: SeatLabels = NO_LABELS,
): Session {
  const seatNumbers: readonly Seat[] = {
    'halma-4': [1, 2, 3, 4],
    'star-3': [1, 3, 5],
    'star-6': [1, 2, 3, 4, 5, 6],
    'star-2': [1, 4],
  }[game] ?? [1, 3];
  const choice: GameChoice = {
    rules: { game, options },
    players: new Map(
      seatNumbers.map((seat, index): [Seat, Player] => [
        seat,
        seats[index] === 'c' ? DEFAULT_LEVEL : 'person',
      ]),
    ),
    labels,
    first: seatFromLetter(first) ?? 1,
    clock: null,
  };
  return valueOrFail(startGame(choice));
}

/** Returns the game after moves in record notation. */
export function afterMoves(session: Session, ...moves: string[]): Session {
  return moves.reduce(
    (game, text) => after(game, { kind: 'move', move: valueOrFail(parseMove(game.rules.board, text)) }),
    session,
  );
}

/** Returns the game after one more turn. */
export function after(session: Session, turn: Turn): Session {
  return valueOrFail(withTurn(session, turn));
}

/** Returns the value of a successful result, and throws an error with the refusal otherwise. */
export function valueOrFail<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: unknown },
): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}
