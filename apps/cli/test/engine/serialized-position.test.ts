import { formatPosition, GAMES, legalMoves, type Position, play, resign } from '@halma/rules';
import { expect, test, vi } from 'vitest';
import { deserializePosition, serializePosition } from '../../src/engine/serialized-position.ts';
import { pickRandom, seededRandom } from '../../src/seeded-random.ts';
import { positionOf } from '../support/positions.ts';

vi.setConfig({ testTimeout: 30_000 });

function randomGame(start: Position, plies: number, seed: number): Position {
  const random = seededRandom(seed);
  let position = start;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    const next = play(position, pickRandom(legalMoves(position), random));
    if (next.ok) position = next.value;
  }
  return position;
}

test.each(GAMES.map(({ id }) => [id]))('restores a position of %s with its moves', (game) => {
  for (let seed = 0; seed < 4; seed += 1) {
    const position = randomGame(positionOf(game, { preset: 'article-evacuate' }), 60, seed);
    const restored = deserializePosition(serializePosition(position));
    expect(formatPosition(restored)).toBe(formatPosition(position));
    expect(restored.occurrences).toBe(position.occurrences);
    expect(restored.rules.options).toEqual(position.rules.options);
    expect(restored.rules.preset).toBe('article-evacuate');
  }
});

test('serialises the moves after the last resignation', () => {
  const before = randomGame(positionOf('star-6'), 9, 1);
  const resigned = resign(before, before.toMove);
  if (!resigned.ok) throw new Error(resigned.refusal.code);
  const position = randomGame(resigned.value, 8, 2);
  const serialized = serializePosition(position);
  expect(serialized.moves).toHaveLength(8);
  expect(formatPosition(deserializePosition(serialized))).toBe(formatPosition(position));
});
