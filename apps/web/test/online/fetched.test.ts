import { expect, test } from 'vitest';
import { createLatest, fetchedOf } from '../../src/online/fetched.ts';

test('an empty response is a known value, and a refusal is a failure', () => {
  expect(fetchedOf({ ok: true, value: [] })).toEqual({ kind: 'known', value: [] });
  expect(fetchedOf({ ok: false, refusal: { code: 'no-connection' } })).toEqual({
    kind: 'failed',
    failure: { code: 'no-connection' },
  });
});

test('a response to an outdated request is ignored', async () => {
  const latest = createLatest();
  let resolveSlow: (value: string) => void = () => undefined;
  const slow = latest(
    new Promise<string>((resolve) => {
      resolveSlow = resolve;
    }),
  );
  const quick = latest(Promise.resolve('over'));
  expect(await quick).toBe('over');
  resolveSlow('all');
  expect(await slow).toBeUndefined();
  expect(await latest(Promise.resolve('playing'))).toBe('playing');
});
