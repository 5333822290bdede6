import type { RefusalCode } from '@halma/protocol';
import { expect, test } from 'vitest';
import { enterTournament, waitForTables } from '../../src/bot/enter-tournament.ts';

/** A connection whose server gives the same answer to every request. @param code the refusal; undefined to accept */
function connectionForTests(code?: RefusalCode) {
  const paths: string[] = [];
  const post = async (path: string) => {
    paths.push(path);
    return code === undefined ? ({ ok: true, body: {} } as const) : ({ ok: false, code } as const);
  };
  return { paths, post };
}

test.each<[string, RefusalCode | undefined, RefusalCode | undefined]>([
  ['an accepted entry', undefined, undefined],
  ['an entry from before', 'already-entered', undefined],
  ['a refused entry', 'entry-closed', 'entry-closed'],
])('%s', async (_, answer, result) => {
  const connection = connectionForTests(answer);
  expect(await enterTournament(connection, 'abcd1234')).toBe(result);
  expect(connection.paths).toEqual(['/api/tournaments/abcd1234/commands']);
});

test('a program waits for tables while it would play at one', async () => {
  const connection = connectionForTests();
  const stop = new AbortController();
  const answers = [true, true, false, false, true];
  const counts: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => {
    // The server forgets players after fifteen seconds.
    expect(milliseconds).toBeLessThan(15_000);
    counts.push(connection.paths.length);
    if (counts.length === answers.length) stop.abort();
  };
  const canPlay = (): boolean => answers[counts.length] === true;
  expect(await waitForTables(connection, 'abcd1234', stop.signal, canPlay, wait)).toBeUndefined();
  expect(counts).toEqual([1, 2, 2, 2, 3]);
  expect(new Set(connection.paths)).toEqual(new Set(['/api/tournaments/abcd1234/waiting']));
});

test('a program that may not wait learns why', async () => {
  const connection = connectionForTests('not-found');
  const { signal } = new AbortController();
  expect(await waitForTables(connection, 'abcd1234', signal, () => true)).toBe('not-found');
  expect(connection.paths).toHaveLength(1);
});
