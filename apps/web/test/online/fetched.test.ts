import { expect, test } from 'vitest';
import { createLatest, fetchedOf } from '../../src/online/fetched.ts';

test('an answer is known, be it empty; a refusal is a failure', () => {
  expect(fetchedOf({ ok: true, value: [] })).toEqual({ kind: 'known', value: [] });
  expect(fetchedOf({ ok: false, refusal: { code: 'no-connection' } })).toEqual({
    kind: 'failed',
    failure: { code: 'no-connection' },
  });
});

test('an answer that is overtaken by a later question counts no more', async () => {
  const latest = createLatest();
  let tellSlow: (value: string) => void = () => undefined;
  const slow = latest(
    new Promise<string>((tell) => {
      tellSlow = tell;
    }),
  );
  const quick = latest(Promise.resolve('over'));
  expect(await quick).toBe('over');
  tellSlow('all');
  expect(await slow).toBeUndefined();
  expect(await latest(Promise.resolve('playing'))).toBe('playing');
});
