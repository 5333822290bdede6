import {
  deserializePosition,
  formatPosition,
  GAMES,
  legalMoves,
  makeRules,
  type Position,
  playUnchecked,
  resign,
  type SerializedPosition,
  serializePosition,
  startPosition,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { codeOf, must, startOf } from './fixtures.ts';

/** Plays moves that a seeded random generator picks. */
function playRandomly(start: Position, plies: number, seed: number): Position {
  let position = start;
  let state = seed;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const moves = legalMoves(position);
    const move = moves[state % moves.length];
    if (move === undefined) break;
    position = playUnchecked(position, move);
  }
  return position;
}

/** Returns a position as another thread or the reader of a file would receive it. */
function sendAndReceive(position: Position): Position {
  const data = structuredClone(serializePosition(position));
  return must(deserializePosition(JSON.parse(JSON.stringify(data))));
}

describe('a serialised position', () => {
  it.each(GAMES.map(({ id }) => id))('of %s is restored with its occurrences, options and preset', (game) => {
    for (const seed of [1, 2, 3, 4]) {
      const position = playRandomly(startOf(game, {}, 'article-evacuate'), 60, seed);
      const restored = sendAndReceive(position);
      expect(formatPosition(restored)).toBe(formatPosition(position));
      expect(restored.occurrences).toBe(position.occurrences);
      expect(restored.rules.options).toEqual(position.rules.options);
      expect(restored.rules.preset).toBe('article-evacuate');
    }
  });

  it('contains only the moves after the last resignation', () => {
    const before = playRandomly(startOf('star-6'), 9, 1);
    const position = playRandomly(must(resign(before, before.toMove)), 8, 2);
    expect(serializePosition(position).moves).toHaveLength(8);
    expect(formatPosition(sendAndReceive(position))).toBe(formatPosition(position));
  });

  it('contains the only seat of a solitaire', () => {
    const start = must(startPosition(must(makeRules({ game: 'halma-2', alone: 'C' }))));
    expect(sendAndReceive(playRandomly(start, 5, 1)).rules.seats).toEqual([3]);
  });

  it('is short after 60 plies, while a position cannot be cloned', () => {
    const position = playRandomly(startOf('halma-2'), 60, 1);
    expect(() => structuredClone(position)).toThrow();
    expect(JSON.stringify(serializePosition(position)).length).toBeLessThan(1500);
  });

  it.each<[code: string, change: Partial<SerializedPosition>]>([
    ['unknown-game', { config: { game: 'hoppity' } }],
    ['bad-field', { start: 'junk' }],
    ['unknown-seat', { first: 'Z' as 'A' }],
    ['bad-move', { moves: ['junk'] }],
    ['not-your-man', { moves: ['p16-o15'] }],
  ])('is refused with %s after a change', (code, change) => {
    const data = { ...serializePosition(startOf('halma-2')), ...change };
    expect(codeOf(deserializePosition(data))).toBe(code);
  });
});
