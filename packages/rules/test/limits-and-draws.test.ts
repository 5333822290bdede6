import {
  abort,
  agreeDraw,
  claimDraw,
  formatPosition,
  loseOnTime,
  type Position,
  parsePosition,
  resign,
} from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { after, codeOf, ending, movesAt, must, rulesOf, startOf, withMen } from './fixtures.ts';

describe('the home limit', () => {
  it.each([
    ['at', 28, '* goes on'],
    ['at', 29, 'C>A home-limit'],
    ['after', 29, '* goes on'],
    ['after', 30, 'C>A home-limit'],
  ])('of 30, tested %s: one more turn after %s own turns', (homeLimitTest, made, expected) => {
    const rules = rulesOf('grasshopper-8', { homeLimitTest, evacuate: 'off' }, 'online-8');
    const at = withMen(rules, 'A: a1 e4, C: d5', `A - ${2 * made} ${made + 1}`);
    expect(ending(after(at, 'e4-e5'))).toBe(expected);
  });

  it.each([
    ['allowed', '* goes on'],
    ['loses', 'C>A home-limit'],
  ])('going back in after it is %s', (reenterAfterLimit, expected) => {
    const rules = rulesOf('halma-2', { homeLimit: '10', reenterAfterLimit, evacuate: 'off' });
    expect(ending(after(withMen(rules, 'A: e3, C: h10', 'A - 40 21'), 'e3-d3'))).toBe(expected);
  });

  it('eliminates one of four seats in last place; its men stay and it is skipped', () => {
    const rules = rulesOf('halma-4', { homeLimit: '5', evacuate: 'off' });
    const at = withMen(rules, 'A: a1 h8, B: h9, C: h10, D: h11', 'A - 16 5');
    const next = after(at, 'h8-i8');
    expect(ending(next)).toBe('* goes on');
    expect(formatPosition(next).split(' ').slice(1).join(' ')).toBe('B fA4,nB4,nC4,nD4 17 5');
    expect(after(next, 'h9-i9 h10-i10 h11-i11').toMove).toBe(2);
  });

  it('loses the game for the whole team', () => {
    const rules = rulesOf('halma-4', { homeLimit: '5', evacuate: 'off', teams: 'opposite' });
    const at = withMen(rules, 'A: a1 h8, B: h9, C: h10, D: h11', 'A - 16 5');
    expect(ending(after(at, 'h8-i8'))).toBe('BD>AC home-limit');
  });
});

describe('draws', () => {
  const shuffle = 'h8-h9 k8-k9 h9-h8 k9-k8';
  const start = (options = {}): Position =>
    withMen(rulesOf('halma-2', { evacuate: 'off', ...options }), 'A: h8, C: k8');

  it('by the third occurrence of a position', () => {
    const twice = after(start(), shuffle);
    expect(twice.occurrences).toBe(2);
    expect(ending(after(twice, shuffle))).toBe('A=C repetition');
    expect(ending(after(start({ repetition: 'off' }), `${shuffle} ${shuffle} ${shuffle}`))).toBe('* goes on');
  });

  it('by a claim under 3-claim', () => {
    const claimed = start({ repetition: '3-claim' });
    expect(codeOf(claimDraw(after(claimed, shuffle)))).toBe('nothing-to-claim');
    const thrice = after(claimed, `${shuffle} ${shuffle}`);
    expect(ending(thrice)).toBe('* goes on');
    expect(ending(must(claimDraw(thrice)))).toBe('A=C claim');
  });

  it('by the cap, counted in plies; or a win for the nearer side', () => {
    expect(ending(after(start({ moveCap: '2' }), 'h8-h9 k8-k9'))).toBe('A=C cap');
    expect(ending(after(start({ moveCap: '2', capResult: 'progress' }), 'h8-i9 k8-k9'))).toBe('A>C cap');
  });

  it('when all seats pass', () => {
    const stuck = withMen(rulesOf('color'), 'A: b1, C: o16', 'A - 0 1');
    expect(movesAt(stuck)).toEqual(['--']);
    expect(ending(after(stuck, '-- --'))).toBe('A=C all-passed');
  });

  it('not before every seat in play has passed, even if other seats finish by passing', () => {
    const rows =
      'DDDD8A1AA/DDDD8AAAA/BDD10AAA/DD12AA/16/16/16/16/16/16/16/16/CC12BB/CCC10BB1/CCCC8B1BB/CCCC7BBBBB';
    const crowded = must(parsePosition(rulesOf('halma-4', {}, 'encyclopaedia'), `H16:${rows} C - 20 6`, 'C'));
    const home = after(crowded, '-- --');
    expect(formatPosition(home).split(' ').slice(1).join(' ')).toBe('A fC1,fD2 22 6');
    expect(ending(home)).toBe('* goes on');
  });

  it.each([
    ['loss', 'A>C no-move'],
    ['draw', 'A=C no-move'],
    ['pass', '* goes on'],
  ])('or loss, when the next seat cannot move and noMove is %s', (noMove, expected) => {
    const at = withMen(rulesOf('color', { noMove }), 'A: a1, C: o16');
    expect(ending(after(at, 'a1-b2'))).toBe(expected);
  });

  it('by agreement; a game can also be aborted', () => {
    expect(ending(must(agreeDraw(startOf('halma-4'))))).toBe('A=B=C=D agreement');
    expect(ending(must(abort(startOf('halma-2'))))).toBe('A=C abandoned');
  });
});

describe('resignation and time', () => {
  it('end a game of two', () => {
    expect(ending(must(resign(startOf('halma-2'), 3)))).toBe('A>C resignation');
    expect(ending(must(loseOnTime(startOf('halma-2'), 1)))).toBe('C>A time');
  });

  it('give one of four seats the last free rank, even out of turn', () => {
    const one = must(resign(startOf('halma-4'), 4));
    expect(formatPosition(one).split(' ').slice(1, 3)).toEqual(['A', 'fD4']);
    const two = must(resign(one, 1));
    expect(formatPosition(two).split(' ').slice(1, 3)).toEqual(['B', 'fA3,fD4']);
    expect(ending(must(resign(two, 3)))).toBe('B>C>A>D resignation');
    expect(codeOf(resign(one, 4))).toBe('seat-not-in-play');
  });

  it('lose for the whole team; with three teams the others play on', () => {
    expect(ending(must(resign(startOf('halma-4', { teams: 'opposite' }), 2)))).toBe('AC>BD resignation');
    const six = must(resign(startOf('star-6', { teams: 'opposite' }), 1));
    expect(ending(six)).toBe('* goes on');
    expect(six.toMove).toBe(2);
    expect(ending(must(resign(six, 2)))).toBe('CF>BE>AD resignation');
  });
});
