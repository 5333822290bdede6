import { formatHfn, formatPosition, parseHfn, parsePosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { codeOf, ending, must, rulesOf, startOf } from './fixtures.ts';

const H8 = 'H8:4CCCC/5CCC/6CC/7C/A7/AA6/AAA5/AAAA4';
const C9 = 'C9:b1b1b1b1b/1g1g1g1g1/r1r1r1r1r/9/9/9/R1R1R1R1R/1G1G1G1G1/B1B1B1B1B';
const EMPTY16 = `H16:${Array(16).fill('16').join('/')}`;

describe('valid strings survive a round trip', () => {
  it.each([
    `${H8} A - 0 1`,
    `${H8} C vA,fA1 12 7`,
    `${EMPTY16} A hA18,hC18 0 1`,
    `${EMPTY16} D vA,vB,fB1,fD4,nA12,nC999999999 999999999 999999999`,
    `${C9} C d 1 1`,
    'C8:1b1b1b1b/g1g1g1g1/1r1r1r1r/8/8/R1R1R1R1/1G1G1G1G/B1B1B1B1 A - 0 1',
    'H16:11CCCCc/11CCCCC/12CCCC/13CCC/14CC/16/16/16/16/16/16/AA14/AAA13/AAAA12/AAAAA11/aAAAA11 A - 0 1',
    formatPosition(startOf('star-6')),
    formatPosition(startOf('star-4')),
  ])('%s', (text) => {
    expect(formatHfn(must(parseHfn(text)))).toBe(text);
  });

  it('reads flags in any order and writes them in canonical order', () => {
    const fields = must(parseHfn(`${EMPTY16} A nA3,hC2,fB1,vC,vA 5 2`));
    expect(formatHfn(fields)).toBe(`${EMPTY16} A vA,vC,fB1,hC2,nA3 5 2`);
  });
});

describe('invalid strings are refused, and the refusal gives the offset', () => {
  it.each([
    ['bad-field', 0, ''],
    ['bad-field', 44, `${H8} A - 0`],
    ['bad-field', 46, `${H8} A - 0 1 `],
    ['bad-field', 45, `${H8}  A - 0 1`],
    ['unknown-board', 0, `H9:${H8.slice(3)} A - 0 1`],
    ['unknown-board', 0, `h8:${H8.slice(3)} A - 0 1`],
    ['bad-row', 3, `H8:8/8/8/8/8/8/8 A - 0 1`],
    ['bad-row', 4, `H8:9/8/8/8/8/8/8/8 A - 0 1`],
    ['bad-row', 4, `H8:7/8/8/8/8/8/8/8 A - 0 1`],
    ['bad-row', 3, `H8:08/8/8/8/8/8/8/8 A - 0 1`],
    ['bad-row', 3, `H8:B7/8/8/8/8/8/8/8 A - 0 1`],
    ['bad-row', 3, `C9:-9/9/9/9/9/9/9/9/9 A - 0 1`],
    ['bad-row', 4, `C9:1B7/9/9/9/9/9/9/9/9 A - 0 1`],
    ['unknown-seat', 39, `${H8} B - 0 1`],
    ['unknown-seat', 39, `${H8} a - 0 1`],
    ['bad-flag', 41, `${H8} A , 0 1`],
    ['bad-flag', 41, `${H8} A d 0 1`],
    ['bad-flag', 41, `${H8} A hA1 0 1`],
    ['bad-flag', 41, `${H8} A vA1 0 1`],
    ['bad-flag', 41, `${H8} A VA 0 1`],
    ['bad-flag', 41, `${H8} A va 0 1`],
    ['bad-flag', 41, `${H8} A fA0 0 1`],
    ['bad-flag', 41, `${H8} A fA01 0 1`],
    ['bad-flag', 41, `${H8} A fA3 0 1`],
    ['bad-flag', 41, `${H8} A fA 0 1`],
    ['bad-flag', 45, `${H8} A fA1,fC1 0 1`],
    ['repeated-flag', 44, `${H8} A vA,vA 0 1`],
    ['bad-number', 43, `${H8} A - 01 1`],
    ['bad-number', 43, `${H8} A - +1 1`],
    ['bad-number', 43, `${H8} A - 1234567890 1`],
    ['bad-number', 45, `${H8} A - 0 0`],
    ['too-long', 1000, `${H8} A - 0 ${'1'.repeat(1000)}`],
  ])('%s at %i: %s', (code, at, text) => {
    const parsed = parseHfn(text);
    expect(parsed.ok ? 'accepted' : parsed.refusal).toMatchObject({ code, at });
  });

  it('refuses empty hands and hands of more than eighteen men', () => {
    expect(codeOf(parseHfn(`${EMPTY16} A hA19 0 1`))).toBe('bad-flag');
    expect(codeOf(parseHfn(`${EMPTY16} A hA0 0 1`))).toBe('bad-flag');
  });
});

describe('parsing a position for a specific game', () => {
  it.each([
    ['wrong-board', 'halma-2', `${H8} A - 0 1`],
    ['unknown-seat', 'halma-2', `H16:B15/${Array(15).fill('16').join('/')} A - 0 1`],
    ['unknown-seat', 'halma-2', `${EMPTY16} B - 0 1`],
    ['bad-flag', 'halma-2', `${EMPTY16} A vB 0 1`],
    ['bad-flag', 'halma-2', `${EMPTY16} A hA3 0 1`],
    ['bad-flag', 'halma-2', `${EMPTY16} A fA4 0 1`],
    ['bad-flag', 'halma-4', `${EMPTY16} A fA4 0 1`],
    ['accepted', 'halma-4', `${EMPTY16} B fA4 0 1`],
    ['accepted', 'top-secret', `${EMPTY16} A hA3 0 1`],
    ['accepted', 'halma-2', `${EMPTY16} A - 0 1`],
  ])('%s for %s: %s', (code, game, text) => {
    expect(codeOf(parsePosition(rulesOf(game), text))).toBe(code);
  });

  it.each([
    ['C - 0 1', 3],
    ['C - 1 1', 1],
    ['A - 4 3', 1],
    ['A - 5 3', 3],
  ])('computes the first seat from the ply in %s', (tail, first) => {
    expect(must(parsePosition(rulesOf('halma-2'), `${EMPTY16} ${tail}`)).firstSeat).toBe(first);
  });

  it('returns a finished position if the ranks in its flags decide the game', () => {
    const parsed = must(parsePosition(rulesOf('halma-2'), `${EMPTY16} C fA1 0 1`));
    expect(ending(parsed)).toBe('A>C win');
    const eliminated = must(parsePosition(rulesOf('halma-4'), `${EMPTY16} B fA1,fC3,fD4 9 3`));
    expect(ending(eliminated)).toBe('A>B>C>D win');
  });

  it('keeps evacuation flags only where they matter', () => {
    const text = `${EMPTY16} A vC 0 1`;
    expect(formatPosition(must(parsePosition(rulesOf('halma-2'), text)))).toBe(text);
    expect(formatPosition(must(parsePosition(rulesOf('halma-2', { evacuate: 'off' }), text)))).toContain(
      ' A - ',
    );
  });
});
