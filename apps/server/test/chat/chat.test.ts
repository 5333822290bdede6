import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Chat } from '../../src/chat/chat.ts';
import type { ChatReader } from '../../src/chat/chat-reader.ts';
import { parseWordFilter } from '../../src/chat/word-filter.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { gameSetup, PlayedGame, personFor } from '../game/played-game.ts';

const [ann, bob, cleo] = [personFor('A'), personFor('B'), personFor('C')];
const options = { teams: 'opposite' } as const;
const { state } = new PlayedGame(
  gameSetup('halma-4', { rules: { game: 'halma-4', preset: 'standard', options } }),
).seatPlayers();

let folder = '';
let store: Store;
let chat: Chat;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-chat-'));
  const opened = await openStore({ folder });
  if (opened === undefined) throw new Error('the folder is locked');
  store = opened;
  const { people } = store;
  const now = () => 0;
  const words = parseWordFilter('damn\n!slur');
  if (!words.ok) throw new Error(words.refusal);
  const filter = { apply: async (text: string) => words.value(text) };
  const names = new NameCache(people, openLocalBus(), now);
  chat = new Chat({ store: store.chat, people, names, bus: openLocalBus(), limit: () => 0, filter, now });
  for (const person of [ann, bob, cleo]) await people.addGuest(person, 0);
  await people.block(ann, bob, 1);
  const send = (person: string, channel: 'table' | 'team', text: string) =>
    chat.send(state, person, { id: text, channel, text });
  await Promise.all(Array.from({ length: 250 }, (_, index) => send(bob, 'table', `table ${index}`)));
  await Promise.all(Array.from({ length: 250 }, (_, index) => send(bob, 'team', `team ${index}`)));
  await send(cleo, 'table', 'the last message');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function readAll(person: string, reader: ChatReader): Promise<string[]> {
  const texts: string[] = [];
  for (let after = 0; ; ) {
    const page = await reader.read(state, person, after);
    expect(page.lastLine).toBeGreaterThanOrEqual(after);
    texts.push(...page.messages.map(({ text }) => text));
    if (page.isLast) return texts;
    after = page.lastLine;
  }
}

describe('returns the last message of a chat', () => {
  test.each<[string, string, number]>([
    ['after messages from a blocked person and from the other team', ann, 1],
    ['after messages from the other team', cleo, 251],
    ['after messages from the reader', bob, 501],
  ])('%s', async (_, person, count) => {
    const texts = await readAll(person, chat.readerFor(state.game, person));
    expect([texts.length, texts.at(-1)]).toEqual([count, 'the last message']);
  });

  test('returns nothing after the last message', async () => {
    expect(await chat.readerFor(state.game, ann).read(state, ann, 501)).toEqual({
      messages: [],
      lastLine: 501,
      isLast: true,
    });
  });
});

test('a message is stored without its masked words, and one with a refused word is not stored', async () => {
  const send = (text: string) => chat.send(state, cleo, { id: text, channel: 'table', text });
  const sent = await send('Damn, well played');
  expect(await send('a slur')).toEqual({ ok: false, refusal: { code: 'filtered', detail: 'slur' } });
  const line = sent.ok ? sent.value : 0;
  const { messages } = await chat.readerFor(state.game, cleo).read(state, cleo, line - 1);
  expect(messages.map(({ text }) => text)).toEqual(['****, well played']);
});
