import { expect, test } from 'vitest';
import { type KeptCommand, keepCommands, type Shelf } from '../../src/online/kept-commands.ts';
import { GAME, RUTH } from './sample-game.ts';

const given = (id: string): KeptCommand => ({ id, person: RUTH.id, game: GAME, command: { do: 'resign' } });

/** A shelf with something on it, and what stands there later. */
function shelfWith(first: unknown): Shelf & { on: unknown } {
  const shelf = {
    on: first,
    read: () => shelf.on,
    write: (commands: readonly KeptCommand[]) => {
      shelf.on = commands;
    },
  };
  return shelf;
}

const ids = (commands: readonly KeptCommand[]): readonly string[] => commands.map(({ id }) => id);

test.each<readonly [string, unknown]>([
  ['is forbidden', undefined],
  ['is full', [given('before')]],
])('commands wait for their answers where the shelf %s', (_, on) => {
  const kept = keepCommands({ read: () => on, write: () => undefined });
  const before = ids(kept.all());
  kept.add(given('one'));
  kept.add(given('two'));
  expect(ids(kept.all())).toEqual([...before, 'one', 'two']);
  expect(kept.take('one')).toEqual(given('one'));
  expect(kept.take('one')).toBeUndefined();
  for (const id of before) kept.take(id);
  expect(ids(kept.all())).toEqual(['two']);
});

test('a shelf is shared between tabs', () => {
  const shelf = shelfWith([]);
  const [here, there] = [keepCommands(shelf), keepCommands(shelf)];
  there.add(given('one'));
  here.add(given('two'));
  expect(ids(here.all())).toEqual(['one', 'two']);
  there.take('one');
  expect(ids(here.all())).toEqual(['two']);
  expect(shelf.on).toEqual([given('two')]);
});

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['no list', { id: 'one' }],
  ['text', 'torn'],
  ['an empty command', [{}]],
  ['a command of nothing', [{ ...given('one'), command: null }]],
  ['a command without a game', [{ ...given('one'), game: undefined }]],
  ['null', [null]],
])('%s on the shelf is no command', (_, on) => {
  expect(keepCommands(shelfWith(on)).all()).toEqual([]);
});

test('commands are kept in the order in which they were given', () => {
  const kept = keepCommands(shelfWith([]));
  for (const id of ['one', 'two', 'three', 'two']) kept.add(given(id));
  expect(ids(kept.all())).toEqual(['one', 'three', 'two']);
  expect(kept.take('three')?.id).toBe('three');
  expect(kept.take('nobody')).toBeUndefined();
  expect(ids(kept.all())).toEqual(['one', 'two']);
});
