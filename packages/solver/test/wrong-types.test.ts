import { makeRules, type Position, type Rules, startPosition } from '@halma/rules';
import {
  checkSolution,
  cornerCampOf,
  createFigure,
  createSmallBoard,
  type Figure,
  FigureSolver,
  LongHopSolver,
  latticeOf,
  parseSquareName,
  runToCompletion,
  searchCooperativeGame,
  searchPacking,
  searchTransfer,
} from '@halma/solver';
import { raceHome } from '@halma/solver/race';
import { expect, test } from 'vitest';
import { unwrap } from './positions.ts';

const rules = unwrap(makeRules({ game: 'grasshopper-8', alone: 'A' }));
const start = unwrap(startPosition(rules));
const result = { ok: true, value: start } as unknown as Position & Rules;
const camp = cornerCampOf(rules) ?? expect.unreachable('a corner camp');
const figures = new FigureSolver(camp);
const missing = undefined as never;
const clock = (): number => 0;

function solvedHops(): LongHopSolver {
  const solver = new LongHopSolver(5);
  runToCompletion(solver.fewestMen());
  return solver;
}

test.each<[name: string, message: string, call: () => unknown]>([
  ['searchPacking', '`position` must', () => searchPacking(result, { clock })],
  ['searchPacking without options', '`clock` must be a function', () => searchPacking(start, missing)],
  ['searchTransfer', '`position` must', () => searchTransfer(result, { clock })],
  ['searchTransfer without options', '`clock` must be a function', () => searchTransfer(start, missing)],
  [
    'searchCooperativeGame',
    '`random` must be a function',
    () => searchCooperativeGame(start, { clock } as never),
  ],
  ['raceHome', '`clock` must be a function', () => raceHome(start, {} as never)],
  ['checkSolution', '`position` must', () => checkSolution(result, [])],
  ['cornerCampOf', '`rules` must', () => cornerCampOf(result)],
  ['latticeOf', '`side` must be a whole number from 3 to 16, not NaN.', () => latticeOf(Number.NaN)],
  ['LongHopSolver', '`side` must be a whole number from 3 to 16, not 17.', () => new LongHopSolver(17)],
  [
    'findArrangement too early',
    'Run `fewestMen` to its end',
    () => new LongHopSolver(5).findArrangement(2, 4).next(),
  ],
  [
    'findArrangement, -1 jumps',
    '`jumps` must be a whole number from 0 to 8',
    () => solvedHops().findArrangement(-1, 4).next(),
  ],
  [
    'findArrangement, NaN men',
    '`men` must be a whole number from 0 to 25',
    () => solvedHops().findArrangement(2, Number.NaN).next(),
  ],
  ['FigureSolver', '`camp.side` must', () => new FigureSolver({ ...camp, side: 1e308 })],
  [
    'decide, an error code',
    '`figure` is not a figure of the camp: wrong-count.',
    () => figures.decide(createFigure(camp, []) as Figure).next(),
  ],
  [
    'countOrders, fractions',
    '`figure` is not a figure of the camp: not-symmetric.',
    () => figures.countOrders(camp.squares.map((cell) => cell + 0.5)).next(),
  ],
  [
    'createSmallBoard, a shape',
    '`shape` must be one of',
    () => createSmallBoard({ shape: '__proto__' as never, side: 3, men: 1 }),
  ],
  [
    'createSmallBoard, a preset',
    '`preset` must be one of',
    () => createSmallBoard({ shape: 'square', side: 4, men: 1, preset: 'x' as never }),
  ],
])('%s throws an error that says what is wrong', (_name, message, call) => {
  expect(call).toThrow(message);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('%s is not a square of a figure', (cell) => {
  const figure = 'e1 f1 d2 c3 d3 b4 c4 a5 a6'.split(' ').map((name) => parseSquareName(8, name));
  expect(createFigure(camp, [...figure, cell])).toBe('not-symmetric');
});

test.each([undefined, null, 5, 'a1-b2', {}])('%o is not a list of moves', (moves) => {
  expect(checkSolution(start, moves as never)).toEqual({ code: 'illegal-move', ply: 1, refusal: 'bad-move' });
});

test('a symbol is not the name of a square', () => {
  expect(parseSquareName(8, Symbol('a1') as never)).toBe(-1);
});

test('an error leaves a solver usable', () => {
  const figure = createFigure(
    camp,
    'e1 f1 d2 c3 d3 b4 c4 a5 a6 d4'.split(' ').map((name) => parseSquareName(8, name)),
  );
  expect(() => figures.decide([0.5]).next()).toThrow();
  expect(runToCompletion(figures.decide(figure as Figure)).kind).toBe('reachable');
});
