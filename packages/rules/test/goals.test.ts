import { formatPosition, type Position, parsePosition } from '@halma/rules';
import { outcomeText } from '@halma/rules/english';
import { describe, expect, it } from 'vitest';
import { after, ending, movesAt, must, rulesOf, withMen } from './fixtures.ts';

describe('the goal', () => {
  const allButOne = 'p16 o16 n16 m16 l16 p15 o15 n15 m15 l15 p14 o14 n14 m14 p13 o13 n13 p12';
  const almostFinished = `A: ${allButOne} n11`;
  it.each([
    ['is reached when all men are home', 'halma-2', {}, `${almostFinished}, C: h8`, 'n11-o12', 'A>C win'],
    [
      'is not reached while one man is outside',
      'halma-2',
      {},
      `${almostFinished}, C: h8`,
      'n11-n12',
      '* in progress',
    ],
    [
      'is not reached while one man is on the first cell',
      'halma-2',
      {},
      `A: a1 ${allButOne.slice(4)} n11, C: h8`,
      'n11-o12',
      '* in progress',
    ],
    [
      'is reached under all-home even if an opponent is in the camp',
      'halma-2',
      {},
      `A: ${allButOne.slice(4)} n11, C: p16 h8`,
      'n11-o12',
      'A>C win',
    ],
    [
      'is reached under full-camp when one of the seat’s men and others fill the camp',
      'halma-2',
      { winRule: 'full-camp' },
      `C: ${allButOne}, A: n11`,
      'n11-o12',
      'A>C win',
    ],
    [
      'is not reached under full-camp with one man if two are required',
      'halma-2',
      { winRule: 'full-camp', fullCampMinOwn: '2' },
      `C: ${allButOne}, A: n11`,
      'n11-o12',
      '* in progress',
    ],
    [
      'is not reached under full-camp while one cell is vacant',
      'halma-2',
      { winRule: 'full-camp' },
      `C: ${allButOne.slice(4)}, A: n11`,
      'n11-o12',
      '* in progress',
    ],
    [
      'is reached under either when all men are home',
      'halma-2',
      { winRule: 'either' },
      'A: n11, C: h8',
      'n11-o12',
      'A>C win',
    ],
    [
      'is not reached in Marked Halma while another man is on the tip',
      'halma-2',
      { marked: 'on' },
      'A: p16 n11, a: p15, C: h8',
      'n11-o12',
      '* in progress',
    ],
    [
      'is reached in Marked Halma when the marked man steps onto the tip',
      'halma-2',
      { marked: 'on' },
      'A: p14, a: o15, C: h8',
      'o15-p16',
      'A>C win',
    ],
    [
      'is not reached in Marked Halma under full-camp while the marked man is not on the tip',
      'halma-2',
      { marked: 'on', winRule: 'full-camp' },
      `C: ${allButOne.slice(4)} p16, a: n11`,
      'n11-o12',
      '* in progress',
    ],
    [
      'is reached by a man with a marked letter in a game without marks',
      'halma-2',
      {},
      'a: n11, C: h8',
      'n11-o12',
      'A>C win',
    ],
    [
      'is reached in Top Secret when the last man steps off',
      'top-secret',
      {},
      'A: a5, C: h8',
      'a5-off',
      'A>C win',
    ],
    [
      'is reached in Top Secret when the last man hops off over a man on the edge',
      'top-secret',
      {},
      'A: b5, C: a4 h8',
      'b5>off',
      'A>C win',
    ],
    [
      'is not reached in Top Secret while one man is left',
      'top-secret',
      {},
      'A: a5 h9, C: h8',
      'a5-off',
      '* in progress',
    ],
    [
      'is reached in Cetro when each colour is on its far row',
      'cetro',
      {},
      'B: a9, G: b8, R: e5, b: d6 b2',
      'e5>c7',
      'A>C win',
    ],
    [
      'is not reached in Cetro while a counter is on the wrong row',
      'cetro',
      {},
      'B: a9, R: b8, G: e5, b: d6 b2',
      'e5>c7',
      '* in progress',
    ],
    [
      'is reached in the reconstructed Cetro when all men are on the twelve target squares',
      'cetro-reconstruction',
      {},
      'B: b8, R: b5, r: a3',
      'b5-b6',
      'A>C win',
    ],
  ] as const)('%s', (_, game, options, men, move, expected) => {
    expect(ending(after(withMen(rulesOf(game, options), men), move))).toBe(expected);
  });

  it('is tested for the mover only: a seat already in its target finishes after its next turn', () => {
    const parsedPosition = withMen(rulesOf('halma-2'), 'A: h8, C: a1 b1', 'A - 10 6');
    const later = after(parsedPosition, 'h8-h9');
    expect(ending(later)).toBe('* in progress');
    expect(ending(after(later, 'a1-a2'))).toBe('C>A win');
  });
});

