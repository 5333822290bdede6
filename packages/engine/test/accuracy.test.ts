import { PASS } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { accuracyOf, type Loss, type ReviewedPly } from '../src/index.ts';
import { judgeLoss } from '../src/review/judgement.ts';

function plyWith(loss: Loss | null): ReviewedPly {
  const line = { moves: [PASS], score: 0, winningChance: 0.5 };
  const lead = { moves: 0, chance: 0.5 };
  const assessment =
    loss === null
      ? null
      : {
          bestLine: line,
          bestReasons: [],
          playedLine: line,
          loss,
          judgement: judgeLoss(loss),
          lead: { before: lead, after: lead },
        };
  return { ply: 1, seat: 1, move: PASS, phase: null, reasons: [], assessment };
}

describe('the accuracy', () => {
  it.each<readonly [string, readonly (Loss | null)[], number | null]>([
    ['of best moves is 1', [{ chance: 0, moves: 0 }], 1],
    ['of a mistake is 0.63', [{ chance: 0.1, moves: 1 }], 0.635],
    ['of a blunder is 0.4', [{ chance: 0.2, moves: 1 }], 0.403],
    ['counts lost moves in a decided game', [{ chance: 0, moves: 3 }], 0.797],
    [
      'is the mean over all moves',
      [
        { chance: 0, moves: 0 },
        { chance: 0.2, moves: 1 },
      ],
      0.701,
    ],
    ['ignores turns without a choice', [{ chance: 0, moves: 0 }, null], 1],
    ['is unknown if no turn offers a choice', [null], null],
  ])('%s', (_, losses, expected) => {
    const accuracy = accuracyOf(losses.map(plyWith));
    if (expected === null) expect(accuracy).toBeNull();
    else expect(accuracy).toBeCloseTo(expected, 2);
  });
});
