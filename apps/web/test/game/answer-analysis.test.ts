import { formatPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { answerAnalysis } from '../../src/game/answer-analysis.ts';
import type { AnalysisRequest, ComputerAnswer } from '../../src/game/computer-messages.ts';
import { lineMoves } from '../../src/game/line-moves.ts';
import { after, afterMoves, gameOf } from './setup.ts';

const moved = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-d2');
const request: AnalysisRequest = {
  kind: 'analysis',
  rules: { game: 'grasshopper-8' },
  position: formatPosition(moved.present),
  first: 'A',
  limits: { nodes: 3000 },
  lines: 2,
};

function answersTo(asked: AnalysisRequest): readonly ComputerAnswer[] {
  return [...answerAnalysis(asked, { now: () => 0 })];
}

describe('the worker answers an analysis', () => {
  test('with the requested lines at each depth, and then with the end', () => {
    const answers = answersTo(request);
    const found = answers.flatMap((answer) => (answer.kind === 'found' ? [answer.analysis] : []));
    expect(found.map(({ depth }) => depth)).toEqual(found.map((_, index) => index + 1));
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ lines }) => lines.length === 2)).toBe(true);
    const [best] = found.at(-1)?.lines ?? [];
    expect(best?.shown).toEqual(lineMoves(moved.present, best?.moves ?? [], 4));
    expect(answers.map(({ kind }) => kind)).toEqual([...found.map(() => 'found'), 'end']);
  });

  test('with the same result after other requests', () => {
    const answers = answersTo(request);
    answersTo({ ...request, limits: { nodes: 20_000 }, lines: 1 });
    expect(answersTo(request)).toEqual(answers);
    answersTo({ ...request, rules: { game: 'grasshopper-8', preset: 'online-8' } });
    expect(answersTo(request)).toEqual(answers);
  });

  test('with only the end where the game is over', () => {
    const over = after(moved, { kind: 'resignation', seat: 1 }).present;
    expect(answersTo({ ...request, position: formatPosition(over) })).toEqual([{ kind: 'end' }]);
  });

  test.each<[string, Partial<AnalysisRequest>, string]>([
    ['unknown rules', { rules: { game: 'chess' } }, 'The rules are refused: unknown-game.'],
    ['an unreadable position', { position: 'here' }, 'The position is refused: bad-field.'],
    ['another board', { rules: { game: 'halma-2' } }, 'The position is refused: wrong-board.'],
  ])('with a problem for %s', (_, change, problem) => {
    expect(answersTo({ ...request, ...change })).toEqual([{ kind: 'problem', problem }]);
  });
});
