import { legalMoves, PASS, type RulesChoice, startPosition } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainMove, JUDGEMENTS, PHASES, REASON_KINDS, type ReasonKind } from '../src/index.ts';
import { judgementText, phaseText, reasonText } from '../src/words/english.ts';
import { moveOf, must, named, positionWith, rulesOf, withMen } from './support/positions.ts';
import { laid, turned } from './support/turned-boards.ts';

interface Row {
  /** Halma for two unless given. */
  readonly game?: string;
  readonly options?: RulesChoice['options'];
  readonly men: string;
  readonly move: string;
  /** What the reason tells besides its kind and weight. */
  readonly tells: object;
  readonly text: string;
}

const EIGHT = { game: 'grasshopper-8' };

/** For each kind a move that it explains. */
const ROWS: Readonly<Record<ReasonKind, Row>> = {
  'army-home': {
    ...EIGHT,
    men: 'A: h8 g8 f8 e8 h7 g7 f7 h6 g6 g5, C: a1',
    move: 'g5-h5',
    tells: { cell: 'h5' },
    text: 'The last man comes in on h5: the army is home.',
  },
  'long-hop': {
    men: 'A: a1 b2 d4, C: p16',
    move: 'a1-e5',
    tells: { route: 'a1 c3 e5', steps: 4 },
    text: 'A hop of 2 jumps from a1 brings a man 4 steps on.',
  },
  'goes-on': {
    men: 'A: a1, C: p16',
    move: 'a1-b2',
    tells: { from: 'a1', to: 'b2', steps: 1 },
    text: 'The man on a1 comes 1 step nearer.',
  },
  'steps-back': {
    men: 'A: b2, C: p16',
    move: 'b2-a1',
    tells: { from: 'b2', to: 'a1', steps: 1 },
    text: 'The man on b2 loses 1 step.',
  },
  'his-ladder-used': {
    men: 'A: a1 b2, C: d4',
    move: 'a1-e5',
    tells: { men: 'd4', steps: 2 },
    text: 'Without the enemy on d4 it would be 2 steps less.',
  },
  'centre-taken': {
    men: 'A: f6, C: p16',
    move: 'f6-g7',
    tells: { cell: 'g7' },
    text: 'g7 lies in the middle of the board.',
  },
  'ladder-made': {
    men: 'A: a1 b2 c5 f6, C: p16',
    move: 'c5-d4',
    tells: { from: 'a1', to: 'g7', steps: 4 },
    text: 'It makes a hop from a1 to g7 possible, 4 steps better than before.',
  },
  'ladder-broken': {
    men: 'A: a1 b2 d4 f6, C: p16',
    move: 'd4-d5',
    tells: { from: 'a1', to: 'g7', steps: 4 },
    text: 'The hop from a1 to g7 is lost, and what is left is 4 steps worse.',
  },
  'way-cleared': {
    men: 'A: a1 b2 a3 b3 c1 c2 c3, C: p16',
    move: 'c3-d4',
    tells: { jumps: 3 },
    text: 'It opens 3 jumps that own men blocked.',
  },
  'way-blocked': {
    men: 'A: a1 b2 a3 b3 c1 c2 d4, C: p16',
    move: 'd4-c3',
    tells: { jumps: 3 },
    text: 'Own men block 3 jumps more than before.',
  },
  'door-closed': {
    men: 'A: a1 b2 d4 f6 h8 g8, C: i9',
    move: 'g8-g7',
    tells: { men: 'i9' },
    text: 'The enemy on i9 can no longer use the ladder.',
  },
  'door-opened': {
    men: 'A: a1 b2 d4 f6 h8 g7, C: i9',
    move: 'g7-g8',
    tells: { men: 'i9' },
    text: 'The enemy on i9 can now use the ladder.',
  },
  'lets-him-hop': {
    men: 'A: m12 k11, C: p16 o15',
    move: 'm12-m13',
    tells: { seat: 3, from: 'p16', to: 'j10', steps: 4 },
    text: 'It lets C hop from p16 to j10, 4 steps better than before.',
  },
  'ladder-denied': {
    men: 'A: m13 k11, C: p16 o15',
    move: 'm13-m12',
    tells: { seat: 3, from: 'p16', to: 'j10', steps: 4 },
    text: 'It takes the hop from p16 to j10 from C, who is left with 4 steps less.',
  },
  'ladder-lent': {
    game: 'halma-4',
    options: { teams: 'opposite' },
    men: 'A: m12 k11, B: a16, C: p16 o15, D: p1',
    move: 'm12-m13',
    tells: { seat: 3, from: 'p16', to: 'j10', steps: 4 },
    text: 'It lets the partner C hop from p16 to j10, 4 steps better than before.',
  },
  'wall-made': {
    men: 'A: d5 e5 f5 g5 d6 e6 g6 g7, C: f7',
    move: 'g7-f6',
    tells: { held: 'f7' },
    text: 'A wall two men deep holds up the enemy on f7.',
  },
  'wall-opened': {
    men: 'A: d5 e5 f5 g5 d6 e6 f6 g6, C: f7',
    move: 'f6-g7',
    tells: { held: 'f7' },
    text: 'The wall opens for the enemy on f7.',
  },
  'blockade-made': {
    men: 'A: o16 o15 p15 n16 n14 p13, C: p16',
    move: 'p13-p14',
    tells: { held: 'p16' },
    text: 'The enemy on p16 cannot leave his camp.',
  },
  'straggler-freed': {
    men: 'A: a1 j10 j11 k10 k11, C: p16',
    move: 'a1-b2',
    tells: { from: 'a1', to: 'b2' },
    text: 'The man left behind on a1 goes on.',
  },
  'straggler-left': {
    men: 'A: h8 j8, C: p16',
    move: 'h8-g7',
    tells: { men: 'g7 j8' },
    text: 'It leaves g7 and j8 behind.',
  },
  'leaves-yard': {
    men: 'A: a1 e2, C: p16',
    move: 'e2-f3',
    tells: { cell: 'e2', left: 1 },
    text: 'e2 leaves the camp; one is left in it.',
  },
  'yard-emptied': {
    men: 'A: e2 f5, C: p16',
    move: 'e2-f3',
    tells: { cell: 'e2' },
    text: 'With e2 the last man leaves the camp.',
  },
  'man-home': {
    ...EIGHT,
    men: 'A: c3 g5, C: a1',
    move: 'g5-h5',
    tells: { cell: 'h5', left: 1 },
    text: 'A man comes in on h5; one is still outside.',
  },
  'leaves-target': {
    ...EIGHT,
    men: 'A: c3 h5, C: a1',
    move: 'h5-g5',
    tells: { cell: 'h5' },
    text: 'The man on h5 leaves the target.',
  },
  'parity-paid': {
    ...EIGHT,
    men: 'A: a1 c1 g7 h8, C: b1',
    move: 'a1-a2',
    tells: { left: 1 },
    text: 'It makes a step that had to be made; one is left.',
  },
  'parity-owed': {
    ...EIGHT,
    men: 'A: a2 c1 g7 h8, C: b1',
    move: 'a2-a1',
    tells: { left: 2 },
    text: 'It makes another step necessary: 2 in all.',
  },
  'hole-opened': {
    ...EIGHT,
    men: 'A: g8 g7 h7 c3, C: a1',
    move: 'g7-f6',
    tells: { cells: 'h8' },
    text: 'h8 can be filled again.',
  },
  'hole-buried': {
    ...EIGHT,
    men: 'A: g8 h7 f6 c3, C: a1',
    move: 'f6-g7',
    tells: { cells: 'h8' },
    text: 'h8 can no longer be filled from outside.',
  },
};