describe('ranks', () => {
  const men = 'A: p15 o12, B: p2 n4, C: b1 c5, D: a15 c13';
  const start = (options = {}): Position => withMen(rulesOf('halma-4', { evacuate: 'off', ...options }), men);

  it('follow the order of finishing, and finished seats are skipped', () => {
    const afterFirstRound = after(start(), 'o12-o13 n4-m5 c5-b4 c13-d13');
    expect(formatPosition(afterFirstRound).split(' ').slice(1).join(' ')).toBe('B fA1,fC2 4 2');
    const before = after(afterFirstRound, 'm5-n4 d13-e13');
    expect(ending(before)).toBe('* in progress');
    const end = after(before, 'n4-o3');
    expect(ending(end)).toBe('A>C>B>D win');
    expect(end.outcome && outcomeText(end.outcome)).toBe('A wins: first to finish. Then C; B; D.');
  });

  it('are shared by the other seats if playForRank is false', () => {
    expect(ending(after(start({ playForRank: 'false' }), 'o12-o13'))).toBe('A>B=C=D win');
  });

  it.each([
    ['opposite', {}, 'o12-o13 n4-m5', '* in progress'],
    ['opposite', {}, 'o12-o13 n4-m5 c5-b4', 'AC>BD win'],
    ['adjacent', {}, 'o12-o13 n4-m5 c5-b4', '* in progress'],
    ['adjacent', {}, 'o12-o13 n4-o3', 'AB>CD win'],
    ['adjacent', { adjacentPairing: 'AD-BC' }, 'o12-o13 n4-o3 c5-c6', '* in progress'],
    ['adjacent', { adjacentPairing: 'AD-BC' }, 'o12-o13 n4-o3 c5-b4', 'BC>AD win'],
  ])('of partners (%s, %o): %s gives %s', (teams, options, moves, expected) => {
    expect(ending(after(start({ teams, ...options }), moves))).toBe(expected);
  });

  it('are played for in a game with three seats', () => {
    const position = withMen(rulesOf('star-3', { evacuate: 'off' }), 'A: m7, C: i4, E: i6');
    expect(ending(after(position, 'm7-n2'))).toBe('* in progress');
  });

  it('are shared by the other two of three teams when the first has finished', () => {
    const rules = rulesOf('star-6', { teams: 'opposite', evacuate: 'off' });
    const position = withMen(rules, 'A: m7, B: i4, C: i5, D: e7, E: i6, F: h6');
    expect(ending(after(position, 'm7-n2 i4-i3 i5-h5 e7-d2'))).toBe('AD>BE=CF win');
  });

  it('are lost when a finished partner leaves its target under finishedPlayer=may-move', () => {
    const rules = rulesOf('halma-4', { teams: 'opposite', evacuate: 'off', finishedPlayer: 'may-move' });
    const afterRound = after(withMen(rules, men), 'o12-o13 n4-m5 c5-c6 c13-d13');
    expect(formatPosition(afterRound).split(' ').slice(1, 3)).toEqual(['A', 'fA1']);
    expect(movesAt(afterRound)).toContain('--');
    const afterLeaving = after(afterRound, 'o13-o12');
    expect(formatPosition(afterLeaving).split(' ')[2]).toBe('-');
    expect(ending(after(afterRound, '-- m5-m6 c6-c5'))).toBe('* in progress');
    const twoFinished = after(withMen(rules, men), 'o12-o13 n4-o3 c5-c6 c13-d13');
    expect(formatPosition(after(twoFinished, 'o13-o12')).split(' ')[2]).toBe('fB1');
    expect(formatPosition(after(twoFinished, '-- o3-n4')).split(' ')[2]).toBe('fA1');
  });
});

describe('equal turns', () => {
  const rules = rulesOf('halma-2', { equalTurns: 'on', evacuate: 'off' });
  const start = withMen(rules, 'A: n11 p16, C: c5 a1');

  it.each([
    ['give the second seat one more turn after the first has finished', 'n11-o12', '* in progress'],
    ['draw the game if both seats finish', 'n11-o12 c5-c4', 'A=C win'],
    ['let the first seat win if the second does not finish', 'n11-o12 c5-c6', 'A>C win'],
  ])('%s', (_, moves, expected) => {
    expect(ending(after(start, moves))).toBe(expected);
  });

  it('mark finished seats in the position, which survives a round trip', () => {
    const text = formatPosition(after(start, 'n11-o12'));
    expect(text.split(' ').slice(1, 3)).toEqual(['C', 'fA1']);
    expect(movesAt(must(parsePosition(rules, text)))).toContain('c5-c4');
    expect(formatPosition(after(start, 'n11-o12 c5-c4')).split(' ').slice(1).join(' ')).toBe('A fA1,fC2 2 2');
  });

  it('state the reason for a draw in words', () => {
    const { outcome } = after(start, 'n11-o12 c5-c4');
    expect(outcome && outcomeText(outcome)).toBe('A draw: both sides finished in the same round.');
  });

  it('matter only when the first seat finishes', () => {
    expect(ending(after(withMen(rules, 'A: h8, C: c5', 'C - 9 5'), 'c5-c4'))).toBe('C>A win');
  });
});
