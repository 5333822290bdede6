import type { NewTournament, NoticeView, TournamentView } from '@halma/protocol';
import { DEFAULT_PREFERENCES } from '@halma/protocol';
import { expect, test } from 'vitest';
import { newTournament, partnerTerms } from '../tournament/simulated-tournament.ts';
import { type Client, newId } from './client.ts';
import { startTestServer } from './test-server.ts';

const { createClient } = startTestServer(1000);

interface Player {
  readonly client: Client;
  readonly id: string;
}

async function newPlayer(role: 'account' | 'guest' = 'account'): Promise<Player> {
  const client = await createClient(role);
  const { person } = await client.fetchJson<{ person: { id: string } }>('GET', '/api/session');
  return { client, id: person.id };
}

/** Announces a tournament with fixed pairs. Returns the base path of its routes. */
async function announce(overrides: Partial<NewTournament> = {}, by?: Player): Promise<string> {
  const organiser = by ?? (await newPlayer());
  const setup = newTournament(4, {
    ...partnerTerms(4),
    format: 'swiss',
    rounds: 2,
    partners: 'fixed',
    startsAt: Date.now() + 3_600_000,
    ...overrides,
  });
  const { tournament } = await organiser.client.fetchJson<{ tournament: string }>(
    'POST',
    '/api/tournaments',
    {
      id: newId(),
      setup,
    },
  );
  return `/api/tournaments/${tournament}`;
}

/** Sends a command. Returns `ok`, or the refusal code. */
async function send({ client }: Player, path: string, command: object): Promise<string> {
  const response = await client.fetch('POST', `${path}/commands`, { id: newId(), command });
  return response.ok ? 'ok' : ((await response.json()) as { refusal: { code: string } }).refusal.code;
}

const viewOf = ({ client }: Player, path: string): Promise<TournamentView> => client.fetchJson('GET', path);

async function invitationsTo({ client }: Player): Promise<readonly NoticeView[]> {
  const notices = await client.fetchJson<readonly NoticeView[]>('GET', '/api/notices');
  return notices.filter(({ content }) => content.kind === 'partner-invited');
}

test('an invitation creates a notice, and accepting it makes the two people partners', async () => {
  const path = await announce();
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  expect(await send(ann, path, { do: 'enter', partner: ben.id })).toBe('ok');
  expect((await viewOf(ann, path)).ownPair).toMatchObject({ invited: ben.id, invitations: [] });
  expect((await viewOf(ann, path)).people.map(({ id }) => id)).toContain(ben.id);
  expect(await invitationsTo(ben)).toMatchObject([{ about: ann.id, content: { title: 'Spring cup' } }]);
  expect((await viewOf(ben, path)).ownPair).toEqual({ invitations: [ann.id] });
  expect(await send(ben, path, { do: 'enter', partner: ann.id })).toBe('ok');
  expect(await invitationsTo(ben)).toEqual([]);
  const { entries, ownPair } = await viewOf(ben, path);
  expect(ownPair).toBeUndefined();
  expect(entries.map(({ person, partner }) => [person, partner])).toEqual([
    [ann.id, ben.id],
    [ben.id, ann.id],
  ]);
  const ownTournaments = await ben.client.fetchJson<readonly object[]>('GET', '/api/account/tournaments');
  expect(ownTournaments).toHaveLength(1);
});

test('a guest enters with a code from their partner', async () => {
  const path = await announce({ password: 'tea' });
  const [ann, ben] = [await newPlayer('guest'), await newPlayer('guest')];
  expect(await send(ann, path, { do: 'enter', password: 'tea' })).toBe('ok');
  const { code = '' } = (await viewOf(ann, path)).ownPair ?? {};
  expect(code).toMatch(/^[0-9a-z]{8}$/);
  expect(await send(ben, path, { do: 'enter', code })).toBe('wrong-entry-password');
  expect(await send(ben, path, { do: 'enter', code: 'zzzzzzzz', password: 'tea' })).toBe(
    'wrong-partner-code',
  );
  expect(await send(ben, path, { do: 'enter', code, password: 'tea' })).toBe('ok');
  expect((await viewOf(ben, path)).entries[1]?.partner).toBe(ann.id);
});

test('declining removes the notice, and the invitation cannot be repeated', async () => {
  const path = await announce();
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  await send(ann, path, { do: 'enter', partner: ben.id });
  expect(await send(ben, path, { do: 'decline', partner: ann.id })).toBe('ok');
  expect(await invitationsTo(ben)).toEqual([]);
  expect((await viewOf(ann, path)).ownPair?.invited).toBeUndefined();
  expect(await send(ann, path, { do: 'enter', partner: ben.id })).toBe('no-partner');
});

