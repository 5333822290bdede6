import { formatShortMove, GAMES, legalMoves, type Position, parseMove, play } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { pickRandom, seededRandom } from '../src/seeded-random.ts';
import { SIMPLE_PLAYERS, stepsGained } from '../src/simple-players.ts';
import { positionOf } from './support/positions.ts';

const positionAt = (game: string, text: string): Position => positionOf(game, { text });

describe('the gain in steps of', () => {
  const alone = positionAt('grasshopper-8', 'H8:8/8/8/8/8/1C1C4/8/A7 A - 0 1');
  const near = positionAt('grasshopper-8', 'H8:4AAAA/5AAA/6AA/6A1/C7/CC6/CCC5/CCC2C2 A - 40 21');
  const secret = positionAt('top-secret', `H16:${'16/'.repeat(8)}7A8/16/16/16/16/A15/16/16 A - 40 21`);
  const cetro = positionAt('cetro', 'C9:9/9/9/9/4r4/3R5/9/9/R8 A - 8 5');
  test.each<[string, Position, string, number]>([
    ['a step towards the corner', alone, 'a1-b2', 1],
    ['a hop', positionAt('grasshopper-8', 'H8:8/8/8/8/3C4/8/1C6/A7 A - 0 1'), 'a1-e5', 4],
    ['a step sideways', positionAt('grasshopper-8', 'H8:8/8/8/8/4A3/8/8/C7 A - 0 1'), 'e4-d5', 0],
    ['a step back', positionAt('grasshopper-8', 'H8:8/8/8/8/4A3/8/8/C7 A - 0 1'), 'e4-d3', -1],
    ['a step into the target', near, 'g5-h5', 1],
    ['a step off the board', secret, 'a3-off', 1],
    ['a step to the edge', secret, 'h8-g7', 1],
    ['a retreat in Cetro', cetro, 'd4-c3', -1],
    ['a jump in Cetro', cetro, 'd4-f6', 2],
  ])('%s', (_, position, text, gain) => {
    const move = parseMove(position.rules.board, text);
    if (!move.ok) throw new Error(move.refusal.code);
    expect(play(position, move.value).ok).toBe(true);
    expect(stepsGained(position, move.value)).toBe(gain);
  });
});

describe.each(GAMES.map(({ id }) => [id]))('%s', (game) => {
  test('the greedy player plays a legal move with the largest gain', () => {
    const random = seededRandom(3);
    let position = positionOf(game);
    for (let ply = 0; ply < 60 && position.outcome === null; ply += 1) {
      const moves = legalMoves(position);
      const text = (move: (typeof moves)[number]): string => formatShortMove(position.rules.board, move);
      const best = Math.max(...moves.map((move) => stepsGained(position, move)));
      const chosen = SIMPLE_PLAYERS.greedy(position, moves, random);
      expect(moves.map(text)).toContain(text(chosen));
      expect(stepsGained(position, chosen)).toBe(best);
      const next = play(position, pickRandom(moves, random));
      if (next.ok) position = next.value;
    }
  });
});
