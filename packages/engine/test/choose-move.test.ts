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
import { chooseMove, Player, type Thought } from '../src/index.ts';
import { Battlefield } from '../src/plain-search/battlefield.ts';
import { must } from './support/positions.ts';

function rulesOf(game: string, options: Record<string, string> = {}): Rules {
  return must(makeRules({ game, options }));
}

/** Limited by nodes alone, so that a search is the same on every machine. */
const quick: Thought = { clock: () => 0, nodes: 400 };

/** Plays a game of the computer against itself to its end. */
function selfPlay(start: Position, thought: Thought = quick): Position {
  let position = start;
  while (position.outcome === null) {
    position = must(play(position, chooseMove(position, thought)));
  }
  return position;
}

describe('the computer brings its men home', () => {
  it.each([
    ['halma-2', 200],
    ['halma-4', 400],
    ['grasshopper-8', 90],
    ['grasshopper-10', 140],
    ['star-2', 120],
    ['star-3', 250],
    ['star-6', 400],
    ['star15', 250],
    ['marked', 250],
    ['top-secret', 250],
    ['cetro-reconstruction', 250],
  ])(
    '%s in fewer than %i turns',
    (game, most) => {
      const end = selfPlay(must(startPosition(rulesOf(game, { moveCap: String(most) }))));
      expect(end.outcome?.termination).toBe('win');
    },
    60_000,
  );

  it.each(['parker-1885', 'leaflet-13', 'csci-561'])(
    'under %s too, where nothing forbids going round',
    (preset) => {
      const rules = must(makeRules({ game: 'grasshopper-8', preset, options: { moveCap: '200' } }));
      expect(selfPlay(must(startPosition(rules))).outcome?.termination).toBe('win');
    },
  );

  it.each(['color', 'cetro'])('as far as it can in %s', (game) => {
    const start = must(startPosition(rulesOf(game, { moveCap: '200' })));
    const end = selfPlay(start);
    const way = (position: Position): number =>
      position.rules.seats.reduce((sum, seat) => sum + new Battlefield(position).cost(seat), 0);
    expect(way(end)).toBeLessThan(0.75 * way(start));
  });
});

it('runs one army across the empty board in few moves', () => {
  const rules = rulesOf('grasshopper-8', { evacuate: 'off' });
  let position = must(parsePosition(rules, 'H8:8/8/8/8/AAA5/AAA5/AAA5/A6C A - 0 1'));
  let moves = 0;
  while (position.outcome === null) {
    if (position.toMove === 1) moves += 1;
    position = must(play(position, chooseMove(position, quick)));
  }
  expect(moves).toBeLessThan(24);
});

describe('the computer', () => {
  it.each(GAMES.map((game) => game.id))('always has a legal move in %s', (game) => {
    let position = must(startPosition(rulesOf(game)));
    let state = 5;
    for (let ply = 0; ply < 30 && position.outcome === null; ply += 1) {
      const move = chooseMove(position, { ...quick, nodes: 100 });
      expect(play(position, move).ok).toBe(true);
      state = (state * 48_271) % 2_147_483_647;
      const moves = legalMoves(position);
      position = must(play(position, moves[state % moves.length] ?? move));
    }
  });

  const men = (rows: string, tail = 'A - 40 21'): Position =>
    must(parsePosition(rulesOf('grasshopper-8'), `H8:${rows} ${tail}`));

  it.each([
    ['with one man to bring in', '4AAAA/5AAA/6AA/5A2/8/8/8/CC6', 3],
    ['with two', '5AAA/5AAA/6AA/5A2/5A2/8/8/CC6', 9],
  ])('finishes %s', (_, rows, most) => {
    const position = men(rows, 'A vA,vC 40 21');
    expect(selfPlay(position).ply - position.ply).toBeLessThanOrEqual(most);
  });

  it('leaves its yard when it must', () => {
    const position = men('8/8/2C5/8/8/3A4/2A5/A7', 'A vC 40 21');
    const move = chooseMove(position, quick);
    expect(move.kind === 'walk' && position.rules.yards[1]?.inHome[move.from]).toBe(1);
  });

  it('does not repeat a position while there is anything else to do', () => {
    const position = men('6A1/5AAA/6AA/7A/8/4A3/8/CC4C1', 'A vA,vC 40 21');
    let at = position;
    const seen = new Set<string>();
    for (let turn = 0; turn < 12 && at.outcome === null; turn += 1) {
      at = must(play(at, chooseMove(at, quick)));
      const key = formatPosition(at).split(' ').slice(0, 2).join(' ');
      expect(seen.has(key)).toBe(false);
      seen.add(key);
    }
  });

  it('chooses as any other player would unless it is given luck', () => {
    const position = must(startPosition(rulesOf('halma-2')));
    const plain = (): unknown => new Player(position).choose(position, quick);
    expect(plain()).toEqual(plain());
    const lucky = [0.1, 0.4, 0.9].map((seed) => {
      let state = seed;
      const random = (): number => {
        state = (state * 997 + 0.137) % 1;
        return state;
      };
      return JSON.stringify(chooseMove(position, { ...quick, random }));
    });
    expect(new Set(lucky).size).toBeGreaterThan(1);
  });
});

describe('a player minds its own way more than the rival’s', () => {
  const start = must(startPosition(rulesOf('halma-2')));
  const thought: Thought = { clock: () => 0, nodes: 3000 };

  it('but tells by how much it is ahead counting both alike', () => {
    const told = [...new Player(start).think(start, thought)].map(
      ({ lines }) => lines[0]?.score ?? Number.NaN,
    );
    expect(told.length).toBeGreaterThan(2);
    for (const score of told) expect(Math.abs(score)).toBeLessThan(3);
  });

  it('and what it found for one side is no use for the other', () => {
    const position = must(play(start, chooseMove(start, thought)));
    const fresh = [...new Player(position).think(position, thought)];
    const both = new Player(start);
    for (const _ of both.think(start, { ...thought, nodes: 20_000 }));
    expect([...both.think(position, thought)]).toEqual(fresh);
  });
});

it('does not think about the only move there is', () => {
  const text = 'H8:1C6/1A1C1AAA/5A2/C1C5/2A1C3/A1CACC2/1C1A4/5AC1 A vA,vC 252 127';
  const position = must(parsePosition(rulesOf('grasshopper-8'), text));
  expect(legalMoves(position)).toHaveLength(1);
  const thoughts = [...new Player(position).think(position, { clock: () => 0, nodes: 50_000 })];
  expect(thoughts.map(({ depth }) => depth)).toEqual([1]);
});
