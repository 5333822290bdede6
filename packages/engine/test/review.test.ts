import { type Position, parsePosition, playUnchecked, startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { type Limits, type ReviewedPly, reviewGame, type SeatSummary } from '../src/index.ts';
import { after, must, rulesOf, withMen } from './support/positions.ts';
import { randomGame } from './support/seeded-play.ts';

/** Limits only the nodes, so that a review gives the same result on every machine. */
const LIMITS: Limits = { now: () => 0, nodes: 300 };

interface Review {
  readonly plies: readonly ReviewedPly[];
  readonly seats: readonly SeatSummary[];
}

/**
 * Reviews a game to its end.
 *
 * @param plies receives each ply as soon as the review yields it
 */
function review(positions: readonly Position[], limits: Limits = LIMITS, plies: ReviewedPly[] = []): Review {
  const turns = reviewGame(positions, limits);
  for (let next = turns.next(); ; next = turns.next()) {
    if (next.done === true) return { plies, seats: next.value };
    plies.push(next.value);
  }
}

/** Returns the start and the position after each move in text notation. */
function positionsOf(start: Position, moves: string): readonly Position[] {
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
  ])('of %s %o compares each move with the best', (game, options, turns) => {
    const positions = randomGame(startOf(game, options), turns, 5);
    const { plies, seats } = review(positions);
    expect(plies).toHaveLength(turns);
    plies.forEach(({ ply, move, seat, assessment }, index) => {
      const [before, next] = [positions[index], positions[index + 1]];
      expect([ply, seat, move]).toEqual([next?.ply, before?.toMove, next?.lastMove]);
      if (assessment === null) throw new Error(`ply ${ply} has no assessment`);
      const { bestLine, playedLine, loss } = assessment;
      expect(playedLine.moves[0]).toMatchObject(move);
      expect(loss.moves).toBeCloseTo(Math.min(10, Math.max(0, bestLine.score - playedLine.score)));
      expect(loss.chance).toBeCloseTo(Math.max(0, bestLine.winningChance - playedLine.winningChance));
    });
    expect(plies.some(({ assessment }) => assessment !== null && assessment.loss.moves > 0)).toBe(true);
    expect(seats.reduce((sum, seat) => sum + seat.turns, 0)).toBe(turns);
  });

  it('with a node limit gives the same result each time, and judges each turn by itself', () => {
    const positions = randomGame(startOf('grasshopper-10'), 8, 5);
    const whole = review(positions);
    expect(review(positions)).toEqual(whole);
    expect(review(positions.slice(5)).plies).toEqual(whole.plies.slice(5));
  });

  it('judges the best move as best, but not the reversal of a move', () => {
    const start = startOf('grasshopper-8');
    const [first, , third] = review(positionsOf(start, 'a3-c3 h6-f6 c3-a3')).plies;
    expect(third?.assessment?.judgement).not.toBe('best');
    const best = first?.assessment?.bestLine.moves[0];
    if (best === undefined) throw new Error('no best move');
    const [reviewedBest] = review([start, playUnchecked(start, best)]).plies;
    expect(reviewedBest?.assessment).toMatchObject({ judgement: 'best', loss: { chance: 0, moves: 0 } });
    expect(reviewedBest?.reasons).toEqual(reviewedBest?.assessment?.bestReasons);
  });
});

/** Positions in which the armies have passed each other. */
const RACE = 'A: h8 g8 f8 e8 h7 g7 f7 h6 e5 e4, C: a1 b1 c1 d1 a2 b2 c2 a3 b4 d3';
const LAST_MAN = 'A: h8 g8 f8 e8 h7 g7 f7 h6 g6 g4, C: a1 b1 c1 d1 a2 b2 c2 a3 b4 d3';
const BOTH_CAN_WIN = 'A: h8 g8 e8 h7 g7 f7 h6 g6 f6 h5, C: a1 b1 c1 d1 a2 b2 c2 b3 c3 a4';

