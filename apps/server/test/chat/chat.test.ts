import { rm } from 'node:fs/promises';
import type { ChatMessage } from '@halma/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { canRead, channelRefusal } from '../../src/chat/channels.ts';
import { Chat } from '../../src/chat/chat.ts';
import type { ChatReader } from '../../src/chat/chat-reader.ts';
import { parseWordFilter } from '../../src/chat/word-filter.ts';
import { NameCache } from '../../src/people/name-cache.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { createDataFolder } from '../data-folder.ts';
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
  folder = await createDataFolder();
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

/** Reads a chat page by page. Returns the texts of all messages that a person may see. */
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

describe('reading a chat to its end', () => {
  test.each<[string, string, number]>([
    ['after messages from a blocked person and from the other team', ann, 1],
    ['after messages from the other team', cleo, 251],
    ['after messages from the reader', bob, 501],
  ])('returns the last message %s', async (_, person, count) => {
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

test('a message is stored with its words masked, and one that contains a refused word is not stored', async () => {
  const send = (text: string) => chat.send(state, cleo, { id: text, channel: 'table', text });
  const sent = await send('Damn, well played');
  expect(await send('a slur')).toEqual({ ok: false, refusal: { code: 'filtered', detail: 'slur' } });
  const line = sent.ok ? sent.value : 0;
  const { messages } = await chat.readerFor(state.game, cleo).read(state, cleo, line - 1);
  expect(messages.map(({ text }) => text)).toEqual(['****, well played']);
});

describe('who may write and read, by channel, phase and role', () => {
  const listed = { listed: true };
  const teams = { rules: { game: 'halma-4', preset: 'standard', options } } as const;
  const waiting = new PlayedGame(gameSetup('halma-4', { ...teams, ...listed })).state;
  const playing = new PlayedGame(gameSetup('halma-4', { ...teams, ...listed })).seatPlayers().state;
  const delayed = { ...playing, terms: { ...playing.terms, spectatorsBehind: 5 } };
  const unlisted = { ...playing, terms: { ...playing.terms, listed: false } };
  const over = { ...playing, phase: 'over' } as const;
  const aborted = { ...playing, phase: 'aborted' } as const;
  const STATES = { waiting, playing, delayed, unlisted, over, aborted };
  const spectator = 'f'.repeat(16);

  test.each<[keyof typeof STATES, ChatMessage['channel'], string, string]>([
    ['waiting', 'table', 'ok', 'ok'],
    ['waiting', 'spectators', 'not-started', 'not-started'],
    ['playing', 'table', 'ok', 'not-seated'],
    ['playing', 'spectators', 'already-seated', 'ok'],
    ['playing', 'team', 'ok', 'no-team'],
    ['delayed', 'table', 'ok', 'not-seated'],
    ['delayed', 'spectators', 'already-seated', 'ok'],
    ['unlisted', 'table', 'ok', 'ok'],
    ['unlisted', 'spectators', 'already-seated', 'not-allowed'],
    ['over', 'table', 'ok', 'ok'],
    ['over', 'spectators', 'already-seated', 'game-over'],
    ['aborted', 'spectators', 'already-seated', 'game-over'],
  ])(
    '%s game, channel %s: a player who writes gets %s, and a spectator gets %s',
    (phase, channel, playerCode, spectatorCode) => {
      const state = STATES[phase];
      const codes = [ann, spectator].map(
        (person) => channelRefusal(state, person, channel)?.refusal.code ?? 'ok',
      );
      expect(codes).toEqual([playerCode, spectatorCode]);
    },
  );

  test.each<
    [
      keyof typeof STATES,
      ChatMessage['channel'],
      readonly [player: boolean, partner: boolean, opponent: boolean, spectator: boolean],
    ]
  >([
    ['playing', 'table', [true, true, true, true]],
    ['playing', 'team', [true, true, false, false]],
    ['playing', 'spectators', [false, false, false, true]],
    ['delayed', 'spectators', [false, false, false, true]],
    ['over', 'team', [true, true, false, false]],
    ['over', 'spectators', [true, true, true, true]],
    ['aborted', 'spectators', [true, true, true, true]],
  ])(
    '%s game, channel %s: whether the player, partner, opponent and spectator may read: %j',
    (phase, channel, expected) => {
      const message = { channel, seat: channel === 'spectators' ? undefined : 'A' } as const;
      const people = [ann, cleo, bob, spectator];
      expect(people.map((person) => canRead(STATES[phase], person, message))).toEqual(expected);
    },
  );

  test('spectators’ messages are filtered like players’ messages', async () => {
    const game = 'filteredgame1';
    const state = { ...playing, game };
    await store.people.addGuest(spectator, 0);
    const send = (text: string) => chat.send(state, spectator, { id: text, channel: 'spectators', text });
    expect(await send('damn, a ladder')).toEqual({ ok: true, value: 1 });
    expect(await send('a slur')).toMatchObject({ refusal: { code: 'filtered' } });
    const { messages } = await chat.readerFor(game, spectator).read(state, spectator, 0);
    expect(messages.map(({ text, channel }) => [text, channel])).toEqual([['****, a ladder', 'spectators']]);
  });

  test.each<
    [
      lineCount: number,
      phase: keyof typeof STATES,
      ChatMessage['channel'],
      ownLineCount: number,
      code: string,
    ]
  >([
    // If no one else writes, a person who has no seat may write 238 lines.
    [237, 'playing', 'spectators', 237, 'ok'],
    [238, 'playing', 'spectators', 238, 'too-many-lines'],
    [2500, 'playing', 'spectators', 124, 'ok'],
    [2500, 'playing', 'spectators', 125, 'too-many-lines'],
    [2500, 'over', 'table', 125, 'too-many-lines'],
    [4999, 'over', 'table', 0, 'ok'],
    [4999, 'over', 'table', 1, 'too-many-lines'],
    [5000, 'playing', 'spectators', 0, 'chat-full'],
    [5000, 'over', 'table', 0, 'chat-full'],
  ])(
    'in a chat of %i lines (%s game, channel %s), a spectator who has written %i of them gets %s',
    async (lineCount, phase, channel, ownLineCount, code) => {
      vi.spyOn(store.chat, 'lastLine').mockResolvedValueOnce(lineCount);
      vi.spyOn(store.chat, 'countBy').mockResolvedValueOnce(ownLineCount);
      const game = `share${lineCount}x${ownLineCount}${phase}`;
      const outgoing = { id: 'message-1', channel, text: 'hello' };
      const sent = await chat.send({ ...STATES[phase], game }, spectator, outgoing);
      expect(sent).toMatchObject(code === 'ok' ? { ok: true } : { ok: false, refusal: { code } });
    },
  );

  test('players can write even in a chat that is full for spectators', async () => {
    vi.spyOn(store.chat, 'lastLine').mockResolvedValue(5000);
    const outgoing = { id: 'message-1', channel: 'table', text: 'hello' } as const;
    expect(await chat.send({ ...playing, game: 'fullgame1' }, ann, outgoing)).toMatchObject({ ok: true });
  });
});
