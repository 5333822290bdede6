import {
  abort,
  agreeDraw,
  allowedOptionValues,
  campRestriction,
  canonicalRoute,
  claimDraw,
  defineBoard,
  defineGame,
  deserializePosition,
  formatFullMove,
  formatMove,
  formatOptionValue,
  formatPosition,
  formatRecord,
  jumpCountsFrom,
  legalMoves,
  loseOnTime,
  makeRules,
  type NormalMove,
  type OptionName,
  optionChoices,
  type Position,
  parseMove,
  parseOptionValue,
  parsePosition,
  perft,
  play,
  playAll,
  playRecordedTurn,
  type Result,
  type Rules,
  resign,
  serializePosition,
  startPosition,
} from '@halma/rules';
import { refusalText } from '@halma/rules/english';
import { describe, expect, it } from 'vitest';
import { must, rulesOf } from './fixtures.ts';

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

/** Values that a program in plain JavaScript may pass in place of an argument of the right type. */
const VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['NaN', Number.NaN],
  ['a large number', 1e308],
  ['a bigint', 10n],
  ['a long string', 'x'.repeat(1_000_000)],
  ['the name of an inherited property', '__proto__'],
  ['a symbol', Symbol('s')],
  ['a list of symbols', [Symbol('s')]],
  ['a list with holes', new Array(3)],
  ['a function', () => 1],
  ['an object without a prototype', Object.create(null)],
  ['a cyclic object', cyclic],
  ['a result', { ok: true, value: 1 }],
  [
    'an object that cannot be converted to text',
    {
      toString(): never {
        throw new Error('no text');
      },
    },
  ],
];

const rules = rulesOf('halma-2');
const start = must(startPosition(rules));
const move: NormalMove = { kind: 'normal', from: 0, to: 1 };

describe.each(VALUES)('%s is refused with a short text', (_, value) => {
  const wrong = value as never;
  // An optional argument may be missing.
  const given = (value ?? Symbol('given')) as never;
  it.each<[name: string, call: () => Result<unknown>]>([
    ['as a configuration', () => makeRules(wrong)],
    ['as a game', () => makeRules({ game: wrong })],
    ['as a preset', () => makeRules({ game: 'halma-2', preset: given })],
    ['as the value of an option', () => makeRules({ game: 'halma-2', options: { moveCap: wrong } })],
    ['as the seat that plays alone', () => makeRules({ game: 'halma-2', alone: given })],
    ['as the first seat', () => startPosition(rules, given)],
    ['as a definition', () => defineGame(wrong)],
    [
      'as the board of a definition',
      () => defineGame({ id: 'x', base: 'halma-2', board: { id: 'X', shape: wrong, side: wrong } }),
    ],
    ['as a board', () => defineBoard(wrong)],
    ['as the id of a board', () => defineBoard({ id: wrong, shape: 'square', side: 8 })],
    ['as the shape of a board', () => defineBoard({ id: 'X', shape: wrong, side: 8 })],
    ['as the side of a board', () => defineBoard({ id: 'X', shape: 'square', side: wrong })],
    ['as a serialised position', () => deserializePosition(wrong)],
    [
      'as the first seat of a serialised position',
      () => deserializePosition({ ...serializePosition(start), first: wrong }),
    ],
    ['as a move', () => play(start, wrong)],
    ['as a list of moves', () => playAll(start, [wrong])],
    ['as a recorded turn', () => playRecordedTurn(start, wrong)],
    ['as the reason of a withdrawal', () => playRecordedTurn(start, { seat: 1, reason: wrong })],
    ['as a withdrawing seat', () => playRecordedTurn(start, { seat: wrong, reason: 'time' })],
  ])('%s', (_name, call) => {
    const result = call();
    if (result.ok) throw new Error('accepted');
    expect(refusalText(result.refusal).length).toBeLessThan(300);
    expect(() => JSON.stringify(result.refusal)).not.toThrow();
  });

  it('as the value of an option: parseOptionValue returns undefined', () => {
    expect(parseOptionValue('moveCap', wrong)).toBeUndefined();
    expect(parseOptionValue('evacuate', wrong)).toBeUndefined();
    expect(parseOptionValue(wrong as OptionName, 'on')).toBeUndefined();
  });
});

it.each([[5], [true], ['moveCap=3'], [10n], [Symbol('s')], [() => 1], [['moveCap']]])(
  'options that are %o are refused',
  (options) => {
    const result = makeRules({ game: 'halma-2', options: options as never });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'unknown-option' } });
  },
);

describe('the error names the argument that is of the wrong type', () => {
  const position = startPosition(rules) as unknown as Position;
  const result = makeRules({ game: 'halma-2' }) as unknown as Rules;
  it.each<[argument: string, call: () => unknown]>([
    ['rules', () => startPosition(result)],
    ['rules', () => parsePosition(result, formatPosition(start))],
    ['position', () => legalMoves(position)],
    ['position', () => play(position, move)],
    ['position', () => playAll(position, [])],
    ['position', () => resign(position, 1)],
    ['position', () => loseOnTime(position, 1)],
    ['position', () => agreeDraw(position)],
    ['position', () => claimDraw(position)],
    ['position', () => abort(position)],
    ['position', () => formatPosition(position)],
    ['position', () => formatFullMove(position, move)],
    ['position', () => canonicalRoute(position, move)],
    ['position', () => jumpCountsFrom(position, 0)],
    ['position', () => campRestriction(position)],
    ['position', () => serializePosition(position)],
    ['position', () => playRecordedTurn(position, { move })],
    ['position', () => formatRecord({ start: position } as never)],
    ['position', () => perft(position, 1)],
    ['source', () => parseMove(position, 'a1-b2')],
    ['source', () => formatMove(position, move)],
  ])('%s (%#)', (argument, call) => {
    const message = `\`${argument}\` must be the \`value\` of a result of @halma/rules, not a result.`;
    expect(call).toThrow(new TypeError(message));
  });

  it.each(['speed', '__proto__', 5, undefined, Symbol('s'), Object.create(null)])('option %#', (name) => {
    const message = /^`name` is not an option: /;
    expect(() => optionChoices(name as OptionName)).toThrow(message);
    expect(() => formatOptionValue(name as OptionName, 1)).toThrow(message);
    expect(() => allowedOptionValues({ game: 'halma-2' }, name as OptionName)).toThrow(message);
  });

  it.each([0, -1, 1.5, Number.NaN, 1e308, '2', null])('depth %s', (depth) => {
    expect(() => perft(start, depth as number)).toThrow(
      /^`depth` must be a whole number from 1 to 100, not /,
    );
  });
});
