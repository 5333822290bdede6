import type { RefusalCode } from '@halma/protocol';
import { expect, test } from 'vitest';
import { enterTournament, waitForTables } from '../../src/bot/enter-tournament.ts';

/**
 * Returns a connection whose server gives the same answer to every command and report.
 *
 * @param code the refusal; undefined to accept
 */
function connectionForTests(code?: RefusalCode | 'stopping', format = 'arena') {
  const paths: string[] = [];
  const bodies: unknown[] = [];
  const post = async (path: string, body: unknown) => {
    paths.push(path);
    bodies.push(body);
    return code === undefined ? ({ ok: true, body: {} } as const) : ({ ok: false, code } as const);
  };
  const get = async () => ({ ok: true, body: { setup: { format } } }) as const;
  return { paths, bodies, post, get };
}

test.each<[string, RefusalCode | 'stopping' | undefined, string | undefined, RefusalCode | undefined]>([
  ['an accepted entry', undefined, undefined, undefined],
  ['an accepted entry with a password', undefined, 'sesame', undefined],
  ['an earlier entry', 'already-entered', undefined, undefined],
  ['an entry while the bot stops', 'stopping', undefined, undefined],
  ['a refused entry', 'entry-closed', undefined, 'entry-closed'],
])('enterTournament returns a reason only for a refused entry: %s', async (_, answer, password, result) => {
  const connection = connectionForTests(answer);
  expect(await enterTournament(connection, { id: 'abcd1234', password }, () => 'an-id-00')).toBe(result);
  expect(connection.paths).toEqual(['/api/tournaments/abcd1234/commands']);
  const command = { do: 'enter', ...(password === undefined ? {} : { password }) };
  expect(connection.bodies).toEqual([{ id: 'an-id-00', command }]);
});

test.each(['swiss', 'round-robin', 'knockout'])(
  'a program does not wait for tables in a tournament with the format %s',
  async (format) => {
    const connection = connectionForTests(undefined, format);
    const { signal } = new AbortController();
    expect(await waitForTables(connection, 'abcd1234', signal, () => true)).toBeUndefined();
    expect(connection.paths).toEqual([]);
  },
);

test('a program waits for tables while it can play at one', async () => {
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

test('a program that may not wait receives the reason', async () => {
  const connection = connectionForTests('not-found');
  const { signal } = new AbortController();
  expect(await waitForTables(connection, 'abcd1234', signal, () => true)).toBe('not-found');
  expect(connection.paths).toHaveLength(1);
});
