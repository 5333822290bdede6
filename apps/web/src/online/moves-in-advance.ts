import {
  type Move,
  type Position,
  parseMove,
  play,
  positionOfFields,
  type Seat,
  seatLetter,
} from '@halma/rules';

/** A move that is to be made once its turn has come, and the position it would then be made in. */
export interface Plan {
  readonly before: Position;
  readonly move: Move;
}

/**
 * The board as it would be after moves a seat makes in advance, one after another, as if it were its turn each time.
 * A move that cannot be made then, and those after it, are left out.
 *
 * @returns the board, and each move with the position it is made in
 */
export function afterMovesInAdvance(
  present: Position,
  seat: Seat,
  moves: readonly string[],
): { readonly position: Position; readonly plans: readonly Plan[] } {
  let position = atTurn(present, seat);
  const plans: Plan[] = [];
  for (const text of moves) {
    const move = parseMove(present.rules.board, text);
    const next = move.ok ? play(position, move.value) : move;
    if (!move.ok || !next.ok) break;
    plans.push({ before: position, move: move.value });
    position = atTurn(next.value, seat);
  }
  return { position, plans };
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
