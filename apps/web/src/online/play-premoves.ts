import {
  type Move,
  type Position,
  parseMove,
  play,
  positionFromHfnFields,
  type Seat,
  seatLetter,
} from '@halma/rules';

/** A move that a player has chosen before their turn, and the position in which it would be played. */
export interface Premove {
  readonly before: Position;
  readonly move: Move;
}

/**
 * Plays the premoves of a seat as if the other seats did not move. Drops the first illegal move and all moves after it.
 *
 * @param moves in record notation
 * @returns the final position, and each move with the position before it
 */
export function playPremoves(
  present: Position,
  seat: Seat,
  moves: readonly string[],
): { readonly position: Position; readonly premoves: readonly Premove[] } {
  let position = atTurn(present, seat);
  const premoves: Premove[] = [];
  for (const text of moves) {
    const move = parseMove(present.rules.board, text);
    const next = move.ok ? play(position, move.value) : move;
    if (!move.ok || !next.ok) break;
    premoves.push({ before: position, move: move.value });
    position = atTurn(next.value, seat);
  }
  return { position, premoves };
}

/** Returns the position with a seat to move; unchanged if the rules do not allow it. */
function atTurn(position: Position, seat: Seat): Position {
  if (position.toMove === seat || position.outcome !== null) return position;
  const { rules, men, ply, round, ranks, evacuated, hands, turnsPlayed, firstSeat: first } = position;
  const fields = {
    board: rules.game.board,
    men: men.subarray(0, rules.board.cellCount),
    toMove: seat,
    ply,
    round,
    ranks,
    hands,
    turnsPlayed,
    evacuated: ranks.map((_, index) => ((evacuated >> index) & 1) === 1),
    jumpDemanded: false,
  };
  const next = positionFromHfnFields(rules, fields, seatLetter(first));
  return next.ok ? next.value : position;
}
