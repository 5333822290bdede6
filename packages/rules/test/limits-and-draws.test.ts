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

describe('the camp limit', () => {
  it.each([
    ['at', 28, '* in progress'],
    ['at', 29, 'C>A home-limit'],
    ['after', 29, '* in progress'],
    ['after', 30, 'C>A home-limit'],
  ])(
    'of 30 turns, tested %s the limit: after %s turns, one more turn gives %s',
    (homeLimitTest, turns, expected) => {
      const rules = rulesOf('grasshopper-8', { homeLimitTest, evacuate: 'off' }, 'online-8');
      const position = withMen(rules, 'A: a1 e4, C: d5', `A - ${2 * turns} ${turns + 1}`);
      expect(ending(after(position, 'e4-e5'))).toBe(expected);
    },
  );

  it.each([
    ['10', 'allowed', 'e3-d3', '* in progress'],
    ['10', 'loses', 'e3-d3', 'C>A home-limit'],
    ['10', 'loses', 'e3-f3', '* in progress'],
    ['10', 'loses', 'b2-b1', '* in progress'],
    ['none', 'loses', 'e3-d3', '* in progress'],
  ])(
    'with homeLimit=%s and reenterAfterLimit=%s: after the limit, %s gives %s',
    (homeLimit, reenterAfterLimit, move, expected) => {
      const rules = rulesOf('halma-2', { homeLimit, reenterAfterLimit, evacuate: 'off' });
      expect(ending(after(withMen(rules, 'A: e3 b2, C: h10', 'A - 40 21'), move))).toBe(expected);
    },
  );

  it('does not apply to a seat that finishes with a man at home', () => {
    const camp = 'p16 o16 n16 m16 l16 p15 o15 n15 m15 l15 p14 o14 n14 m14 p13 o13 n13 p12';
    const rules = rulesOf('halma-2', { homeLimit: '5', winRule: 'full-camp', evacuate: 'off' });
    expect(ending(after(withMen(rules, `C: ${camp}, A: n11 a1`, 'A - 8 5'), 'n11-o12'))).toBe('A>C win');
  });

  it('eliminates one of four seats with the last rank; its men stay and its turns are skipped', () => {
    const rules = rulesOf('halma-4', { homeLimit: '5', evacuate: 'off' });
    const position = withMen(rules, 'A: a1 h8, B: h9, C: h10, D: h11', 'A - 16 5');
    const next = after(position, 'h8-i8');
    expect(ending(next)).toBe('* in progress');
    expect(formatPosition(next).split(' ').slice(1).join(' ')).toBe('B fA4,nB4,nC4,nD4 17 5');
    expect(after(next, 'h9-i9 h10-i10 h11-i11').toMove).toBe(2);
  });

  it('loses the game for the whole team', () => {
    const rules = rulesOf('halma-4', { homeLimit: '5', evacuate: 'off', teams: 'opposite' });
    const position = withMen(rules, 'A: a1 h8, B: h9, C: h10, D: h11', 'A - 16 5');
    expect(ending(after(position, 'h8-i8'))).toBe('BD>AC home-limit');
  });
});

