import { legalMoves, PASS, type RulesConfig, startPosition } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainMove, JUDGEMENTS, PHASES, REASON_KINDS, type ReasonKind } from '../src/index.ts';
import { judgementText, phaseText, reasonText } from '../src/locales/en.ts';
import { rotationOf, transformPlacement } from './support/board-symmetries.ts';
import { moveOf, must, positionWith, rulesOf, withCellNames, withMen } from './support/positions.ts';

interface Row {
  /** Defaults to `halma-2`. */
  readonly game?: string;
  readonly options?: RulesConfig['options'];
  readonly men: string;
  readonly move: string;
  /** The fields of the reason except its kind and weight. */
  readonly fields: object;
  readonly text: string;
}

const EIGHT = { game: 'grasshopper-8' };

/** An example of each kind of reason. */
const ROWS: Readonly<Record<ReasonKind, Row>> = {
  'army-home': {
    ...EIGHT,
    men: 'A: h8 g8 f8 e8 h7 g7 f7 h6 g6 g5, C: a1',
    move: 'g5-h5',
    fields: { cell: 'h5' },
    text: 'The last man reaches h5: the army is home.',
  },
  'long-hop': {
    men: 'A: a1 b2 d4, C: p16',
    move: 'a1-e5',
    fields: { route: 'a1 c3 e5', steps: 4 },
    text: 'A hop of 2 jumps brings the man on a1 4 steps closer.',
  },
  advances: {
    men: 'A: a1, C: p16',
    move: 'a1-b2',
    fields: { from: 'a1', to: 'b2', steps: 1 },
    text: 'The man on a1 moves 1 step closer.',
  },
  retreats: {
    men: 'A: b2, C: p16',
    move: 'b2-a1',
    fields: { from: 'b2', to: 'a1', steps: 1 },
    text: 'The man on b2 goes back 1 step.',
  },
  'opponent-ladder-used': {
    men: 'A: a1 b2, C: d4',
    move: 'a1-e5',
    fields: { men: 'd4', steps: 2 },
    text: 'Without the opposing man on d4, the hop would gain 2 fewer steps.',
  },
  'centre-taken': {
    men: 'A: f6, C: p16',
    move: 'f6-g7',
    fields: { cell: 'g7' },
    text: 'g7 is in the centre of the board.',
  },
  'ladder-made': {
    men: 'A: a1 b2 c5 f6, C: p16',
    move: 'c5-d4',
    fields: { from: 'a1', to: 'g7', steps: 4 },
    text: 'It makes a hop from a1 to g7 possible, 4 steps better than before.',
  },
  'ladder-broken': {
    men: 'A: a1 b2 d4 f6, C: p16',
    move: 'd4-d5',
    fields: { from: 'a1', to: 'g7', steps: 4 },
    text: 'The hop from a1 to g7 is lost; the best one left is 4 steps worse.',
  },
  'jumps-unblocked': {
    men: 'A: a1 b2 a3 b3 c1 c2 c3, C: p16',
    move: 'c3-d4',
    fields: { jumps: 3 },
    text: 'It opens 3 jumps that the player’s own men blocked.',
  },
  'jumps-blocked': {
    men: 'A: a1 b2 a3 b3 c1 c2 d4, C: p16',
    move: 'd4-c3',
    fields: { jumps: 3 },
    text: 'The player’s own men block 3 more jumps than before.',
  },
  'ladder-closed': {
    men: 'A: a1 b2 d4 f6 h8 g8, C: i9',
    move: 'g8-g7',
    fields: { men: 'i9' },
    text: 'The opposing man on i9 can no longer use the ladder.',
  },
  'ladder-opened': {
    men: 'A: a1 b2 d4 f6 h8 g7, C: i9',
    move: 'g7-g8',
    fields: { men: 'i9' },
    text: 'The opposing man on i9 can now use the ladder.',
  },
  'opponent-hop-allowed': {
    men: 'A: m12 k11, C: p16 o15',
    move: 'm12-m13',
    fields: { seat: 3, from: 'p16', to: 'j10', steps: 4 },
    text: 'It lets C hop from p16 to j10, 4 steps better than before.',
  },
  'opponent-hop-denied': {
    men: 'A: m13 k11, C: p16 o15',
    move: 'm13-m12',
    fields: { seat: 3, from: 'p16', to: 'j10', steps: 4 },
    text: 'It denies C the hop from p16 to j10; the best one left is 4 steps worse.',
  },
  'partner-hop-allowed': {
    game: 'halma-4',
    options: { teams: 'opposite' },
    men: 'A: m12 k11, B: a16, C: p16 o15, D: p1',
    move: 'm12-m13',
    fields: { seat: 3, from: 'p16', to: 'j10', steps: 4 },
    text: 'It lets the partner C hop from p16 to j10, 4 steps better than before.',
  },
  'wall-made': {
    men: 'A: d5 e5 f5 g5 d6 e6 g6 g7, C: f7',
    move: 'g7-f6',
    fields: { blockedMen: 'f7' },
    text: 'A wall two men deep blocks the opposing man on f7.',
  },
  'wall-opened': {
    men: 'A: d5 e5 f5 g5 d6 e6 f6 g6, C: f7',
    move: 'f6-g7',
    fields: { releasedMen: 'f7' },
    text: 'The wall opens for the opposing man on f7.',
  },
  'blockade-made': {
    men: 'A: o16 o15 p15 n16 n14 p13, C: p16',
    move: 'p13-p14',
    fields: { trappedMen: 'p16' },
    text: 'The opposing man on p16 cannot leave its camp.',
  },
  'straggler-freed': {
    men: 'A: a1 j10 j11 k10 k11, C: p16',
    move: 'a1-b2',
    fields: { from: 'a1', to: 'b2' },
    text: 'The straggler on a1 moves up.',
  },
  'straggler-left': {
    men: 'A: h8 j8, C: p16',
    move: 'h8-g7',
    fields: { men: 'g7 j8' },
    text: 'It leaves the men on g7 and j8 behind.',
  },
  'leaves-camp': {
    men: 'A: a1 e2, C: p16',
    move: 'e2-f3',
    fields: { cell: 'e2', remaining: 1 },
    text: 'The man on e2 leaves the camp; one remains in it.',
  },
  'camp-emptied': {
    men: 'A: e2 f5, C: p16',
    move: 'e2-f3',
    fields: { cell: 'e2' },
    text: 'The last man leaves the camp, from e2.',
  },
  'man-home': {
    ...EIGHT,
    men: 'A: c3 g5, C: a1',
    move: 'g5-h5',
    fields: { cell: 'h5', remaining: 1 },
    text: 'A man reaches the target on h5; one remains outside.',
  },
  'leaves-target': {
    ...EIGHT,
    men: 'A: c3 h5, C: a1',
    move: 'h5-g5',
    fields: { cell: 'h5' },
    text: 'The man on h5 leaves the target.',
  },
  'parity-improved': {
    ...EIGHT,
    men: 'A: a1 c1 g7 h8, C: b1',
    move: 'a1-a2',
    fields: { remaining: 1 },
    text: 'It makes a step that parity requires; one remains.',
  },
  'parity-worsened': {
    ...EIGHT,
    men: 'A: a2 c1 g7 h8, C: b1',
    move: 'a2-a1',
    fields: { remaining: 2 },
    text: 'It makes another step necessary for parity: 2 steps in all.',
  },
  'hole-reopened': {
    ...EIGHT,
    men: 'A: g8 g7 h7 c3, C: a1',
    move: 'g7-f6',
    fields: { cells: 'h8' },
    text: 'h8 can be filled again.',
  },
  'hole-buried': {
    ...EIGHT,
    men: 'A: g8 h7 f6 c3, C: a1',
    move: 'f6-g7',
    fields: { cells: 'h8' },
    text: 'h8 can no longer be filled from outside.',
  },
};

