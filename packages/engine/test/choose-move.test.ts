import {
  formatPosition,
  GAMES,
  legalMoves,
  makeRules,
  type Position,
  parsePosition,
  play,
  type Rules,
  startPosition,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { chooseMove, EnginePlayer, PositionAnalyser, type ThinkOptions } from '../src/index.ts';
import { armyCost } from '../src/values/travel-cost.ts';
import { middleOf } from './support/middle-games.ts';
import { must } from './support/positions.ts';
import { randomGame, seededRandom } from './support/seeded-play.ts';

function rulesOf(game: string, options: Record<string, string> = {}): Rules {
  return must(makeRules({ game, options }));
}

/** Limits only the nodes, so that a search gives the same result on every machine. */
const QUICK: ThinkOptions = { now: () => 0, nodes: 400 };

/** Plays the strongest level against itself to the end of the game. */
function selfPlay(start: Position): Position {
  let position = start;
  while (position.outcome === null) position = must(play(position, chooseMove(position, QUICK)));
  return position;
}

describe('the strongest level brings its men home', () => {
  it.each([
    ['grasshopper-8', 90],
    ['grasshopper-10', 140],
    ['star-2', 120],
    ['star-3', 250],
  ])('in %s within %i turns from the start', (game, moveCap) => {
    const start = must(startPosition(rulesOf(game, { moveCap: String(moveCap) })));
    expect(selfPlay(start).outcome?.termination).toBe('win');
  });

  // The node limit differs from that of the stored game, so that the game continues differently.
  it.each<[Parameters<typeof middleOf>[0], number]>([
    ['halma-2', 200],
    ['halma-4', 400],
    ['star-6', 400],
    ['star15', 250],
    ['marked', 250],
    ['top-secret', 250],
    ['cetro-reconstruction', 250],
  ])('in %s within %i turns, from the middle of a game', (game, moveCap) => {
    let position = middleOf(game, moveCap);
    while (position.outcome === null)
      position = must(play(position, chooseMove(position, { ...QUICK, nodes: 300 })));
    expect(position.outcome.termination).toBe('win');
  });

  it.each(['parker-1885', 'leaflet-13', 'csci-561'])(
    'under the preset %s, which permits repetition',
    (preset) => {
      const rules = must(makeRules({ game: 'grasshopper-8', preset, options: { moveCap: '200' } }));
      expect(selfPlay(must(startPosition(rules))).outcome?.termination).toBe('win');
    },
  );

  it.each(['color', 'cetro'])('more than a quarter of the way within 150 turns of %s', (game) => {
    const start = must(startPosition(rulesOf(game, { moveCap: '150' })));
    const totalCost = (position: Position): number =>
      position.rules.seats.reduce((sum, seat) => sum + armyCost(position, seat), 0);
    expect(totalCost(selfPlay(start))).toBeLessThan(0.75 * totalCost(start));
  });

  it('across an empty board in few moves', () => {
    const rules = rulesOf('grasshopper-8', { evacuate: 'off' });
    let position = must(parsePosition(rules, 'H8:8/8/8/8/AAA5/AAA5/AAA5/A6C A - 0 1'));
    let moves = 0;
    while (position.outcome === null) {
      if (position.toMove === 1) moves += 1;
      position = must(play(position, chooseMove(position, QUICK)));
    }
    expect(moves).toBeLessThan(24);
  });
});

describe('the error names the invalid argument', () => {
  it.each<[options: object, message: string]>([
    [{ ...QUICK, level: 11 }, 'The level must be a whole number from 1 to 10, not 11.'],
    [{ ...QUICK, level: 'hard' }, 'The level must be a whole number from 1 to 10, not hard.'],
    [{ level: 3 }, 'A search needs a clock'],
    [{ now: 5 }, 'A search needs a clock'],
    [{ ...QUICK, lineCount: 0 }, '`lineCount` must be a whole number of at least 1, not 0.'],
    [{ ...QUICK, lineCount: 1.5 }, '`lineCount` must be a whole number of at least 1, not 1.5.'],
    [{ ...QUICK, random: 7 }, '`random` must be a function'],
    [{ ...QUICK, nodes: -5 }, 'The limit `nodes` must be a number of at least 0, not -5.'],
    [{ ...QUICK, depth: Number.NaN }, 'The limit `depth` must be a number of at least 0, not NaN.'],
    [{ ...QUICK, milliseconds: '1 s' }, 'The limit `milliseconds` must be a number of at least 0, not 1 s.'],
  ])('%j: %s', (options, message) => {
    for (const game of ['halma-2', 'cetro']) {
      const position = must(startPosition(rulesOf(game)));
      expect(() => chooseMove(position, options as ThinkOptions)).toThrow(message);
    }
  });
});

describe('the error names the argument and describes the value', () => {
  const start = startPosition(rulesOf('halma-2'));
  it.each<[description: string, value: unknown]>([
    ['a result', start],
    ['junk', 'junk'],
    ['an object', {}],
    ['undefined', undefined],
  ])('%s', (described, value) => {
    const position = value as Position;
    const message = `\`position\` must be the \`value\` of a result of @halma/rules, not ${described}.`;
    expect(() => chooseMove(position, QUICK)).toThrow(message);
    expect(() => new EnginePlayer(must(start)).chooseMove(position, QUICK)).toThrow(message);
    expect(() => new PositionAnalyser(must(start).rules).analyse(position, QUICK).next()).toThrow(message);
  });
});

describe('the strongest level', () => {
  it.each(GAMES.map((game) => game.id))('chooses a legal move in %s', (game) => {
    for (const position of randomGame(must(startPosition(rulesOf(game))), 30, 5)) {
      const move = chooseMove(position, { ...QUICK, nodes: 100 });
      expect(play(position, move).ok).toBe(true);
    }
  });

  const withRows = (rows: string, fields = 'A - 40 21'): Position =>
    must(parsePosition(rulesOf('grasshopper-8'), `H8:${rows} ${fields}`));

  it.each([
    ['man', '4AAAA/5AAA/6AA/5A2/8/8/8/CC6', 3],
    ['two men', '5AAA/5AAA/6AA/5A2/5A2/8/8/CC6', 9],
  ])('soon brings home the last %s', (_, rows, maxPlies) => {
    const position = withRows(rows, 'A vA,vC 40 21');
    expect(selfPlay(position).ply - position.ply).toBeLessThanOrEqual(maxPlies);
  });

  it('leaves its camp if it must', () => {
    const position = withRows('8/8/2C5/8/8/3A4/2A5/A7', 'A vC 40 21');
    const move = chooseMove(position, QUICK);
    expect(move.kind === 'normal' && position.rules.camps[1]?.inHome[move.from]).toBe(1);
  });

  it('does not repeat a position while it has another move', () => {
    let position = withRows('6A1/5AAA/6AA/7A/8/4A3/8/CC4C1', 'A vA,vC 40 21');
    const reached = new Set<string>();
    for (let turn = 0; turn < 12 && position.outcome === null; turn += 1) {
      position = must(play(position, chooseMove(position, QUICK)));
      const key = formatPosition(position).split(' ').slice(0, 2).join(' ');
      expect(reached.has(key)).toBe(false);
      reached.add(key);
    }
  });

  it('chooses the same move as a new player, unless ties are broken at random', () => {
    const position = must(startPosition(rulesOf('halma-2')));
    const choose = (): unknown => new EnginePlayer(position).chooseMove(position, QUICK);
    expect(choose()).toEqual(choose());
    const moves = [1, 2, 3].map((seed) =>
      JSON.stringify(chooseMove(position, { ...QUICK, random: seededRandom(seed) })),
    );
    expect(new Set(moves).size).toBeGreaterThan(1);
  });
});

describe('a player that gives its own distance more weight than the opponent’s', () => {
  const start = must(startPosition(rulesOf('halma-2')));
  const options: ThinkOptions = { now: () => 0, nodes: 3000 };

  it('reports scores that count both distances in full', () => {
    const scores = [...new EnginePlayer(start).think(start, options)].map(
      ({ lines }) => lines[0]?.score ?? Number.NaN,
    );
    expect(scores.length).toBeGreaterThan(2);
    for (const score of scores) expect(Math.abs(score)).toBeLessThan(3);
  });

  it('does not reuse the search results of the other side', () => {
    const position = must(play(start, chooseMove(start, options)));
    const player = new EnginePlayer(start);
    const iterations = [...player.think(start, { ...options, nodes: 20_000 })];
    expect(iterations.length).toBeGreaterThan(0);
    expect([...player.think(position, options)]).toEqual([
      ...new EnginePlayer(position).think(position, options),
    ]);
  });
});

it('a player with only one legal move plays it without a search', () => {
  const text = 'H8:1C6/1A1C1AAA/5A2/C1C5/2A1C3/A1CACC2/1C1A4/5AC1 A vA,vC 252 127';
  const position = must(parsePosition(rulesOf('grasshopper-8'), text));
  expect(legalMoves(position)).toHaveLength(1);
  const iterations = [...new EnginePlayer(position).think(position, { now: () => 0, nodes: 50_000 })];
  expect(iterations.map(({ depth }) => depth)).toEqual([1]);
});
