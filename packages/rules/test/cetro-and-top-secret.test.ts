import { formatPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { after, ending, movesAt, resultOf, rulesOf, startOf, withMen } from './fixtures.ts';

describe('Cetro', () => {
  const rules = rulesOf('cetro');
  it('lets a player demand a jump for one turn', () => {
    const position = withMen(rules, 'B: c5 e5, g: d6 f8', 'A - 0 1');
    const demanded = after(position, 'c5-b4!');
    expect(formatPosition(demanded).split(' ')[2]).toBe('d');
    expect(resultOf(demanded, 'd6-c7')).toBe('jump-demanded');
    expect(resultOf(demanded, 'd6>f4')).toBe('accepted');
    expect(formatPosition(after(demanded, 'd6>f4')).split(' ')[2]).toBe('-');
  });

  it('does not list demands as moves, and a demand has no effect if no jump is possible', () => {
    const position = withMen(rules, 'B: c5, g: g7', 'A - 0 1');
    expect(movesAt(position)).toEqual(['c5-b4', 'c5-d4']);
    expect(movesAt(after(position, 'c5-b4!'))).toEqual(['g7-f8', 'g7-h8']);
  });

  it('is won by the side that moved last when neither side can move', () => {
    // After A's retreat, both counters are on their own back rows with nothing to jump over.
    const position = withMen(rules, 'B: b2, b: c9', 'A - 0 1');
    expect(ending(after(position, 'b2-a1'))).toBe('A>C no-move');
  });

  it('is drawn when neither side can move and both have passed', () => {
    expect(ending(after(withMen(rules, 'B: a1, b: c9'), '-- --'))).toBe('A=C all-passed');
  });

  it('lets a side with no legal moves pass', () => {
    const position = withMen(rules, 'B: e5, b: c9', 'A - 0 1');
    const skipped = after(position, 'e5-d4');
    expect(movesAt(skipped)).toEqual(['--']);
    expect(after(skipped, '--').ply).toBe(2);
  });
});

describe('Top Secret', () => {
  it('alternates drops until the centre is full; then the seat that dropped first moves first', () => {
    let position = startOf('top-secret');
    expect(resultOf(position, '@a1')).toBe('outside-drop-zone');
    expect(resultOf(position, '--')).toBe('must-move');
    for (let drops = 36; drops > 0; drops -= 1) {
      expect(movesAt(position)).toHaveLength(drops);
      const [drop = ''] = movesAt(position);
      position = after(position, drop);
      if (drops > 1) expect(resultOf(position, drop)).toBe('occupied');
    }
    expect(formatPosition(position).split(' ').slice(1).join(' ')).toBe('A - 36 19');
    expect(movesAt(position).every((text) => !text.startsWith('@'))).toBe(true);
    expect(resultOf(position, '@f6')).toBe('no-men-in-hand');
  });

  it('lists a move off the board once, even if a step and a hop lead there, and only where one does', () => {
    const position = withMen(rulesOf('top-secret'), 'A: a2 a1 b5 h8, C: h9');
    expect(movesAt(position).filter((text) => text.endsWith('off'))).toEqual(['a1-off', 'a2-off']);
    expect(resultOf(position, 'b5-off')).toBe('not-at-edge');
  });

  it('refuses moves before all men are dropped', () => {
    const position = withMen(rulesOf('top-secret'), 'A: a5, C: h8', 'A hC1 10 6');
    expect(movesAt(position)).toEqual(['--']);
    expect(resultOf(position, 'a5-off')).toBe('drops-first');
  });
});