describe('a move is explained by', () => {
  it.each(REASON_KINDS)('%s', (kind) => {
    const { game = 'halma-2', men, move, options, tells, text } = ROWS[kind];
    const position = withMen(rulesOf(game, options === undefined ? {} : { options }), men);
    const reasons = explainMove(position, moveOf(position, move));
    const found = reasons.find((reason) => reason.kind === kind);
    expect(named(position.rules.board, found)).toEqual({ kind, weight: found?.weight, ...tells });
    expect(found?.weight).not.toBe(0);
    expect(found && reasonText(position.rules, found)).toBe(text);
  });
});

describe('reasons', () => {
  const rules = rulesOf('halma-2');

  it('come in order of weight', () => {
    const position = withMen(rules, 'A: a1 b2 d4, C: f6 p16');
    const reasons = explainMove(position, moveOf(position, 'a1-g7'));
    const weights = reasons.map(({ weight }) => Math.abs(weight));
    expect(weights.length).toBeGreaterThan(2);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  });

  it('name a rival as they are told to', () => {
    const position = withMen(rules, ROWS['lets-him-hop'].men);
    const [reason] = explainMove(position, moveOf(position, 'm12-m13'));
    expect(reason && reasonText(rules, reason, () => 'White')).toMatch(/^It lets White hop/);
  });

  it.each([
    ['a move that is not legal', 'halma-2', 'a1-c1'],
    ['a pass', 'halma-2', '--'],
    ['a drop', 'top-secret', '@h8'],
    ['a move where there are no camps', 'cetro', 'b2-d4'],
  ])('are not given for %s', (_, game, move) => {
    const position = must(startPosition(rulesOf(game)));
    expect(explainMove(position, move === '--' ? PASS : moveOf(position, move))).toEqual([]);
  });

  it('are the same for both players', () => {
    const half = turned(rules.board, 2);
    const cells = fc.uniqueArray(fc.integer({ min: 0, max: 255 }), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(cells, fc.nat(), (men, choice) => {
        const placement = new Map(men.map((cell, index) => [cell, index % 2 === 0 ? 1 : 3]));
        const position = positionWith(rules, placement, 1);
        const moves = legalMoves(position);
        const move = moves[choice % moves.length];
        if (move?.kind !== 'walk') return;
        const other = positionWith(rules, laid(placement, half), 3, 41);
        const told = explainMove(other, { kind: 'walk', from: half.cell(move.from), to: half.cell(move.to) });
        const weights = explainMove(position, move).map(({ kind, weight }) => [kind, weight]);
        expect(told.map(({ kind, weight }) => [kind, weight])).toEqual(weights);
      }),
      { numRuns: 60 },
    );
  });
});

it('judgements and parts of the game have names', () => {
  expect(JUDGEMENTS.map(judgementText).join(', ')).toBe('best move, good move, inaccuracy, mistake, blunder');
  expect(PHASES.map(phaseText).join(', ')).toBe('gambit, mêlée, packing');
});
