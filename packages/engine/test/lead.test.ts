import { GAMES, type Position, playUnchecked, startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { leadsOf, PositionAnalyser, reviewGame, type SearchInfo } from '../src/index.ts';
import { must, rulesOf, withMen } from './support/positions.ts';

/** Returns the iterations of an analysis, in order. */
function analysisOf(position: Position, nodes: number): readonly SearchInfo[] {
  return [...new PositionAnalyser(position.rules).analyse(position, { now: () => 0, nodes })];
}

/** Returns the lead of the seat to move at each iteration. */
function leadsByDepth(position: Position, nodes: number): readonly number[] {
  const found = analysisOf(position, nodes);
  return found.flatMap((info, index) => leadsOf(position, info, found[index - 1])[0]?.moves ?? []);
}

const startOf = (game: string): Position => must(startPosition(rulesOf(game, { preset: 'standard' })));

/** The upper limit on the lead after the best first move, in moves. The scores themselves are between 0.2 and 2. */
const LARGEST_LEAD = 0.7;

describe('the lead', () => {
  it.each(GAMES.map(({ id }) => id))(
    'is 0 at the start of %s, and small after the best move at every depth from 4',
    (game) => {
      const start = startOf(game);
      for (const lead of leadsByDepth(start, 20_000)) expect(lead).toBeCloseTo(0);
      const move = analysisOf(start, 2000).at(-1)?.lines[0]?.moves[0];
      if (move === undefined) throw new Error('no move at the start');
      const leads = leadsByDepth(playUnchecked(start, move), 20_000);
      for (const lead of leads.slice(Math.min(3, leads.length - 1)))
        expect(Math.abs(lead), String(leads)).toBeLessThan(LARGEST_LEAD);
    },
  );

  it.each([
    ['halma-4', 'opposite', 'A'],
    ['halma-4', 'adjacent', 'A'],
    ['halma-4', 'adjacent', 'B'],
    ['star-6', 'opposite', 'A'],
  ] as const)(
    'stays small for each team in the first turns of %s with teams %s, from seat %s',
    (game, teams, first) => {
      const rules = rulesOf(game, { options: { startRule: 'agreed', teams } });
      let position = must(startPosition(rules, first));
      for (const _ of rules.seats) {
        const [previous, last] = analysisOf(position, 60_000).slice(-2);
        const [move] = last?.lines[0]?.moves ?? [];
        if (last === undefined || move === undefined) throw new Error('no move in the opening');
        expect(Math.abs(leadsOf(position, last, previous)[0]?.moves ?? Infinity)).toBeLessThan(LARGEST_LEAD);
        position = playUnchecked(position, move);
      }
    },
  );

  it('keeps the order and the differences of the lines', () => {
    const position = startOf('halma-2');
    const found = [
      ...new PositionAnalyser(position.rules).analyse(
        position,
        { now: () => 0, nodes: 20_000 },
        { lineCount: 3 },
      ),
    ];
    const [previous, last] = found.slice(-2);
    if (last === undefined) throw new Error('no iteration');
    const [first] = last.lines;
    const leads = leadsOf(position, last, previous);
    for (const [index, { score }] of last.lines.entries())
      expect((leads[0]?.moves ?? 0) - (leads[index]?.moves ?? 0)).toBeCloseTo((first?.score ?? 0) - score);
  });

  it.each([
    ['the first seat to move, level', 'A', 'off', 'g6 e5', 'b3 d4', 0.5],
    ['the first seat to move, one move behind', 'A', 'off', 'f6 e5', 'b3 d4', -0.5],
    ['the second seat to move, level', 'C', 'off', 'g6 e5', 'b3 d4', 0.5],
    ['the first seat to move, level on equal turns', 'A', 'on', 'g6 e5', 'b3 d4', 0],
    ['the second seat to move, one move behind on equal turns', 'C', 'on', 'g6 e5', 'c3 d4', 0],
  ] as const)('shows who comes home first in a race: %s', (_, seat, equalTurns, lastA, lastC, lead) => {
    const position = withMen(
      rulesOf('grasshopper-8', { options: { equalTurns } }),
      `A: h8 g8 f8 e8 h7 g7 f7 h6 ${lastA}, C: a1 b1 c1 d1 a2 b2 c2 a3 ${lastC}`,
      seat,
    );
    expect(leadsByDepth({ ...position, firstSeat: 1 }, 5000).at(-1)).toBe(lead);
  });

  it('after a move is the lead before it minus the loss', () => {
    const start = startOf('grasshopper-10');
    const move = analysisOf(start, 500).at(-1)?.lines[0]?.moves[0];
    if (move === undefined) throw new Error('no move at the start');
    const turns = [...reviewGame([start, playUnchecked(start, move)], { now: () => 0, nodes: 3000 })];
    const [assessment] = turns.map((turn) => turn.assessment);
    if (assessment === null || assessment === undefined) throw new Error('no assessment');
    const { lead, loss } = assessment;
    expect(lead.before.moves - lead.after.moves).toBeCloseTo(loss.moves);
  });
});
