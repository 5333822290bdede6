import { describe, expect } from 'vitest';
import { appendAll, appendsOf, locationsForTests, startedGame, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract('numbers the lines of a chat without gaps, and stores a repeated message once', async () => {
    const store = await open();
    const { chat } = store;
    const appends = appendsOf(startedGame());
    await appendAll(store, appends);
    const game = appends[0]?.state.game ?? '';
    expect(await chat.lastLines([game, 'nothing'])).toEqual(new Map());
    const add = (command: string, person = 'ann') =>
      chat.add({ game, command, at: 1, person, seat: undefined, channel: 'table', text: command });
    const lines = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`line-${index}`)));
    expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await add('line-3')).toBe(lines[3]);
    expect(await chat.read(game, 10, 50)).toHaveLength(2);
    expect(await chat.lastLines([game, 'nothing'])).toEqual(new Map([[game, 12]]));
    await add('line-x', 'eve');
    await store.people.anonymize('eve');
    const [deleted] = await chat.read(game, 12, 50);
    expect(deleted).toMatchObject({ line: 13, person: '', text: '' });
    expect(await chat.listByAuthor('eve')).toEqual([]);
    expect(await add('line-y')).toBe(14);
  });
});