describe('a draw', () => {
  const shuffle = 'h8-h9 k8-k9 h9-h8 k9-k8';
  const start = (options = {}): Position =>
    withMen(rulesOf('halma-2', { evacuate: 'off', ...options }), 'A: h8, C: k8');

  it('results from the third occurrence of a position', () => {
    const twice = after(start(), shuffle);
    expect(twice.occurrences).toBe(2);
    expect(ending(after(twice, shuffle))).toBe('A=C repetition');
    expect(ending(after(start({ repetition: 'off' }), `${shuffle} ${shuffle} ${shuffle}`))).toBe(
      '* in progress',
    );
  });

  it('can be claimed under 3-claim', () => {
    const claimable = start({ repetition: '3-claim' });
    expect(codeOf(claimDraw(after(claimable, shuffle)))).toBe('nothing-to-claim');
    const thrice = after(claimable, `${shuffle} ${shuffle}`);
    expect(ending(thrice)).toBe('* in progress');
    expect(ending(must(claimDraw(thrice)))).toBe('A=C claim');
  });

  it('results from the move cap, counted in plies, unless capResult gives the nearer side the win', () => {
    expect(ending(after(start({ moveCap: '2' }), 'h8-h9 k8-k9'))).toBe('A=C cap');
    const progress = start({ moveCap: '2', capResult: 'progress' });
    expect(ending(after(progress, 'h8-i9 k8-k9'))).toBe('A>C cap');
    expect(ending(after(progress, 'h8-g7 k8-j7'))).toBe('A=C cap');
    expect(ending(after(withMen(progress.rules, 'A: h8, C: i9'), 'h8-g7 i9-h8'))).toBe('C>A cap');
  });

  it('results when all seats pass', () => {
    const stuck = withMen(rulesOf('color'), 'A: b1, C: o16', 'A - 0 1');
    expect(movesAt(stuck)).toEqual(['--']);
    expect(ending(after(stuck, '-- --'))).toBe('A=C all-passed');
  });

  it('results even if the last move left neither side able to move', () => {
    // C’s man on p16 keeps A’s marked man from its tip, and no man can leave the full camp.
    const camp = 'n16 m16 l16 p15 o15 n15 m15 l15 p14 o14 n14 m14 p13 o13 n13 p12';
    const rules = rulesOf('marked', {}, 'encyclopaedia');
    const stuck = after(withMen(rules, `A: ${camp} n11, a: o16, C: p16`), 'n11-o12');
    expect(ending(stuck)).toBe('* in progress');
    expect(ending(after(stuck, '-- --'))).toBe('A=C all-passed');
  });

  it('does not result until every seat in play has passed, even if other seats finish by passing', () => {
    const rows =
      'DDDD8A1AA/DDDD8AAAA/BDD10AAA/DD12AA/16/16/16/16/16/16/16/16/CC12BB/CCC10BB1/CCCC8B1BB/CCCC7BBBBB';
    const blocked = must(parsePosition(rulesOf('halma-4', {}, 'encyclopaedia'), `H16:${rows} C - 20 6`, 'C'));
    const afterPasses = after(blocked, '-- --');
    expect(formatPosition(afterPasses).split(' ').slice(1).join(' ')).toBe('A fC1,fD2 22 6');
    expect(ending(afterPasses)).toBe('* in progress');
  });

  it('results when all seats in play pass, although another seat has finished', () => {
    const walls = 'a15 b15 b16 a14 c14 c16 o16 o15 p15 n16 n14 p14 o1 o2 p2 n1 n3 p3';
    const stuck = withMen(rulesOf('halma-4'), `A: ${walls}, B: a16, C: p16, D: p1`, 'B fA1 9 3');
    expect(ending(after(stuck, '-- --'))).toBe('* in progress');
    expect(ending(after(stuck, '-- -- --'))).toBe('A>B=C=D all-passed');
  });

  it.each([{ noMove: 'draw' }, { moveCap: '1' }])('does not result from %o after a win', (options) => {
    const position = withMen(rulesOf('halma-2', options), 'A: o16 o15 p15 n16 n14 p14 n11, C: p16');
    const end = after(position, 'n11-o12');
    expect(ending(end)).toBe('A>C win');
    expect([resign(end, 3), loseOnTime(end, 3), agreeDraw(end), abort(end)].map(codeOf)).toEqual(
      Array(4).fill('game-over'),
    );
  });

  it.each([
    ['loss', 'A>C no-move'],
    ['draw', 'A=C no-move'],
    ['pass', '* in progress'],
  ])('or another result follows from noMove=%s when the next seat cannot move', (noMove, expected) => {
    const position = withMen(rulesOf('color', { noMove }), 'A: a1, C: o16');
    expect(ending(after(position, 'a1-b2'))).toBe(expected);
  });

  it.each([
    ['has no man in hand while another drops', 'C hC2 9 5', 'C>A no-move'],
    ['has a man in hand', 'C hA1,hC1 9 5', '* in progress'],
  ])('or another result follows from noMove=loss when the next seat %s', (_, tail, expected) => {
    const position = withMen(rulesOf('top-secret', { noMove: 'loss' }), 'A: a5 e5, C: h8', tail);
    const [drop = ''] = movesAt(position);
    expect(ending(after(position, drop))).toBe(expected);
  });

  it('does not result from noMove=loss while the next seat has a single move', () => {
    const position = withMen(
      rulesOf('grasshopper-8', { noMove: 'loss' }),
      'A: a1, C: a2 b1 b2 a3 c1 h8',
      'C - 0 1',
    );
    const next = after(position, 'h8-h7');
    expect(movesAt(next)).toEqual(['a1-c3']);
    expect(ending(next)).toBe('* in progress');
  });

  it('can be agreed; a game can also be aborted', () => {
    expect(ending(must(agreeDraw(startOf('halma-4'))))).toBe('A=B=C=D agreement');
    expect(ending(must(abort(startOf('halma-2'))))).toBe('A=C abandoned');
  });
});

