import {
  type Move,
  type Position,
  parseMove,
  play,
  positionFromHfnFields,
  type Seat,
  seatLetter,
} from '@halma/rules';

/** A move to make once its turn comes, and the position in which it would be made. */
export interface Premove {
  readonly before: Position;
  readonly move: Move;
}

/**
 * Plays the moves a seat makes in advance, as if every turn were its own. Drops the first illegal move and those after it.
 *
 * @returns the final position, and each move with the position before it
 */
export function playPremoves(
  present: Position,
  seat: Seat,
  moves: readonly string[],
): { readonly position: Position; readonly premoves: readonly Premove[] } {
  let position = atTurn(present, seat);
  const plans: Premove[] = [];
  for (const text of moves) {
    const move = parseMove(present.rules.board, text);
    const next = move.ok ? play(position, move.value) : move;
    if (!move.ok || !next.ok) break;
    plans.push({ before: position, move: move.value });
    position = atTurn(next.value, seat);
  }
  return { position, premoves: plans };
}

/** Returns the position with a seat to move, as if the others did not move; unchanged where that is refused. */
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
    evacuated: ranks.map((_, one) => ((evacuated >> one) & 1) === 1),
    jumpDemanded: false,
  };
  const made = positionFromHfnFields(rules, fields, seatLetter(first));
  return made.ok ? made.value : position;
}
