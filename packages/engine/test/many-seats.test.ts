import {
  type Cell,
  manOf,
  type Position,
  playListed,
  type Rules,
  seatOf,
  startPosition,
  VACANT,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { type Analysis, Analyst, Player, reviewGame } from '../src/index.ts';
import { must, rulesOf } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

const clock = (): number => 0;

const TABLES = [
  ['halma-4', {}],
  ['star-3', {}],
  ['star-6', {}],
  ['star-6', { teams: 'opposite' }],
] as const;

function analysed(position: Position, nodes: number, lines = 1): readonly Analysis[] {
  return [...new Analyst(position.rules).analyse(position, { clock, nodes }, { lines })];
}

/** Black's two last men stand beside the two cells of his target that are left; his other men are home. */
function nearlyHome(rules: Rules): Position {
  const middle = positionAfter(rules, 90, 5);
  const { board, yards } = rules;
  const yard = yards[1];
  const target = (yard?.target ?? []).toSorted(
    (one, other) => board.distance(one, yard?.targetTip ?? 0) - board.distance(other, yard?.targetTip ?? 0),
  );
  const men = middle.men.slice();
  for (const cell of board.names.keys()) if (seatOf(men[cell] ?? VACANT) === 1) men[cell] = VACANT;
  for (const cell of target) men[cell] = VACANT;
  for (const cell of target.slice(0, -2)) men[cell] = manOf(1, 0);
  for (const cell of target.slice(-2)) {
    const beside = [...board.names.keys()].find(
      (other: Cell) =>
        board.distance(other, cell) === 1 && yard?.inTarget[other] === 0 && men[other] === VACANT,
    );
    men[beside ?? board.wall] = manOf(1, 0);
  }
  return { ...middle, men, toMove: 1 };
}

describe.each(TABLES)('in %s %o', (game, options) => {
  const rules = rulesOf(game, { options });

  it('nobody is far ahead at the start', () => {
    const [line] = analysed(must(startPosition(rules)), 20_000).at(-1)?.lines ?? [];
    expect(Math.abs(line?.score ?? 99)).toBeLessThan(3);
  });

  it.each([1, 5])('lines for %i are told best first, within the positions allowed', (lines) => {
    const found = analysed(positionAfter(rules, 50, 3), 6000, lines);
    expect(found.length).toBeGreaterThan(2);
    for (const { lines: told, nodes } of found) {
      expect(nodes).toBeLessThanOrEqual(6000 + 2 * rules.seats.length);
      const scores = told.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }
  });

  it('a review says how far a move is behind as an analysis does', () => {
    const position = positionAfter(rules, 50, 3);
    const [best, , third] = analysed(position, 20_000, 3).at(-1)?.lines ?? [];
    const [played] = third?.moves ?? [];
    if (best === undefined || third === undefined || played === undefined) throw new Error('three lines');
    const [reviewed] = reviewGame([position, playListed(position, played)], { clock, nodes: 20_000 });
    expect(reviewed?.verdict?.loss.moves).toBeCloseTo(best.score - third.score, 0);
  });

  it('an army goes home when it can', () => {
    let position = nearlyHome(rules);
    const player = new Player(position);
    let turns = 0;
    while (position.ranks[1] === 0 && turns < 9) {
      const level = position.toMove === 1 ? 7 : 3;
      if (position.toMove === 1) turns += 1;
      position = playListed(position, player.choose(position, { clock, level }));
    }
    expect(turns).toBeLessThanOrEqual(3);
  });
});
