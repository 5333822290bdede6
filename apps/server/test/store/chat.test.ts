import { describe, expect } from 'vitest';
import { appendAll, appendsOf, locationsForTests, startedGame, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('numbers a chat’s lines without gaps, and stores a repeated message once', async () => {
    const store = await open();
    const { chat } = store;
    const appends = appendsOf(startedGame());
    await appendAll(store, appends);
    const game = appends[0]?.state.game ?? '';
    expect(await chat.lastLines([game, 'nothing'])).toEqual(new Map());
    const add = (command: string, person = 'ann', text = command) =>
      chat.add({ game, command, at: 1, person, seat: undefined, channel: 'table', text });
    const added = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`line-${index}`)));
    const lines = added.map((result) => (result.ok ? result.value : -1));
    expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await add('line-3')).toEqual(added[3]);
    expect(await add('line-3', 'ann', 'another text')).toEqual({ ok: false, refusal: { code: 'id-reused' } });
    expect([await chat.countBy(game, 'ann'), await chat.countBy(game, 'bob')]).toEqual([12, 0]);
    expect(await chat.read(game, 10, 50)).toHaveLength(2);
    expect(await chat.lastLines([game, 'nothing'])).toEqual(new Map([[game, 12]]));
    await add('line-x', 'eve');
    await store.people.anonymize('eve', 2);
    const [deleted] = await chat.read(game, 12, 50);
    expect(deleted).toMatchObject({ line: 13, person: '', text: '' });
    expect(await chat.listByAuthor('eve', { game: '', line: 0 }, 10)).toEqual([]);
    expect(await add('line-y')).toEqual({ ok: true, value: 14 });
  });
});
