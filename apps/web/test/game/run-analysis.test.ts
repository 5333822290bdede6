import { formatPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { AnalysisRequest, ComputerResponse } from '../../src/game/computer-messages.ts';
import { lineMoves } from '../../src/game/line-moves.ts';
import { runAnalysis } from '../../src/game/run-analysis.ts';
import { after, afterMoves, gameOf } from './setup.ts';

const moved = afterMoves(gameOf('grasshopper-8', 'pp'), 'd1-d2');
const request: AnalysisRequest = {
  kind: 'analysis',
  rules: { game: 'grasshopper-8' },
  position: formatPosition(moved.present),
  first: 'A',
  limits: { nodes: 3000 },
  lineCount: 2,
  continues: false,
};

function responsesTo(analysisRequest: AnalysisRequest): readonly ComputerResponse[] {
  return [...runAnalysis(analysisRequest, { now: () => 0 })];
}

describe('the worker responds to an analysis request', () => {
  test('with the requested lines at each depth, and then with the end', () => {
    const responses = responsesTo(request);
    const analyses = responses.flatMap((response) => (response.kind === 'found' ? [response.analysis] : []));
    expect(analyses.map(({ depth }) => depth)).toEqual(analyses.map((_, index) => index + 1));
    expect(analyses.length).toBeGreaterThan(1);
    expect(analyses.every(({ lines }) => lines.length === 2)).toBe(true);
    const [best] = analyses.at(-1)?.lines ?? [];
    expect(best?.shownMoves).toEqual(lineMoves(moved.present, best?.moves ?? [], 4));
    expect(responses.map(({ kind }) => kind)).toEqual([...analyses.map(() => 'found'), 'end']);
  });

  test('with the same result after other requests', () => {
    const responses = responsesTo(request);
    responsesTo({ ...request, limits: { nodes: 20_000 }, lineCount: 1 });
    expect(responsesTo(request)).toEqual(responses);
    responsesTo({ ...request, rules: { game: 'grasshopper-8', preset: 'online-8' } });
    expect(responsesTo(request)).toEqual(responses);
  });

  test('faster if it continues an analysis, because it keeps the earlier results', () => {
    const nodesAt = (depth: number, responses: readonly ComputerResponse[]): number => {
      for (const response of responses)
        if (response.kind === 'found' && response.analysis.depth === depth) return response.analysis.nodes;
      throw new Error(`depth ${depth} was not reached`);
    };
    const deep = { ...request, limits: { nodes: 30_000 } };
    const first = responsesTo(deep);
    const depth = first.filter(({ kind }) => kind === 'found').length;
    const second = responsesTo({ ...deep, continues: true });
    expect(nodesAt(depth, second)).toBeLessThan(nodesAt(depth, first) / 2);
  });

  test('with only the end if the game is over', () => {
    const over = after(moved, { kind: 'resignation', seat: 1 }).present;
    expect(responsesTo({ ...request, position: formatPosition(over) })).toEqual([{ kind: 'end' }]);
  });

  test.each<[string, Partial<AnalysisRequest>, string]>([
    ['unknown rules', { rules: { game: 'chess' } }, 'The rules are refused: unknown-game.'],
    ['an unreadable position', { position: 'here' }, 'The position is refused: bad-field.'],
    ['a different board', { rules: { game: 'halma-2' } }, 'The position is refused: wrong-board.'],
  ])('with a problem for %s', (_, change, problem) => {
    expect(responsesTo({ ...request, ...change })).toEqual([{ kind: 'problem', problem }]);
  });
});
