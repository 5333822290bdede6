import type { PrincipalVariation } from '@halma/engine';
import {
  campRestriction,
  cellName,
  legalMoves,
  mustEvacuateCamp,
  type Position,
  type Rules,
  type SeatLetter,
  seatLetter,
} from '@halma/rules';
import { terminationText } from '@halma/rules/english';
import { formatCount } from '../drawing/position-text.ts';
import { legalMoveTexts } from '../verbs/moves.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Formats the introduction to a game: its title, seats and objective. */
export function formatIntroduction(game: TerminalGame): string {
  const { title, reconstruction } = game.rules.game;
  const seats = game.rules.seats.map((seat) => game.nameOf(seatLetter(seat)));
  return [
    `${title}. ${seats.join(', ')}.`,
    ...(reconstruction ? ['The rules of this game are a reconstruction.'] : []),
    describeObjective(game.rules),
    ...describeContinuedRecord(game),
    ...(game.position.outcome === null
      ? [`Type a move such as ${legalMoveTexts(game.position)[0] ?? '--'}, or help.`]
      : []),
  ].join('\n');
}

/**
 * Describes the continued record. The record may state a result, such as a resignation, that does not follow
 * from the rules alone.
 */
function describeContinuedRecord({ record, position }: TerminalGame): readonly string[] {
  if (record === undefined) return [];
  const { start, end, result, termination } = record;
  const note = `${formatCount(end.ply - start.ply, 'move')} of the record replayed.`;
  if (result === '*' || position.outcome !== null) return [note];
  const reason = termination === undefined ? '' : `, ${terminationText(termination)}`;
  return [`${note} The record ends with ${result}${reason}; you can continue the game.`];
}

function describeObjective(rules: Rules): string {
  const { goal } = rules.game;
  if (goal === 'far-rows')
    return 'Move each man to the far row of its own letter. Upper case is A, lower case is C.';
  if (goal === 'cleared') {
    return 'Drop all men on the squares in the middle, then bear yours off. The first player without men wins.';
  }
  const directions = rules.seats.map((seat) => {
    const { homeTip = 0, targetTip = 0 } = rules.camps[seat] ?? {};
    return `${seatLetter(seat)} from ${cellName(rules.board, homeTip)} to ${cellName(rules.board, targetTip)}`;
  });
  const letters = rules.board.manLetters === 'kinds' ? ' Upper case is A, lower case is C.' : '';
  return `Fill the camp across the board: ${directions.join(', ')}.${letters}`;
}

/** Describes the evaluation of a line for the seat to move. A proven result counts the moves of one player. */
export function describeEvaluation(
  { seats }: Rules,
  { score, winningChance, proven }: PrincipalVariation,
): string {
  if (proven !== undefined)
    return `${proven.result} in ${formatCount(Math.ceil(proven.plies / seats.length), 'move')}`;
  const moves = formatCount(Number(Math.abs(score).toFixed(1)), 'move');
  const lead = Math.abs(score) < 0.05 ? 'even' : `${moves} ${score > 0 ? 'ahead' : 'behind'}`;
  return `${lead}, ${Math.round(100 * winningChance)}% to win`;
}

/** Explains that only men in the camp of the seat to move may move; null if other men may too. */
export function describeCampRestriction(
  position: Position,
  nameOf: (seat: SeatLetter) => string,
): string | null {
  const { rules, toMove, outcome } = position;
  const restriction = outcome === null ? campRestriction(position) : null;
  if (restriction === null) return null;
  const reason = mustEvacuateCamp(position)
    ? `${nameOf(seatLetter(rules.directOpponents[toMove] ?? 0))} has left their camp, so a man must leave yours.`
    : 'Under these rules all your men must leave your camp first.';
  if (restriction === 'stay-inside') {
    // `evacuate` allows any move inside the camp; `homeDuty` asks for one away from the corner.
    const verb = rules.options.homeDuty === 'on' ? 'advance' : 'move';
    return `${reason} None can, so one must ${verb} inside it.`;
  }
  const movableMen = new Set(
    legalMoves(position).flatMap((move) => (move.kind === 'normal' ? [move.from] : [])),
  );
  return `${reason} ${formatCount(movableMen.size, 'man', 'men')} can.`;
}
