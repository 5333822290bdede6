import { formatPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, movesAt, rulesOf, startOf, withMen } from './fixtures.ts';

describe('Cetro', () => {
  const rules = rulesOf('cetro');
  it('has a demand for a jump that lasts one turn', () => {
    const at = withMen(rules, 'B: c5 e5, g: d6 f8', 'A - 0 1');
    const demanded = after(at, 'c5-b4!');
    expect(formatPosition(demanded).split(' ')[2]).toBe('d');
    expect(answerTo(demanded, 'd6-c7')).toBe('jump-demanded');
    expect(answerTo(demanded, 'd6>f4')).toBe('accepted');
    expect(formatPosition(after(demanded, 'd6>f4')).split(' ')[2]).toBe('-');
  });

  it('omits demands from the move list; a demand has no effect without a jump', () => {
    const at = withMen(rules, 'B: c5, g: g7', 'A - 0 1');
    expect(movesAt(at)).toEqual(['c5-b4', 'c5-d4']);
    expect(movesAt(after(at, 'c5-b4!'))).toEqual(['g7-f8', 'g7-h8']);
  });

  it('is won by the side that moved last when neither side can move', () => {
    // After A's retreat both counters are on their own back rows with nothing to jump over.
    const at = withMen(rules, 'B: b2, b: c9', 'A - 0 1');
    expect(ending(after(at, 'b2-a1'))).toBe('A>C no-move');
  });

  it('makes a side without a move pass', () => {
    const at = withMen(rules, 'B: e5, b: c9', 'A - 0 1');
    const skipped = after(at, 'e5-d4');
    expect(movesAt(skipped)).toEqual(['--']);
    expect(after(skipped, '--').ply).toBe(2);
  });
});

describe('Top Secret', () => {
  it('alternates drops until the centre is full; the seat that dropped first moves first', () => {
    let at = startOf('top-secret');
    expect(answerTo(at, '@a1')).toBe('outside-drop-zone');
    expect(answerTo(at, '--')).toBe('must-move');
    for (let drops = 36; drops > 0; drops -= 1) {
      expect(movesAt(at)).toHaveLength(drops);
      at = after(at, movesAt(at)[0] ?? '');
    }
    expect(formatPosition(at).split(' ').slice(1).join(' ')).toBe('A - 36 19');
    expect(movesAt(at).every((text) => !text.startsWith('@'))).toBe(true);
    expect(answerTo(at, '@f6')).toBe('no-men-in-hand');
  });

  it('refuses moves before all men are dropped', () => {
    const at = withMen(rulesOf('top-secret'), 'A: a5, C: h8', 'A hC1 10 6');
    expect(movesAt(at)).toEqual(['--']);
    expect(answerTo(at, 'a5-off')).toBe('drops-first');
  });
});
