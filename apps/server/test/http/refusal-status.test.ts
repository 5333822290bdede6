import type { RefusalCode } from '@halma/protocol';
import { expect, test } from 'vitest';
import { refusalStatus } from '../../src/http/refusal-status.ts';

test.each<[what: string, status: number, codes: readonly RefusalCode[]]>([
  [
    'a limit on a person, set by a moderator or by the server',
    403,
    ['muted', 'suspended', 'barred-from-rated', 'aborted-too-often'],
  ],
  ['a conflict with the state of a game', 409, ['stale-ply', 'not-your-turn', 'game-over']],
])('%s has the status %i', (_, status, codes) => {
  expect(codes.map(refusalStatus)).toEqual(codes.map(() => status));
});
