import { expect, test } from 'vitest';
import type { ApiResult } from '../../src/online/failure.ts';
import {
  createLatestFilter,
  createPendingChanges,
  type Fetched,
  fetchedAgain,
  toFetched,
} from '../../src/online/fetched.ts';

test('an empty response is a known value, and a refusal is a failure', () => {
  expect(toFetched({ ok: true, value: [] })).toEqual({ kind: 'known', value: [] });
  expect(toFetched({ ok: false, refusal: { code: 'no-connection' } })).toEqual({
    kind: 'failed',
    failure: { code: 'no-connection' },
  });
});

const OFFLINE = { code: 'no-connection' } as const;
const OLD: Fetched<number> = { kind: 'known', value: 1 };

test.each<readonly [string, Fetched<number>, Fetched<number>, Fetched<number>]>([
  ['a loaded value', OLD, { ...OLD, failure: OFFLINE }, { kind: 'known', value: 2 }],
  ['an old value', { ...OLD, failure: OFFLINE }, { ...OLD, failure: OFFLINE }, { kind: 'known', value: 2 }],
  ['no value', { kind: 'unknown' }, { kind: 'failed', failure: OFFLINE }, { kind: 'known', value: 2 }],
])('%s stays, with the failure, until the next response replaces it', (_, before, failed, loaded) => {
  expect(fetchedAgain(before, { ok: false, refusal: OFFLINE })).toEqual(failed);
  expect(fetchedAgain(before, { ok: true, value: 2 })).toEqual(loaded);
});

test('a response to an outdated request is ignored', async () => {
  const ifLatest = createLatestFilter();
  let resolveSlow: (value: string) => void = () => undefined;
  const slow = ifLatest(
    new Promise<string>((resolve) => {
      resolveSlow = resolve;
    }),
  );
  const quick = ifLatest(Promise.resolve('over'));
  expect(await quick).toBe('over');
  resolveSlow('all');
  expect(await slow).toBeUndefined();
  expect(await ifLatest(Promise.resolve('playing'))).toBe('playing');
});

test.each([
  ['in order', [0, 1], [true, true], [false]],
  ['out of order', [1, 0], [true, true], [false]],
  ['with a failure in between', [0, 1], [false, true], [true]],
  ['with a failure at the end', [1, 0], [false, true], [true]],
] as const)(
  'the end of changes that end %s is reported once, after the last one',
  async (_, order, areSaved, expected) => {
    const ends: boolean[] = [];
    const changes = createPendingChanges((hasFailed) => void ends.push(hasFailed));
    const settle: ((result: ApiResult<null>) => void)[] = [];
    const results = areSaved.map(() => changes.add<null>(new Promise((resolve) => settle.push(resolve))));
    for (const index of order) {
      expect(ends).toEqual([]);
      expect(changes.arePending()).toBe(true);
      const result: ApiResult<null> = areSaved[index]
        ? { ok: true, value: null }
        : { ok: false, refusal: OFFLINE };
      settle[index]?.(result);
      expect(await results[index]).toBe(result);
    }
    expect(ends).toEqual(expected);
    await changes.add(Promise.resolve({ ok: true, value: null }));
    expect(ends).toEqual([...expected, false]);
  },
);
