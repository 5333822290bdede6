import { formatMove, formatPosition, type Position } from '@halma/rules';

/**
 * Returns a game as text: its rules, start and moves. Equal games have equal texts.
 *
 * @param positions the start and the position after each turn
 */
export function textOfGame(positions: readonly Position[]): string {
  const [start] = positions;
  if (start === undefined) return '';
  const { rules, firstSeat } = start;
  const moves = positions.flatMap(({ lastMove }, index) =>
    index === 0 || lastMove === null ? [] : [formatMove(rules.board, lastMove)],
  );
  const { game, preset, options } = rules;
  return [game.id, preset, JSON.stringify(options), firstSeat, formatPosition(start), ...moves].join(' ');
}
