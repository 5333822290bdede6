import {
  BOARDS,
  parseHfn,
  parseLeafletMoves,
  parseMove,
  parsePosition,
  parseRecord,
  type Result,
} from '@halma/rules';
import { refusalText } from '@halma/rules/english';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from './fixtures.ts';

type Parser = (text: string) => Result<unknown>;

const PARSERS: readonly (readonly [string, Parser])[] = [
  ['parseHfn', parseHfn],
  ['parsePosition', (text) => parsePosition(rulesOf('halma-2'), text)],
  ['parseMove', (text) => parseMove(BOARDS.H16, text)],
  ['parseLeafletMoves', parseLeafletMoves],
  ['parseRecord', parseRecord],
];

const MEGABYTE = 1_000_000;
const fill = (unit: string): string => unit.repeat(Math.ceil(MEGABYTE / unit.length)).slice(0, MEGABYTE);
const TAGS = '[Event ""][Date ""][Game "halma-2"][Preset "parker-1885"][SeatA "a"][SeatC "c"][Result "*"]';

/** Returns the moves of a legal game in which each side moves a man back and forth. */
function shuffleGame(rounds: number): string {
  const pairs = Array.from({ length: rounds }, (_, index) =>
    index % 2 === 0 ? 'a5-a6 p12-p11' : 'a6-a5 p11-p12',
  );
  return pairs
    .map((pair, index) => `${index + 1}. ${pair}`)
    .join(' ')
    .slice(0, 190_000);
}

/** Long strings that make a careless parser slow, deeply recursive or wrong. */
const LONG: readonly (readonly [string, string])[] = [
  ['digits', fill('9')],
  ['blanks', fill(' ')],
  ['slashes', `H16:${fill('/')}`],
  ['flags', `H16:16 A ${fill('vA,')} 0 1`],
  ['unicode', fill('🀄︎́')],
  ['lone surrogates', fill('\ud800')],
  ['nulls', fill('\0')],
  ['brackets', fill('[')],
  ['braces', fill('{')],
  ['closing braces', fill('{}')],
  ['unclosed tags', fill('[Event "')],
  ['tag and blanks', `[Event ${fill(' ')}`],
  ['quotes', fill('"')],
  ['hops', fill('a1>')],
  ['keys', fill('II,5 to III,6. ')],
  ['numerals', fill('I')],
  ['stops', `II,5 to III,6${fill('.—')}`],
  ['blanks in a key', `II,5 to III,${fill(' ')}`],
  ['rounds', `${TAGS}${fill(' 1.')}`],
  ['moves', `${TAGS} ${fill('1. a5-a6 ')}`],
  [
    'a long game',
    `${TAGS.replace('parker-1885', 'standard').replace('[Result', '[Options "repetition=off"][Result')}${shuffleGame(15_000)}`,
  ],
];

/** The same strings, cut to a length that the parsers of records and leaflet keys accept and so read whole. */
const TRUNCATED: typeof LONG = LONG.map(([name, text]) => [
  `${name}, cut to an accepted length`,
  text.slice(0, 99_000),
]);

/** Values that a program in plain JavaScript may pass in place of a string. */
const NOT_TEXT: readonly unknown[] = [
  undefined,
  null,
  5,
  true,
  {},
  [],
  ['a5-a6'],
  () => 'a5-a6',
  Symbol('a5'),
];

describe.each(PARSERS)('%s neither throws nor hangs', (_, parse) => {
  it.each(NOT_TEXT.map((value) => [value]))('on %o, which it refuses', (value) => {
    const refused = parse(value as string);
    expect(refused).toMatchObject({ ok: false, refusal: { at: 0 } });
    if (!refused.ok) expect(refusalText(refused.refusal)).not.toMatch(/“”|: \.|[{}]/);
  });

  it.each([...LONG, ...TRUNCATED])('on %s', (_name, text) => {
    // On such a string, a parser that takes quadratic time needs minutes, which exceeds the test’s time limit.
    expect(typeof parse(text).ok).toBe('boolean');
  });

  it('on any string', () => {
    const pieces = [
      'H16:',
      '16/',
      ' A ',
      'vA',
      ',',
      '-',
      '0',
      '[Event "x"]',
      '{',
      '}',
      '"',
      'II,5 to ',
      'a1',
      '>',
      '--',
      '!',
      '@',
    ];
    const mixedText = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(mixedText, (parts) => {
        expect(typeof parse(parts.join('')).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});
