import {
  type Cell,
  manOf,
  type Position,
  playUnchecked,
  type Rules,
  seatOf,
  startPosition,
  VACANT,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { EnginePlayer, PositionAnalyser, reviewGame, type SearchInfo } from '../src/index.ts';
import { must, rulesOf } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

const clock = (): number => 0;

const GAMES_AND_OPTIONS = [
  ['halma-4', {}],
  ['star-3', {}],
  ['star-6', {}],
  ['star-6', { teams: 'opposite' }],
] as const;

function analyse(position: Position, nodes: number, lines = 1): readonly SearchInfo[] {
  return [
    ...new PositionAnalyser(position.rules).analyse(position, { now: clock, nodes }, { lineCount: lines }),
  ];
}

/** Returns a position in which the last two men of seat A are next to the two vacant cells of its target. */
function almostHomePosition(rules: Rules): Position {
  const middle = positionAfter(rules, 90, 5);
  const { board, camps } = rules;
  const seatCamps = camps[1];
  const target = (seatCamps?.target ?? []).toSorted(
    (a, b) => board.distance(a, seatCamps?.targetTip ?? 0) - board.distance(b, seatCamps?.targetTip ?? 0),
  );
  const men = middle.men.slice();
  for (const cell of board.names.keys()) if (seatOf(men[cell] ?? VACANT) === 1) men[cell] = VACANT;
  for (const cell of target) men[cell] = VACANT;
  for (const cell of target.slice(0, -2)) men[cell] = manOf(1, 0);
  for (const cell of target.slice(-2)) {
    const adjacent = [...board.names.keys()].find(
      (other: Cell) =>
        board.distance(other, cell) === 1 && seatCamps?.inTarget[other] === 0 && men[other] === VACANT,
    );
    men[adjacent ?? board.wall] = manOf(1, 0);
  }
  return { ...middle, men, toMove: 1 };
}

describe.each(GAMES_AND_OPTIONS)('in %s %o', (game, options) => {
  const rules = rulesOf(game, { options });

  it('no side is far ahead at the start', () => {
    const [line] = analyse(must(startPosition(rules)), 20_000).at(-1)?.lines ?? [];
    expect(Math.abs(line?.score ?? 99)).toBeLessThan(3);
  });

  it('an analyser works as before after its caller has thrown an error', () => {
    const position = positionAfter(rules, 30, 4);
    const analyser = new PositionAnalyser(rules);
    const shouldStop = (): boolean => {
      throw new Error('stopped');
    };
    const analysis = analyser.analyse(position, { now: clock, nodes: 20_000, shouldStop });
    expect(() => [...analysis]).toThrow('stopped');
    analyser.reset();
    expect([...analyser.analyse(position, { now: clock, nodes: 4000 })]).toEqual(analyse(position, 4000));
  });

  it.each([1, 5])('an analysis sorts %i lines and stays within its node limit', (lines) => {
    const found = analyse(positionAfter(rules, 50, 3), 6000, lines);
    expect(found.length).toBeGreaterThan(2);
    for (const { lines: reported, nodes } of found) {
      expect(nodes).toBeLessThanOrEqual(6000 + 2 * rules.seats.length);
      const scores = reported.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  it('a review measures the same loss as an analysis', () => {
    const position = positionAfter(rules, 50, 3);
    const [best, , third] = analyse(position, 20_000, 3).at(-1)?.lines ?? [];
    const [played] = third?.moves ?? [];
    if (best === undefined || third === undefined || played === undefined) throw new Error('no third line');
    const [reviewed] = reviewGame([position, playUnchecked(position, played)], { now: clock, nodes: 20_000 });
    expect(reviewed?.assessment?.loss.moves).toBeCloseTo(best.score - third.score, 0);
  });

  it('an army comes home if it can', () => {
    let position = almostHomePosition(rules);
    const player = new EnginePlayer(position);
    let turns = 0;
    while (position.ranks[1] === 0 && turns < 9) {
      const level = position.toMove === 1 ? 7 : 3;
      if (position.toMove === 1) turns += 1;
      position = playUnchecked(position, player.chooseMove(position, { now: clock, level }));
    }
    expect(turns).toBeLessThanOrEqual(3);
  });
});
