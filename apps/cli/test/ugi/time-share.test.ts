import fc from 'fast-check';
import { expect, test } from 'vitest';
import { millisecondsFor } from '../../src/ugi/time-share.ts';

test('a clock never runs out, however long the game', () => {
  const increment = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 3_600_000 }), increment, (base, more) => {
      let left = base;
      for (let turn = 0; turn < 300; turn += 1) {
        const spent = millisecondsFor({ left, increment: more });
        expect(spent).toBeGreaterThan(0);
        expect(spent).toBeLessThan(Math.max(left, 1.5));
        left = Math.max(left - spent, 1) + more;
      }
    }),
  );
});
