import { expect, test } from 'vitest';
import {
  type CommandStorage,
  createPendingCommands,
  type PendingCommand,
} from '../../src/online/pending-commands.ts';
import { GAME, RUTH } from './sample-game.ts';

const given = (id: string): PendingCommand => ({
  id,
  person: RUTH.id,
  game: GAME,
  command: { do: 'resign' },
});

/** Returns a storage with content, which later writes replace. */
function storageWith(first: unknown): CommandStorage & { on: unknown } {
  const storage = {
    on: first,
    read: () => storage.on,
    write: (commands: readonly PendingCommand[]) => {
      storage.on = commands;
    },
  };
  return storage;
}

const ids = (commands: readonly PendingCommand[]): readonly string[] => commands.map(({ id }) => id);

test.each<readonly [string, unknown]>([
  ['is forbidden', undefined],
  ['is full', [given('before')]],
])('stores commands until their acknowledgement if the storage %s', (_, on) => {
  const commands = createPendingCommands({ read: () => on, write: () => undefined });
  const before = ids(commands.all());
  commands.add(given('one'));
  commands.add(given('two'));
  expect(ids(commands.all())).toEqual([...before, 'one', 'two']);
  expect(commands.take('one')).toEqual(given('one'));
  expect(commands.take('one')).toBeUndefined();
  for (const id of before) commands.take(id);
  expect(ids(commands.all())).toEqual(['two']);
});

test('tabs share one storage', () => {
  const storage = storageWith([]);
  const [here, there] = [createPendingCommands(storage), createPendingCommands(storage)];
  there.add(given('one'));
  here.add(given('two'));
  expect(ids(here.all())).toEqual(['one', 'two']);
  there.take('one');
  expect(ids(here.all())).toEqual(['two']);
  expect(storage.on).toEqual([given('two')]);
});

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['no list', { id: 'one' }],
  ['text', 'torn'],
  ['an empty command', [{}]],
  ['a command of nothing', [{ ...given('one'), command: null }]],
  ['a command without a game', [{ ...given('one'), game: undefined }]],
  ['null', [null]],
])('reads no command from %s', (_, on) => {
  expect(createPendingCommands(storageWith(on)).all()).toEqual([]);
});

test('stores commands in their order', () => {
  const commands = createPendingCommands(storageWith([]));
  for (const id of ['one', 'two', 'three', 'two']) commands.add(given(id));
  expect(ids(commands.all())).toEqual(['one', 'three', 'two']);
  expect(commands.take('three')?.id).toBe('three');
  expect(commands.take('unknown')).toBeUndefined();
  expect(ids(commands.all())).toEqual(['one', 'two']);
});
