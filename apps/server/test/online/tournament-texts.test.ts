import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewTournament, TournamentView } from '@halma/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder } from '../data-folder.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { type Client, newId } from './client.ts';
import { createReport } from './reported-account.ts';
import { startTestServer } from './test-server.ts';

let folder: string;
beforeAll(async () => {
  folder = await createDataFolder();
  await writeFile(join(folder, 'words.txt'), 'duffer\n!cheat\n');
});
afterAll(() => rm(folder, { recursive: true }));

const { createClient } = startTestServer(1000, () => ({ CHAT_FILTER: join(folder, 'words.txt') }));

interface Response {
  readonly tournament?: string;
  readonly refusal?: { readonly code: string };
}

/** Announces a tournament that starts in an hour. Returns the path of its routes, or the refusal code. */
async function announce(organiser: Client, overrides: Partial<NewTournament>): Promise<string> {
  const setup = newTournament(2, { startsAt: Date.now() + 3_600_000, ...overrides });
  const { tournament, refusal } = await organiser.fetchJson<Response>('POST', '/api/tournaments', {
    id: newId(),
    setup,
  });
  return tournament === undefined ? (refusal?.code ?? '') : `/api/tournaments/${tournament}`;
}

/** Calls a tournament off. Returns `ok`, or the refusal code. */
async function callOff(organiser: Client, path: string, why: string): Promise<string> {
  const body = { id: newId(), command: { do: 'call-off', why } };
  const { refusal } = await organiser.fetchJson<Response>('POST', `${path}/commands`, body);
  return refusal?.code ?? 'ok';
}

test('the filter masks or refuses the name, the description and the reasons of a tournament', async () => {
  const organiser = await createClient('account');
  expect(await announce(organiser, { name: 'The cheat cup' })).toBe('filtered');
  expect(await announce(organiser, { text: 'No cheat may enter.' })).toBe('filtered');
  const path = await announce(organiser, { name: 'The Duffer cup', text: 'Every duffer is welcome.' });
  expect(await callOff(organiser, path, 'someone is a cheat')).toBe('filtered');
  expect(await callOff(organiser, path, 'only one duffer came')).toBe('ok');
  expect(await organiser.fetchJson<TournamentView>('GET', path)).toMatchObject({
    setup: { name: 'The ****** cup', text: 'Every ****** is welcome.' },
    why: 'only one ****** came',
  });
});

test('a muted person cannot announce a tournament or give a reason, but a moderator can call it off', async () => {
  const { host, anna, moderate } = await createReport(createClient);
  const path = await announce(anna, {});
  expect((await moderate({ deed: 'mute', hours: 1 })).status).toBe(204);
  expect(await announce(anna, {})).toBe('muted');
  expect(await callOff(anna, path, 'too cold')).toBe('muted');
  expect(await callOff(host, path, 'too cold')).toBe('ok');
});
