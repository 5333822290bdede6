import { campRestriction, GAMES, makeRules, type Position, PRESET_IDS, sideOf } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { after, codeOf, movesAt, resultOf, rulesOf, withMen } from './fixtures.ts';

describe('makeRules refuses', () => {
  it.each([
    ['unknown-game', { game: 'ludo' }],
    ['unknown-game', { game: 'hoppity' }],
    ['unknown-preset', { game: 'halma-2', preset: 'house' }],
    ['unknown-option', { game: 'halma-2', options: { colour: 'on' } }],
    ['unknown-option', { game: 'halma-2', options: { __proto__x: 'on' } }],
    ['unknown-option', { game: 'halma-2', options: { toString: 'on' } }],
    ['bad-option-value', { game: 'halma-2', options: { evacuate: 'yes' } }],
    ['bad-option-value', { game: 'halma-2', options: { homeLimit: '0' } }],
    ['bad-option-value', { game: 'halma-2', options: { homeLimit: '030' } }],
    ['bad-option-value', { game: 'halma-2', options: { moveCap: '1e9' } }],
    ['bad-option-value', { game: 'grasshopper-8', options: { fullCampMinOwn: '11' } }],
    ['option-not-for-game', { game: 'halma-2', options: { teams: 'opposite' } }],
    ['option-not-for-game', { game: 'star-3', options: { star15: 'on' } }],
    ['option-not-for-game', { game: 'star-4', options: { teams: 'adjacent' } }],
    ['option-not-for-game', { game: 'star-2', options: { color: 'on' } }],
    ['option-not-for-game', { game: 'top-secret', options: { marked: 'on' } }],
    ['option-not-for-game', { game: 'cetro', options: { noMove: 'loss' } }],
    ['option-not-for-game', { game: 'color', options: { color: 'off' } }],
    ['unknown-seat', { game: 'halma-2', alone: 'B' as const }],
  ])('%s %o', (code, choice) => {
    expect(codeOf(makeRules(choice))).toBe(code);
  });
});

describe('every game', () => {
  it.each(GAMES.map((game) => game.id))('%s works with every preset', (game) => {
    for (const preset of PRESET_IDS) expect(codeOf(makeRules({ game, preset }))).toBe('accepted');
  });

  it.each(GAMES.map((game) => game.id))('%s accepts an option value that changes nothing', (game) => {
    for (const [name, value] of [
      ['leaveTarget', 'allowed'],
      ['teams', 'none'],
      ['marked', 'off'],
      ['homeLimit', 'none'],
    ]) {
      if (game === 'marked' && name === 'marked') continue;
      expect(codeOf(makeRules({ game, options: { [name ?? '']: value ?? '' } }))).toBe('accepted');
    }
  });
});

describe('the side of a seat', () => {
  it.each([
    [1, 'none', [1]],
    [1, 'opposite', [1, 3]],
    [3, 'opposite', [1, 3]],
    [4, 'opposite', [2, 4]],
    [6, 'opposite', [6]],
  ])('%i with teams %s', (seat, teams, side) => {
    expect(sideOf(rulesOf('halma-4', { teams }), seat)).toEqual(side);
  });
});

describe('where a turn may end', () => {
  const men = 'A: o15 n13 m12 p16 c3, C: a1';
  it.each([
    ['leaveTarget allowed lets a man leave the target', {}, 'n13-m13', 'accepted'],
    [
      'leaveTarget forbidden keeps a man in the target',
      { leaveTarget: 'forbidden' },
      'n13-m13',
      'leaves-target',
    ],
    [
      'leaveTarget forbidden lets a man move inside the target',
      { leaveTarget: 'forbidden' },
      'n13-o13',
      'accepted',
    ],
    [
      'reenterHome forbidden lets a man inside its camp move',
      { reenterHome: 'forbidden' },
      'c3-c2',
      'accepted',
    ],
  ])('%s', (_, options, move, code) => {
    expect(resultOf(withMen(rulesOf('halma-2', options), men), move)).toBe(code);
  });

  it.each([
    ['allowed', 'e3-d3', 'accepted'],
    ['forbidden', 'e3-d3', 'reenters-home'],
    ['forbidden', 'e3-f3', 'accepted'],
  ])('reenterHome %s decides whether a man may return to its camp: %s', (reenterHome, move, code) => {
    const position = withMen(rulesOf('halma-2', { reenterHome }), 'A: e3, C: a1');
    expect(resultOf(position, move)).toBe(code);
  });

  it('leaveTest decides whether a hop inside the target may pass outside it', () => {
    // The hop passes over m13 to l13, outside the target, then over m14 to n15, inside it.
    const withTest = (leaveTest: string): Position =>
      withMen(rulesOf('halma-2', { leaveTarget: 'forbidden', leaveTest }), 'A: n13, C: m13 m14');
    expect(resultOf(withTest('end'), 'n13-n15')).toBe('accepted');
    expect(resultOf(withTest('every-landing'), 'n13-n15')).toBe('leaves-target');
    expect(resultOf(withTest('every-landing'), 'n13-l13')).toBe('leaves-target');
    expect(resultOf(withTest('every-landing'), 'n13-p13')).toBe('no-man-to-jump');
  });

  it('foreignCamp no-stop bars the points of other players, but not the target', () => {
    const free = withMen(rulesOf('star-3'), 'A: j2, C: q1, E: a1');
    const barred = withMen(
      rulesOf('star-3', { foreignCamp: 'no-stop', reenterHome: 'forbidden' }),
      'A: i1 h2, C: q1, E: a1',
    );
    expect(resultOf(free, 'j2-j1')).toBe('accepted');
    expect(resultOf(withMen(barred.rules, 'A: j2, C: q1, E: a1'), 'j2-j1')).toBe('foreign-camp');
    // Point B is the target of E, so it belongs to another player too. Point D is A's own target.
    expect(resultOf(withMen(barred.rules, 'A: h2, C: q1, E: a1'), 'h2-h1')).toBe('foreign-camp');
    expect(resultOf(withMen(barred.rules, 'A: m5, C: q1, E: a1'), 'm5-n1')).toBe('accepted');
    expect(resultOf(withMen(barred.rules, 'A: j2, C: q1, E: a1'), 'j2-j3')).toBe('accepted');
  });
});

