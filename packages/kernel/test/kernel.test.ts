import {
  legalMoves,
  makeRules,
  type Position,
  parsePosition,
  perft,
  playListed,
  type Result,
  type Rules,
  startPosition,
} from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kernel, type KernelGame, placeOfCell } from '../src/index.ts';

function must<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`refused: ${result.refusal.code}`);
}

const rulesOf = (game: string): Rules => must(makeRules({ game, preset: 'parker-1885' }));
const GAMES = [
  'halma-2',
  'halma-4',
  'grasshopper-8',
  'grasshopper-10',
  'star-2',
  'star-3',
  'star-6',
  'star15',
  'color',
];

/** A kernel with a position's men; its clock stands still. */
function kernelAt(position: Position): Kernel {
  const kernel = new Kernel(position.rules, () => 0);
  kernel.setMen(position);
  return kernel;
}

function randomPosition(game: string, seed: number, plies: number): Position {
  let position = must(startPosition(rulesOf(game)));
  let state = seed;
  for (let ply = 0; ply < plies && position.outcome === null; ply += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const moves = legalMoves(position);
    const move = moves[state % moves.length];
    if (move === undefined) break;
    position = playListed(position, move);
  }
  return position;
}

describe('the kernel counts what the rules count', () => {
  it.each(GAMES)('from the start of %s', (game) => {
    const position = must(startPosition(rulesOf(game)));
    const counts = perft(position, 3);
    const kernel = kernelAt(position);
    for (const plays of [false, true]) {
      expect(counts.map((_, index) => kernel.perft(position.toMove, index + 1, plays))).toEqual(counts);
    }
  });

  it('five turns of Halma for two, as documented', () => {
    expect(kernelAt(must(startPosition(rulesOf('halma-2')))).perft(1, 5)).toBe(289_844_520);
  });

  it('in random positions', () => {
    const where = fc.tuple(
      fc.constantFrom(...GAMES),
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 0, max: 200 }),
    );
    fc.assert(
      fc.property(where, ([game, seed, plies]) => {
        const position = randomPosition(game, seed, plies);
        const kernel = kernelAt(position);
        expect(kernel.countMoves(position.toMove)).toBe(legalMoves(position).length);
        expect(kernel.perft(position.toMove, 2, true)).toBe(perft(position, 2)[1]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('places', () => {
  it.each(GAMES)('are cells by another number in %s', (game) => {
    const { board } = rulesOf(game);
    const places = board.names.map((_, cell) => placeOfCell(board, cell));
    expect(new Set(places).size).toBe(board.cells);
    expect(places.every((place) => place >= 0 && place < 256)).toBe(true);
    // A hop keeps its class, whatever the classes are called.
    const pairs = board.classes.map((name, cell) => `${name} ${(places[cell] ?? 0) >> 6}`);
    expect(new Set(pairs).size).toBe(4);
  });
});

describe('the kernel says which games it plays', () => {
  it.each([
    ['halma-2', true],
    ['marked', true],
    ['grasshopper-8', true],
    ['halma-4', true],
    ['star-2', true],
    ['star-6', true],
    ['star15', true],
    ['color', true],
    ['top-secret', false],
    ['cetro', false],
    ['cetro-reconstruction', false],
  ])('%s: %s', (game, supported) => {
    expect(Kernel.supports(rulesOf(game))).toBe(supported);
    if (!supported) expect(() => new Kernel(rulesOf(game), () => 0)).toThrow('does not play');
  });
});

describe('a search', () => {
  const at = (rows: string): Position => must(parsePosition(rulesOf('grasshopper-8'), `H8:${rows} A - 0 1`));

  /** Searches so deep with costs that only count the way, and says what it found. */
  function searched(position: Position, depth: number): { move: string; value: number; nodes: number } {
    const { board, yards } = position.rules;
    const kernel = kernelAt(position);
    const cost = (seat: number, cell: number): number => {
      const tip = yards[seat]?.targetTip ?? 0;
      return (
        10 *
        (Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0)) +
          Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0)))
      );
    };
    kernel.setCosts(cost);
    const home = (seat: number): number =>
      (yards[seat]?.target ?? []).reduce((sum, cell) => sum + cost(seat, cell), 0);
    const moves = legalMoves(position).flatMap((move) =>
      move.kind === 'walk' ? [{ from: move.from, to: move.to, bias: 0 }] : [],
    );
    const homeCosts = [home(1), home(3)] as const;
    const game: KernelGame = {
      sides: [0, 1],
      greedy: [false, false],
      homeCosts,
      sideHomeCosts: homeCosts,
      salt: 0,
    };
    kernel.beginSearch(game, moves, { until: 1, nodes: Number.POSITIVE_INFINITY });
    const { from, to, value } = kernel.searchDepth(1, depth, 0, moves.length);
    return { move: `${board.names[from]}-${board.names[to]}`, value, nodes: kernel.nodes };
  }

  it('takes the long hop of a ladder', () => {
    expect(searched(at('8/8/8/8/3C4/8/1C6/A7'), 2).move).toBe('a1-e5');
  });

  it('comes home when it can, and knows that it has won', () => {
    const { move, value } = searched(at('4AAAA/5AAA/6AA/6A1/8/8/8/C7'), 3);
    expect(move).toBe('g5-h5');
    expect(value).toBeGreaterThan(1e6);
  });

  it('finds the same again, move for move', () => {
    const position = randomPosition('halma-2', 11, 40);
    const turned = position.toMove === 1 ? position : randomPosition('halma-2', 11, 41);
    expect(searched(turned, 4)).toEqual(searched(turned, 4));
  });
});