describe('explainMove finds the reason', () => {
  it.each(REASON_KINDS)('%s', (kind) => {
    const { game = 'halma-2', men, move, options, fields, text } = ROWS[kind];
    const position = withMen(rulesOf(game, options === undefined ? {} : { options }), men);
    const reasons = explainMove(position, moveOf(position, move));
    const found = reasons.find((reason) => reason.kind === kind);
    expect(withCellNames(position.rules.board, found)).toEqual({ kind, weight: found?.weight, ...fields });
    expect(found?.weight).not.toBe(0);
    expect(found && reasonText(position.rules, found)).toBe(text);
  });
});

describe('reasons', () => {
  const rules = rulesOf('halma-2');

  it('are sorted by weight', () => {
    const position = withMen(rules, 'A: a1 b2 d4, C: f6 p16');
    const reasons = explainMove(position, moveOf(position, 'a1-g7'));
    const weights = reasons.map(({ weight }) => Math.abs(weight));
    expect(weights.length).toBeGreaterThan(2);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('use the given names of seats', () => {
    const position = withMen(rules, ROWS['opponent-hop-allowed'].men);
    const [reason] = explainMove(position, moveOf(position, 'm12-m13'));
    expect(reason && reasonText(rules, reason, () => 'White')).toMatch(/^It lets White hop/);
  });

  it.each([
    ['a move that is not legal', 'halma-2', 'a1-c1'],
    ['a pass', 'halma-2', '--'],
    ['a drop', 'top-secret', '@h8'],
    ['a move in a game without camps', 'cetro', 'b2-d4'],
  ])('are not given for %s', (_, game, move) => {
    const position = must(startPosition(rulesOf(game)));
    expect(explainMove(position, move === '--' ? PASS : moveOf(position, move))).toEqual([]);
  });

  it('are the same for both seats', () => {
    const half = rotationOf(rules.board, 2);
    const cells = fc.uniqueArray(fc.integer({ min: 0, max: 255 }), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(cells, fc.nat(), (men, choice) => {
        const placement = new Map(men.map((cell, index) => [cell, index % 2 === 0 ? 1 : 3]));
        const position = positionWith(rules, placement, 1);
        const moves = legalMoves(position);
        const move = moves[choice % moves.length];
        if (move?.kind !== 'normal') return;
        const rotated = positionWith(rules, transformPlacement(placement, half), 3, 41);
        const reasons = explainMove(rotated, {
          kind: 'normal',
          from: half.cells[move.from] ?? 0,
          to: half.cells[move.to] ?? 0,
        });
        const weights = explainMove(position, move).map(({ kind, weight }) => [kind, weight]);
        expect(reasons.map(({ kind, weight }) => [kind, weight])).toEqual(weights);
      }),
      { numRuns: 60 },
    );
  });
});

it('judgements and phases have names', () => {
  expect(JUDGEMENTS.map(judgementText).join(', ')).toBe('best move, good move, inaccuracy, mistake, blunder');
  expect(PHASES.map(phaseText).join(', ')).toBe('gambit, mêlée, packing');
});
