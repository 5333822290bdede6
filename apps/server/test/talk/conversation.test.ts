import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Names } from '../../src/people/names.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { Conversation } from '../../src/talk/conversation.ts';
import { PlayedGame, personFor, planOf } from '../game/played.ts';

const [ann, bob, cleo] = [personFor('A'), personFor('B'), personFor('C')];
const options = { teams: 'opposite' } as const;
const { state } = new PlayedGame(
  planOf('halma-4', { rules: { game: 'halma-4', preset: 'standard', options } }),
).seatAll();

let folder = '';
let store: Store;
let conversation: Conversation;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-talk-'));
  const opened = await openStore({ folder });
  if (opened === undefined) throw new Error('the folder is taken');
  store = opened;
  const { talk, people } = store;
  const now = () => 0;
  const names = new Names(people, now);
  conversation = new Conversation({ talk, people, names, bus: openLocalBus(), limit: () => 0, now });
  for (const person of [ann, bob, cleo]) await people.addGuest(person, 0);
  await people.block(ann, bob);
  const say = (person: string, channel: 'table' | 'team', text: string) =>
    conversation.say(state, person, { id: text, channel, text });
  await Promise.all(Array.from({ length: 250 }, (_, index) => say(bob, 'table', `table ${index}`)));
  await Promise.all(Array.from({ length: 250 }, (_, index) => say(bob, 'team', `team ${index}`)));
  await say(cleo, 'table', 'the last word');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function allFor(person: string): Promise<string[]> {
  const texts: string[] = [];
  for (let after = 0; ; ) {
    const page = await conversation.read(state, person, after);
    expect(page.upTo).toBeGreaterThanOrEqual(after);
    texts.push(...page.lines.map(({ text }) => text));
    if (page.isLast) return texts;
    after = page.upTo;
  }
}

describe('however many lines lie before it, a line is read', () => {
  test.each<[string, string, number]>([
    ['behind those of somebody blocked, and of another team', ann, 1],
    ['behind those of another team', cleo, 251],
    ['behind one’s own', bob, 501],
  ])('%s', async (_, person, count) => {
    const texts = await allFor(person);
    expect([texts.length, texts.at(-1)]).toEqual([count, 'the last word']);
  });

  test('and nothing comes after the last', async () => {
    expect(await conversation.read(state, ann, 501)).toEqual({ lines: [], upTo: 501, isLast: true });
  });
});
