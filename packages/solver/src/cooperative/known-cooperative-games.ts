import { type GameId, type NormalMove, type Position, parseMove, play } from '@halma/rules';

/**
 * The moves of the shortest known game in which both sides cooperate so that one of them wins, by the id of the game.
 */
const KNOWN_GAMES: ReadonlyMap<string, string> = new Map<GameId, string>([
  [
    'star-2',
    'd2-e6 o2-m6 d1-f6 n2-l5 c3-g5 o3-k5 b2-h5 q1-m7 h5-i4 n3-b2 d4-n3 n1-d4 f6-f7 p1-h5 b1-h6 l5-b1 a1-i5 h5-d2 d3-l7 n4-d3 i5-j6 m7-a1 c2-o2 o1-c3 c1-q1 p2-d1 e6-k6 k5-c1 k6-l6 m6-c2',
  ],
]);

/**
 * Returns the moves of the shortest known cooperative game, or null if there is none, or if it is not a legal game from
 * this position that ends in a win.
 */
export function knownCooperativeGame(start: Position): readonly NormalMove[] | null {
  const text = KNOWN_GAMES.get(start.rules.game.id);
  if (text === undefined) return null;
  const moves: NormalMove[] = [];
  let position = start;
  for (const moveText of text.split(' ')) {
    const move = parseMove(start.rules.board, moveText);
    if (!move.ok || move.value.kind !== 'normal') return null;
    const next = play(position, move.value);
    if (!next.ok) return null;
    moves.push(move.value);
    position = next.value;
  }
  return position.outcome?.termination === 'win' ? moves : null;
}
