import { defineGame, legalMoves, makeRules, type Position, parsePosition, play } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { PositionAnalyser, type SearchInfo } from '../src/index.ts';
import { after, must, rulesOf } from './support/positions.ts';

/** Returns whether the side to move can force a win within a number of plies, by trying every move of both sides. */
function canForceWin(position: Position, plies: number): boolean {
  return legalMoves(position).some((move) => {
    const next = must(play(position, move));
    if (next.outcome !== null) return next.outcome.tiers[0]?.flat().join() === `${position.toMove}`;
    if (plies < 3) return false;
    return legalMoves(next).every((reply) => {
      const answered = must(play(next, reply));
      return answered.outcome === null && canForceWin(answered, plies - 2);
    });
  });
}

describe('a proven result', () => {
  it.each([
    ['with few men', 'H8:8/7A/8/8/8/3AC3/7C/8 A - 40 21'],
    [
      'with an opponent that is home but has yet to move',
      'H8:4AAAA/5AAA/6A1/A6A/C7/CC6/CCC5/CCCC4 A - 40 21',
    ],
  ])('is not claimed in a position that has been set up %s', (_, text) => {
    const rules = rulesOf('grasshopper-8');
    const position = must(parsePosition(rules, text));
    for (const { lines } of new PositionAnalyser(rules).analyse(position, { now: () => 0, nodes: 20_000 }))
      expect(lines[0]?.proven).toBeUndefined();
  });

  it('is not claimed beyond the move cap', () => {
    const rules = rulesOf('rhombus-5-three', { options: { moveCap: '43' } });
    const position = must(parsePosition(rules, 'R5:4A/5/C3A/CA3/2C2 A - 40 21'));
    const options = { lineCount: 2 };
    for (const { lines } of new PositionAnalyser(rules).analyse(
      position,
      { now: () => 0, depth: 6 },
      options,
    ))
      expect(lines.map(({ proven }) => proven)).toEqual([undefined, undefined]);
  });

  it('is not claimed where a partner who has finished may move', () => {
    const board = { id: 'Q5', shape: 'square', side: 5 } as const;
    const game = must(defineGame({ id: 'one-man-teams', base: 'halma-4', board, camp: 1 }));
    const options = { teams: 'opposite', finishedPlayer: 'may-move' };
    const rules = must(makeRules({ game, preset: 'parker-1885', options }));
    const position = must(parsePosition(rules, 'Q5:D4/5/3B1/1CA2/5 B fD1 46 12'));
    for (const { lines } of new PositionAnalyser(rules).analyse(position, { now: () => 0, depth: 6 }))
      expect(lines[0]?.proven).toBeUndefined();
  });
});

describe('a proven win', () => {
  // The search skips moves that gain too little. In these positions, only such a move avoids the loss.
  it.each([
    'R5:3A1/2A2/1AC2/1C3/C4 C - 29 15',
    'R5:3AA/2A2/4C/5/CC3 A - 48 25',
    'R5:5/5/C2AA/CC3/2A2 C - 27 14',
  ])('is not claimed where the other side has a move that prevents it: %s', (text) => {
    const rules = rulesOf('rhombus-5-three');
    const position = must(parsePosition(rules, text));
    expect(canForceWin(position, 5)).toBe(false);
    for (const { lines } of new PositionAnalyser(rules).analyse(position, { now: () => 0, depth: 10 }))
      expect(lines[0]?.proven).toBeUndefined();
  });

  it('is claimed where it is forced', () => {
    const rules = rulesOf('rhombus-5-three', { preset: 'strong-solving' });
    const position = must(parsePosition(rules, 'R5:3A1/5/C1C2/3CA/4A A - 0 1'));
    expect([canForceWin(position, 3), canForceWin(position, 5)]).toEqual([false, true]);
    const last = [...new PositionAnalyser(rules).analyse(position, { now: () => 0, depth: 10 })].at(-1);
    expect(last?.lines[0]?.proven).toEqual({ result: 'won', plies: 5 });
  });
});

describe('a proven loss', () => {
  // The best move of the previous depth turns out to lose. The other moves, which do not, need more nodes.
  it.each([
    ['rhombus-5-three', 'R5:3AA/A4/5/5/CC1C1 A - 40 21', 750],
    ['rhombus-5', 'R5:1AA1A/C4/CCAA1/AC3/C1C2 A - 40 21', 250],
  ])('is not claimed before every move has been searched: %s', (game, text, nodes) => {
    const rules = rulesOf(game);
    const position = must(parsePosition(rules, text));
    const last = (limit: number): SearchInfo | undefined =>
      [...new PositionAnalyser(rules).analyse(position, { now: () => 0, nodes: limit, depth: 8 })].at(-1);
    expect(last(nodes)?.lines[0]?.proven).toBeUndefined();
    expect(last(200_000)?.lines[0]?.proven).toBeUndefined();
  });

  it('counts its plies after a move that repeats a position', () => {
    const rules = rulesOf('rhombus-5-three', { preset: 'standard' });
    const start = must(parsePosition(rules, 'R5:4A/4A/1C3/C1A2/C4 A vA,vC 60 31'));
    const position = after(start, 'c2-c3 b3-a3 c3-c2 a3-b3');
    const options = { lineCount: 20 };
    const last = [
      ...new PositionAnalyser(rules).analyse(position, { now: () => 0, nodes: 3000 }, options),
    ].at(-1);
    const repetition = last?.lines.find(({ moves: [first] }) => {
      const next = first === undefined ? null : must(play(position, first));
      return next !== null && next.occurrences > 1;
    });
    expect(repetition?.proven).toEqual({ result: 'lost', plies: 4 });
    expect(canForceWin(after(position, 'c2-c3'), 3)).toBe(true);
  });
});