describe('resignation and loss on time', () => {
  it('end a two-player game', () => {
    expect(ending(must(resign(startOf('halma-2'), 3)))).toBe('A>C resignation');
    expect(ending(must(loseOnTime(startOf('halma-2'), 1)))).toBe('C>A time');
  });

  it('give one of four seats the last free rank, even out of turn', () => {
    const afterFirst = must(resign(startOf('halma-4'), 4));
    expect(formatPosition(afterFirst).split(' ').slice(1, 3)).toEqual(['A', 'fD4']);
    const afterSecond = must(resign(afterFirst, 1));
    expect(formatPosition(afterSecond).split(' ').slice(1, 3)).toEqual(['B', 'fA3,fD4']);
    expect(ending(must(resign(afterSecond, 3)))).toBe('B>C>A>D resignation');
    expect(codeOf(resign(afterFirst, 4))).toBe('seat-not-in-play');
  });

  it('pass the turn on, past all seats that lose under noMove=loss', () => {
    const rules = rulesOf('halma-4', { noMove: 'loss', evacuate: 'off' });
    const walls = 'a15 b15 b16 a14 c14 c16 o16 o15 p15 n16 n14 p14';
    const position = withMen(rules, `A: h8, B: a16, C: p16, D: ${walls}`);
    expect(formatPosition(after(position, 'h8-h9')).split(' ').slice(1, 3)).toEqual(['D', 'fB4,fC3']);
    expect(ending(must(resign(position, 1)))).toBe('D>C>B>A no-move');
  });

  it('lose the game for the whole team; with three teams the others play on', () => {
    const twoTeams = must(resign(startOf('halma-4', { teams: 'opposite' }), 2));
    expect(ending(twoTeams)).toBe('AC>BD resignation');
    expect(formatPosition(twoTeams).split(' ')[2]).toBe('fB4');
    const threeTeams = must(resign(startOf('star-6', { teams: 'opposite' }), 1));
    expect(ending(threeTeams)).toBe('* in progress');
    expect(threeTeams.toMove).toBe(2);
    expect(ending(must(resign(threeTeams, 2)))).toBe('CF>BE>AD resignation');
  });

  it('take the rank of a finished partner away, so that later finishers move up', () => {
    const rules = rulesOf('star-6', { teams: 'opposite', evacuate: 'off' });
    const start = withMen(rules, 'A: m7, B: j9, C: i4, D: i5, E: i6, F: h6');
    const finished = after(start, 'm7-n2 j9-j10 i4-i3 i5-h5 i6-i7 h6-h7');
    expect(formatPosition(finished).split(' ')[2]).toBe('fA1,fB2');
    expect(formatPosition(must(resign(finished, 4))).split(' ')[2]).toBe('fA5,fB1,fD6');
  });
});
