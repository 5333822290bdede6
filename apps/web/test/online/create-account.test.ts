import { expect, test } from 'vitest';
import type { Api } from '../../src/online/api.ts';
import { createAccountRequest } from '../../src/online/create-account.ts';

const ANN = { name: 'Ann', password: 'a long password' };
const ME = {
  person: { id: 'p'.repeat(16), name: 'Ann', guest: false },
  hasPassword: true,
  isHost: false,
  limits: [],
};

const done = (value: unknown) => ({ ok: true, value }) as const;
const refused = (code: string) => ({ ok: false, refusal: { code } }) as const;
const LOST = refused('no-connection');
const CREATED = done({ ...ME, recoveryCodes: ['first'] });

type Response = readonly [route: string, result: ReturnType<typeof done> | ReturnType<typeof refused>];

const REPETITION: readonly Response[] = [
  ['signIn', done(ME)],
  ['createRecoveryCodes', done(['second'])],
];

test.each<{ name: string; responses: readonly Response[]; second?: typeof ANN; result: string }>([
  { name: 'has created it', responses: [['createAccount', CREATED]], result: 'first' },
  ...['no-session', 'has-account', 'name-taken'].map((code) => ({
    name: `has created it, and refuses the repeated request with ${code}`,
    responses: [
      ['createAccount', LOST],
      ['createAccount', refused(code)],
      ...REPETITION,
    ] satisfies Response[],
    result: 'second',
  })),
  {
    name: 'never received the request',
    responses: [
      ['createAccount', LOST],
      ['createAccount', CREATED],
    ],
    result: 'first',
  },
  {
    name: 'never received the request, and another person has the name',
    responses: [
      ['createAccount', LOST],
      ['createAccount', refused('name-taken')],
      ['signIn', refused('wrong-password')],
    ],
    result: 'name-taken',
  },
  {
    name: 'has refused the request',
    responses: [
      ['createAccount', refused('too-many')],
      ['createAccount', refused('name-taken')],
    ],
    result: 'name-taken',
  },
  {
    name: 'does not respond, and the next request has another password',
    responses: [
      ['createAccount', LOST],
      ['createAccount', refused('name-taken')],
    ],
    second: { ...ANN, password: 'another password' },
    result: 'name-taken',
  },
  {
    name: 'has created it, and the response to the sign-in is lost',
    responses: [
      ['createAccount', LOST],
      ['createAccount', refused('no-session')],
      ['signIn', LOST],
      ['createAccount', refused('has-account')],
      ...REPETITION,
    ],
    result: 'second',
  },
])(
  'the creation of an account returns $result if the server $name',
  async ({ responses, second = ANN, result }) => {
    const left = [...responses];
    const api = (async (route: string) => {
      const [expected, response] = left.shift() ?? [];
      expect(route).toBe(expected);
      return response;
    }) as Api;
    const create = createAccountRequest(api);
    let last = await create(ANN);
    while (left.length > 0) last = await create(second);
    expect(last.ok ? last.value.recoveryCodes[0] : last.refusal.code).toBe(result);
  },
);