describe('evacuate', () => {
  const rules = rulesOf('halma-2');
  it('binds a player once the opponent has emptied its camp', () => {
    const bound = withMen(rules, 'A: a1 e2 h8, C: h10', 'A vC 10 6');
    expect(movesAt(bound)).toEqual(['e2-e3', 'e2-f1', 'e2-f2', 'e2-f3']);
    expect(resultOf(bound, 'h8-h9')).toBe('yard-must-empty');
    expect(resultOf(withMen(rules, 'A: a1 e2 h8, C: h10 p16', 'A - 10 6'), 'h8-h9')).toBe('accepted');
  });

  it('takes effect at the end of a turn, not when a position is parsed', () => {
    const parsedPosition = withMen(rules, 'A: a1 h8, C: h10', 'A - 10 6');
    expect(resultOf(parsedPosition, 'h8-h9')).toBe('accepted');
    expect(resultOf(after(parsedPosition, 'h8-h9 h10-h11'), 'h9-i9')).toBe('yard-must-empty');
  });

  it('requires a move inside the camp if none leads out, unless evacuateBlocked is free', () => {
    const shuffle = withMen(rules, 'A: a1 h8, C: c2 d2 e3 d1', 'A vC 10 6');
    expect(movesAt(shuffle)).toEqual(['a1-a2', 'a1-b1', 'a1-b2']);
    const free = withMen(rulesOf('halma-2', { evacuateBlocked: 'free' }), 'A: a1 h8, C: d4 d1', 'A vC 10 6');
    expect(movesAt(free)).toContain('h8-h9');
    const stuck = withMen(rules, 'A: a1 h8, C: b2 b1 a2 c1 c3 a3', 'A vC 10 6');
    expect(movesAt(stuck).every((text) => text.startsWith('h8'))).toBe(true);
  });

  it.each([
    ['leave', 'A: a1 e2 h8, C: h10', 'vC'],
    ['stay-inside', 'A: a1 h8, C: c2 d2 e3 d1', 'vC'],
    ['no restriction', 'A: a1 h8, C: b2 b1 a2 c1 c3 a3', 'vC'],
    ['no restriction', 'A: e3 h8, C: h10', 'vC'],
    ['no restriction', 'A: a1 e2 h8, C: h10 p16', '-'],
  ])('is reported as %s for %s and %s', (restriction, men, flags) => {
    expect(campRestriction(withMen(rules, men, `A ${flags} 10 6`)) ?? 'no restriction').toBe(restriction);
  });

  it.each([
    ['halma-4', { teams: 'opposite' }, 'C vA,vB,vD 9 3', 'accepted'],
    ['halma-4', { teams: 'adjacent' }, 'C vA,vB,vD 9 3', 'yard-must-empty'],
    ['halma-4', {}, 'C vA,vB,vD 9 3', 'yard-must-empty'],
    ['halma-4', { evacuate: 'off' }, 'C - 9 3', 'accepted'],
  ])('binds only against an opponent, not a partner: %s %o', (game, options, tail, code) => {
    const position = withMen(rulesOf(game, options), 'A: h8, B: h9, C: p16 k10, D: e5', tail);
    expect(resultOf(position, 'k10-k11')).toBe(code);
  });
});

describe('homeDuty (csci-561 preset)', () => {
  const rules = rulesOf('halma-2', {}, 'csci-561');
  it.each([
    ['makes a man leave the camp if one can', 'A: a1 e2 h8, C: p16', ['e2-e3', 'e2-f1', 'e2-f2', 'e2-f3']],
    ['otherwise makes a man move away from the corner', 'A: b1 h8, C: p16', ['b1-b2', 'b1-c1', 'b1-c2']],
  ])('%s', (_, men, moves) => {
    expect(movesAt(withMen(rules, men))).toEqual(moves);
  });

  it('allows every move if neither is possible; a man that has left the camp cannot return', () => {
    // a2 can only step to a1 or b1: neither is farther from the corner, so the man on h8 may move too.
    const position = withMen(rules, 'A: a2 h8, C: a3 b3 b2 a4 b4 c4 c2 d2 c3 c1');
    expect(movesAt(position)).toContain('h8-h9');
    expect(movesAt(position)).toContain('a2-a1');
    expect(resultOf(withMen(rules, 'A: e3, C: p16'), 'e3-d3')).toBe('reenters-home');
  });
});
