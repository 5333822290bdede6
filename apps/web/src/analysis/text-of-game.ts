import {
  formatMove,
  formatPosition,
  formatRecordedTurn,
  type Position,
  turnsFromPositions,
} from '@halma/rules';

/** Distinguishes the texts from those of earlier versions, which are the same for games with different withdrawals. */
const FORMAT = 'v2';

/**
 * Returns a game as text: its rules, start, moves and withdrawals. Equal games have equal texts.
 *
 * @param positions the start and the position after each turn
 */
export function textOfGame(positions: readonly Position[]): string {
  const [start] = positions;
  if (start === undefined) return '';
  const turns = turnsFromPositions(positions).map((turn) =>
    'move' in turn ? formatMove(start.rules.board, turn.move) : formatRecordedTurn(start, turn),
  );
  return [FORMAT, ...rulesAndStart(start), ...turns].join(' ');
}

/** Returns a game as text in the format of earlier versions, which left out withdrawals. */
export function earlierTextOfGame(positions: readonly Position[]): string {
  const [start] = positions;
  if (start === undefined) return '';
  const moves = positions.flatMap(({ lastMove }, index) =>
    index === 0 || lastMove === null ? [] : [formatMove(start.rules.board, lastMove)],
  );
  return [...rulesAndStart(start), ...moves].join(' ');
}

function rulesAndStart(start: Position): readonly unknown[] {
  const { game, preset, options } = start.rules;
  return [game.id, preset, JSON.stringify(options), start.firstSeat, formatPosition(start)];
}
