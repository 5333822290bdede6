import { formatPosition, GAMES, legalMoves, type Position, play, resign } from '@halma/rules';
import { expect, test, vi } from 'vitest';
import { pick, seededRandom } from '../../src/chance/seeded-random.ts';
import { readWrittenPosition, writePosition } from '../../src/thinking/written-position.ts';
import { positionOf } from '../support/positions.ts';

vi.setConfig({ testTimeout: 30_000 });

function randomGame(start: Position, plies: number, seed: number): Position {
  const random = seededRandom(seed);
  let position = start;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    const next = play(position, pick(legalMoves(position), random));
    if (next.ok) position = next.value;
  }
  return position;
}

test.each(GAMES.map(({ id }) => [id]))('%s: what was written down is read again, with its past', (game) => {
  for (let seed = 0; seed < 4; seed += 1) {
    const position = randomGame(positionOf(game, { preset: 'article-evacuate' }), 60, seed);
    const read = readWrittenPosition(writePosition(position));
    expect(formatPosition(read)).toBe(formatPosition(position));
    expect(read.occurrences).toBe(position.occurrences);
    expect(read.rules.options).toEqual(position.rules.options);
    expect(read.rules.preset).toBe('article-evacuate');
  }
});

test('after a seat has resigned the turns are told from there', () => {
  const before = randomGame(positionOf('star-6'), 9, 1);
  const resigned = resign(before, before.toMove);
  if (!resigned.ok) throw new Error(resigned.refusal.code);
  const position = randomGame(resigned.value, 8, 2);
  const written = writePosition(position);
  expect(written.moves).toHaveLength(8);
  expect(formatPosition(readWrittenPosition(written))).toBe(formatPosition(position));
});
