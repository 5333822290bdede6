import { type Position, parseMove, play, positionOfFields, type Seat, seatLetter } from '@halma/rules';

/**
 * The board as it would be after moves a seat makes in advance, one after another, as if it were its turn each time.
 * A move that cannot be made then, and those after it, are left out.
 */
export function afterMovesInAdvance(
  present: Position,
  seat: Seat,
  moves: readonly string[],
): { readonly position: Position; readonly moves: readonly string[] } {
  let position = atTurn(present, seat);
  for (const [index, text] of moves.entries()) {
    const move = parseMove(present.rules.board, text);
    const next = move.ok ? play(position, move.value) : move;
    if (!next.ok) return { position, moves: moves.slice(0, index) };
    position = atTurn(next.value, seat);
  }
  return { position, moves };
}

/** The position with a seat to move, as it would be if the others stood still; the same where it cannot be. */
function atTurn(position: Position, seat: Seat): Position {
  if (position.toMove === seat || position.outcome !== null) return position;
  const { rules, men, ply, round, ranks, evacuated, hands, turns, first } = position;
  const fields = {
    board: rules.game.board,
    men: men.subarray(0, rules.board.cells),
    toMove: seat,
    ply,
    round,
    ranks,
    hands,
    turns,
    evacuated: ranks.map((_, one) => ((evacuated >> one) & 1) === 1),
    demand: false,
  };
  const made = positionOfFields(rules, fields, seatLetter(first));
  return made.ok ? made.value : position;
}
