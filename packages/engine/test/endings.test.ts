import { PASS } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { insertEndings, WON_EVALUATION } from '../src/root/endings.ts';
import { ANALYSIS_PROFILE, PLAYING_PROFILE } from '../src/root/search-profile.ts';
import type { EvaluatedLine } from '../src/search-info.ts';

const [WIN, DRAW, LOSS] = [WON_EVALUATION, 0, -WON_EVALUATION];
const LATER_LOSS = LOSS + 4;

const linesOf = (evaluations: readonly number[]): readonly EvaluatedLine[] =>
  evaluations.map((evaluation) => ({ moves: [PASS], evaluation }));

describe('lines that end the game', () => {
  it.each([
    ['a win comes first', 'analysis', [WIN], [50, -50], [WIN, 50, -50]],
    ['a loss comes last', 'analysis', [LOSS], [50, LATER_LOSS], [50, LATER_LOSS, LOSS]],
    ['a draw comes before a worse line', 'analysis', [DRAW], [50, -50], [50, DRAW, -50]],
    ['a player avoids a draw', 'player', [DRAW], [50, -50], [50, -50, DRAW]],
    ['a player prefers a draw to a loss', 'player', [DRAW, LOSS], [LATER_LOSS], [DRAW, LATER_LOSS, LOSS]],
    ['the worst lines are left out', 'analysis', [WIN, DRAW], [70, 60, 50, 40], [WIN, 70, 60, 50]],
  ] as const)('%s (%s)', (_, user, endings, evaluations, expected) => {
    const { drawEvaluation } = user === 'player' ? PLAYING_PROFILE : ANALYSIS_PROFILE;
    const iteration = { depth: 2, nodes: 10, lines: linesOf(evaluations) };
    const merged = insertEndings(iteration, linesOf(endings), { lineCount: 4, drawEvaluation });
    expect(merged).toEqual({ ...iteration, lines: linesOf(expected) });
  });
});