describe('in a race', () => {
  it.each([
    ['a step back loses two moves', RACE, 'e5-d4', { loss: { moves: 2 } }],
    ['a step forward loses none', RACE, 'e5-f5', { judgement: 'best', loss: { moves: 0 } }],
    [
      'a delayed win is not the best move',
      LAST_MAN,
      'g4-f4',
      { judgement: 'good', loss: { chance: 0, moves: 1 } },
    ],
    ['a win is the best move', LAST_MAN, 'g4-h5', { judgement: 'best', loss: { chance: 0, moves: 0 } }],
    ['a missed win is a blunder if the opponent then wins', BOTH_CAN_WIN, 'e8-e7', { judgement: 'blunder' }],
  ])('%s', (_, men, move, assessment) => {
    const positions = positionsOf(withMen(rulesOf('grasshopper-8'), men), move);
    expect(review(positions).plies[0]).toMatchObject({ phase: 'packing', assessment });
  });
});

it('a move that draws a won game is a blunder', () => {
  const rules = rulesOf('grasshopper-8', { preset: 'standard' });
  const text = 'H8:8/2A5/3A1A2/2A1A1C1/CA1A4/CC1A4/CCC1A3/CC1C2A1 A vA,vC 40 21';
  const round = 'g1-h1 g5-h5 h1-g1 h5-g5';
  const positions = positionsOf(must(parsePosition(rules, text)), `${round} ${round}`);
  const draw = review(positions).plies.at(-1)?.assessment;
  expect(draw).toMatchObject({ judgement: 'blunder', playedLine: { score: 0, winningChance: 0.5 } });
  expect(draw?.lead.after).toEqual({ moves: 0, chance: 0.5 });
});

it('a move that leaves a draw on equal turns instead of a win is a blunder', () => {
  const rules = rulesOf('grasshopper-8', { options: { equalTurns: 'on' } });
  const start = { ...withMen(rules, BOTH_CAN_WIN, 'C'), firstSeat: 1 };
  const [missed] = review(positionsOf(start, 'b3-a3')).plies;
  expect(missed?.assessment).toMatchObject({ judgement: 'blunder', playedLine: { winningChance: 0.5 } });
});

describe('a review does not assess', () => {
  it('a pass', () => {
    const start = withMen(rulesOf('halma-2'), 'A: o16 o15 p15 n16 n14 p14, C: p16', 'C');
    const { plies, seats } = review(positionsOf(start, '--'));
    expect(plies[0]).toMatchObject({ seat: 3, assessment: null, reasons: [] });
    expect(seats[1]).toMatchObject({ seat: 3, turns: 1, passes: 1, bestShare: null, meanLoss: 0 });
  });

  it('a finished seat that keeps moving for its partner', () => {
    const rules = rulesOf('halma-4', { options: { teams: 'opposite', finishedPlayer: 'may-move' } });
    const start = withMen(rules, 'A: p15, B: a16, C: n13, D: d4');
    const positions = positionsOf(start, 'p15-p16 a16-b15 n13-m12 d4-e5 p16-p15');
    const unassessed = review(positions).plies.map(({ assessment }) => assessment === null);
    expect(unassessed).toEqual([false, false, false, false, true]);
  });
});

it('a stopped review summarises the plies that it has assessed', () => {
  const positions = randomGame(startOf('grasshopper-8'), 6, 3);
  const plies: ReviewedPly[] = [];
  const { seats } = review(positions, { ...LIMITS, shouldStop: () => plies.length >= 4 }, plies);
  expect(plies).toHaveLength(4);
  expect(seats.map(({ turns }) => turns)).toEqual([2, 2]);
});

it('a review of no positions is empty, and a review of positions without moves throws', () => {
  expect(review([])).toEqual({ plies: [], seats: [] });
  const start = startOf('grasshopper-8');
  expect(() => review([start, start])).toThrow(RangeError);
});