/** In each row, Ann has already invited Ben. The number says how many invitation notices Ben has at the end. */
test.each<
  [
    string,
    (people: Readonly<Record<'ann' | 'ben' | 'cara' | 'organiser', Player>>, path: string) => Promise<string>,
    number,
  ]
>([
  [
    'Ann invites Cara instead',
    ({ ann, cara }, path) => send(ann, path, { do: 'enter', partner: cara.id }),
    0,
  ],
  ['Ann leaves', ({ ann }, path) => send(ann, path, { do: 'leave' }), 0],
  [
    'the organiser removes Ann',
    ({ ann, organiser }, path) => send(organiser, path, { do: 'remove', person: ann.id }),
    0,
  ],
  [
    'the organiser calls the tournament off',
    ({ organiser }, path) => send(organiser, path, { do: 'call-off', why: 'rain' }),
    0,
  ],
  [
    'Cara becomes Ann’s partner by code',
    async ({ ann, cara }, path) => {
      const { code } = (await viewOf(ann, path)).ownPair ?? {};
      return send(cara, path, { do: 'enter', code });
    },
    0,
  ],
  [
    'Ben declines, and Cara invites Ben too',
    async ({ ann, ben, cara }, path) => {
      await send(cara, path, { do: 'enter', partner: ben.id });
      return send(ben, path, { do: 'decline', partner: ann.id });
    },
    1,
  ],
  [
    'Ann leaves, and Cara invites Ben too',
    async ({ ann, ben, cara }, path) => {
      await send(cara, path, { do: 'enter', partner: ben.id });
      return send(ann, path, { do: 'leave' });
    },
    1,
  ],
])('an invitation’s notice is deleted when %s', async (_, act, remaining) => {
  const [ann, ben, cara, organiser] = [
    await newPlayer(),
    await newPlayer(),
    await newPlayer(),
    await newPlayer(),
  ];
  const path = await announce({}, organiser);
  expect(await send(ann, path, { do: 'enter', partner: ben.id })).toBe('ok');
  expect(await invitationsTo(ben)).toHaveLength(1);
  expect(await act({ ann, ben, cara, organiser }, path)).toBe('ok');
  expect(await invitationsTo(ben)).toHaveLength(remaining);
});

/** Each row makes a person who refuses invitations from Ann, and returns the id that Ann invites. */
test.each<[reason: string, invitedId: (ann: Player) => Promise<string>]>([
  [
    'has blocked the player',
    async (ann) => {
      const ben = await newPlayer();
      await ben.client.fetch('PUT', `/api/blocks/${ann.id}`);
      return ben.id;
    },
  ],
  [
    'accepts no challenges',
    async () => {
      const ben = await newPlayer();
      await ben.client.fetch('PUT', '/api/preferences', { ...DEFAULT_PREFERENCES, challenges: 'none' });
      return ben.id;
    },
  ],
  ['is a guest', async () => (await newPlayer('guest')).id],
  ['does not exist', async () => '0000000000000000'],
])('an invitation is refused if the person %s', async (_, invitedId) => {
  const path = await announce();
  const ann = await newPlayer();
  expect(await send(ann, path, { do: 'enter', partner: await invitedId(ann) })).toBe('no-partner');
  expect((await viewOf(ann, path)).entries).toEqual([]);
});

test('a person cannot enter with the code of a player whom they have blocked', async () => {
  const path = await announce();
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  await ben.client.fetch('PUT', `/api/blocks/${ann.id}`);
  expect(await send(ann, path, { do: 'enter' })).toBe('ok');
  const { code } = (await viewOf(ann, path)).ownPair ?? {};
  expect(await send(ben, path, { do: 'enter', code })).toBe('no-partner');
});

test('a player whose partner deletes their account has no partner', async () => {
  const path = await announce();
  const [ann, ben] = [await newPlayer(), await newPlayer()];
  await send(ann, path, { do: 'enter', partner: ben.id });
  await send(ben, path, { do: 'enter', partner: ann.id });
  expect((await ann.client.fetch('DELETE', '/api/account')).status).toBe(204);
  const { entries, ownPair } = await viewOf(ben, path);
  expect(entries).toMatchObject([{ person: ben.id }]);
  expect(entries[0]?.partner).toBeUndefined();
  expect(ownPair?.code).toBeDefined();
});
