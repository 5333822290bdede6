import { legalMoves, type Position, playListed, startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { type Limits, type ReviewedPly, reviewGame, type SeatSummary } from '../src/index.ts';
import { after, must, rulesOf, withMen } from './support/positions.ts';

/** Limited by nodes alone, so that a review is the same on every machine. */
const LIMITS: Limits = { clock: () => 0, nodes: 300 };

interface Reviewed {
  readonly plies: readonly ReviewedPly[];
  readonly seats: readonly SeatSummary[];
}

/** Reviews to the end. @param plies where each ply is put as soon as it is told */
function reviewed(
  positions: readonly Position[],
  limits: Limits = LIMITS,
  plies: ReviewedPly[] = [],
): Reviewed {
  const review = reviewGame(positions, limits);
  for (let next = review.next(); ; next = review.next()) {
    if (next.done === true) return { plies, seats: next.value };
    plies.push(next.value);
  }
}

/** A game of so many turns, each chosen among the legal moves by a seeded throw. */
function randomGame(start: Position, turns: number, seed: number): readonly Position[] {
  const positions = [start];
  let state = seed;
  for (let turn = 0; turn < turns; turn += 1) {
    const position = positions.at(-1) ?? start;
    const moves = legalMoves(position);
    state = (state * 48_271) % 2_147_483_647;
    const move = moves[state % moves.length];
    if (move === undefined) break;
    positions.push(playListed(position, move));
  }
  return positions;
}

/** The positions of a line of play, the first included. */
function played(start: Position, moves: string): readonly Position[] {
  const positions = [start];
  for (const move of moves.split(' ')) positions.push(after(positions.at(-1) ?? start, move));
  return positions;
}

const startOf = (game: string, options: Readonly<Record<string, string>> = {}): Position =>
  must(startPosition(rulesOf(game, { options })));

describe('a review', () => {
  it.each([
    ['halma-2', {}, 8],
    ['halma-4', { teams: 'opposite' }, 8],
    ['star-3', {}, 6],
    ['color', {}, 6],
    ['top-secret', {}, 6],
    ['cetro', {}, 6],
  ])('of %s %o values every move beside the best', (game, options, turns) => {
    const positions = randomGame(startOf(game, options), turns, 7);
    const { plies, seats } = reviewed(positions);
    expect(plies).toHaveLength(turns);
    plies.forEach(({ ply, played, seat, verdict }, index) => {
      const [before, next] = [positions[index], positions[index + 1]];
      expect([ply, seat, played]).toEqual([next?.ply, before?.toMove, next?.lastMove]);
      const { best, chosen, loss } = verdict ?? {};
      expect(chosen?.moves[0]).toMatchObject(played);
      const behind = Math.max(0, (best?.score ?? 0) - (chosen?.score ?? 0));
      expect(loss?.moves).toBeCloseTo(Math.min(10, behind));
      expect(loss?.chance).toBeCloseTo(
        Math.max(0, (best?.winningChance ?? 0) - (chosen?.winningChance ?? 0)),
      );
    });
    expect(plies.some(({ verdict }) => (verdict?.loss.moves ?? 0) > 0)).toBe(true);
    expect(seats.reduce((sum, seat) => sum + seat.turns, 0)).toBe(turns);
  });

  it('finds the same every time at a limit of nodes, and of a turn whatever came before it', () => {
    const positions = randomGame(startOf('grasshopper-10'), 8, 5);
    const whole = reviewed(positions);
    expect(reviewed(positions)).toEqual(whole);
    expect(reviewed(positions.slice(5)).plies).toEqual(whole.plies.slice(5));
  });

  it('calls the best move best, and a move taken back not', () => {
    const start = startOf('grasshopper-8');
    const [first, , third] = reviewed(played(start, 'a3-c3 h6-f6 c3-a3')).plies;
    expect(third?.verdict?.judgement).not.toBe('best');
    const best = first?.verdict?.best.moves[0];
    if (best === undefined) throw new Error('nothing found');
    const [again] = reviewed([start, playListed(start, best)]).plies;
    expect(again?.verdict).toMatchObject({ judgement: 'best', loss: { chance: 0, moves: 0 } });
    expect(again?.reasons).toEqual(again?.verdict?.bestReasons);
  });
});

/** All have passed all others: what is left is a race. */
const RACE = 'A: h8 g8 f8 e8 h7 g7 f7 h6 e5 e4, C: a1 b1 c1 d1 a2 b2 c2 a3 b4 d3';
const LAST_MAN = 'A: h8 g8 f8 e8 h7 g7 f7 h6 g6 g4, C: a1 b1 c1 d1 a2 b2 c2 a3 b4 d3';

describe('in a race', () => {
  it.each([
    ['a step back and forth gives away two moves', RACE, 'e5-d4', { loss: { moves: 2 } }],
    ['a step on gives away none', RACE, 'e5-f5', { judgement: 'best', loss: { moves: 0 } }],
    [
      'a win put off is no best move',
      LAST_MAN,
      'g4-f4',
      { judgement: 'good', loss: { chance: 0, moves: 1 } },
    ],
    ['a win is', LAST_MAN, 'g4-h5', { judgement: 'best', loss: { chance: 0, moves: 0 } }],
  ])('%s', (_, men, move, verdict) => {
    const positions = played(withMen(rulesOf('grasshopper-8'), men), move);
    expect(reviewed(positions).plies[0]).toMatchObject({ phase: 'packing', verdict });
  });
});

describe('no verdict is given', () => {
  it('on a pass', () => {
    const start = withMen(rulesOf('halma-2'), 'A: o16 o15 p15 n16 n14 p14, C: p16', 'C');
    const { plies, seats } = reviewed(played(start, '--'));
    expect(plies[0]).toMatchObject({ seat: 3, verdict: null, reasons: [] });
    expect(seats[1]).toMatchObject({ seat: 3, turns: 1, passes: 1, bestShare: null, meanLoss: 0 });
  });

  it('on a seat that has finished and moves on for its partner', () => {
    const rules = rulesOf('halma-4', { options: { teams: 'opposite', finishedPlayer: 'may-move' } });
    const start = withMen(rules, 'A: p15, B: a16, C: n13, D: d4');
    const positions = played(start, 'p15-p16 a16-b15 n13-m12 d4-e5 p16-p15');
    const verdicts = reviewed(positions).plies.map(({ verdict }) => verdict === null);
    expect(verdicts).toEqual([false, false, false, false, true]);
  });
});

it('a review that is stopped sums up what it has judged', () => {
  const positions = randomGame(startOf('grasshopper-8'), 6, 3);
  const told: ReviewedPly[] = [];
  const { seats } = reviewed(positions, { ...LIMITS, isStopped: () => told.length >= 4 }, told);
  expect(told).toHaveLength(4);
  expect(seats.map(({ turns }) => turns)).toEqual([2, 2]);
});

it('a review of nothing tells nothing, and one of positions without moves is a mistake of the caller', () => {
  expect(reviewed([])).toEqual({ plies: [], seats: [] });
  const start = startOf('grasshopper-8');
  expect(() => reviewed([start, start])).toThrow(RangeError);
});
