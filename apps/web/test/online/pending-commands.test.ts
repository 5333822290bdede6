import { expect, test } from 'vitest';
import {
  type CommandStorage,
  createPendingCommands,
  type PendingCommand,
} from '../../src/online/pending-commands.ts';
import { GAME, RUTH } from './sample-game.ts';

const commandOf = (id: string): PendingCommand => ({
  id,
  person: RUTH.id,
  game: GAME,
  command: { do: 'resign' },
});

/** Returns a storage with initial content. */
function storageWith(initial: unknown): CommandStorage & { content: unknown } {
  const storage = {
    content: initial,
    read: () => storage.content,
    write: (commands: readonly PendingCommand[]) => {
      storage.content = commands;
    },
  };
  return storage;
}

const ids = (commands: readonly PendingCommand[]): readonly string[] => commands.map(({ id }) => id);

test.each<readonly [string, unknown]>([
  ['is blocked', undefined],
  ['is full', [commandOf('before')]],
])('commands are kept until the server responds to them, even if the storage %s', (_, content) => {
  const commands = createPendingCommands({ read: () => content, write: () => undefined });
  const before = ids(commands.all());
  commands.add(commandOf('one'));
  commands.add(commandOf('two'));
  expect(ids(commands.all())).toEqual([...before, 'one', 'two']);
  expect(commands.take('one')).toEqual(commandOf('one'));
  expect(commands.take('one')).toBeUndefined();
  for (const id of before) commands.take(id);
  expect(ids(commands.all())).toEqual(['two']);
});

test('tabs share one storage', () => {
  const storage = storageWith([]);
  const [ownTab, otherTab] = [createPendingCommands(storage), createPendingCommands(storage)];
  otherTab.add(commandOf('one'));
  ownTab.add(commandOf('two'));
  expect(ids(ownTab.all())).toEqual(['one', 'two']);
  otherTab.take('one');
  expect(ids(ownTab.all())).toEqual(['two']);
  expect(storage.content).toEqual([commandOf('two')]);
});

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['a value that is not a list', { id: 'one' }],
  ['text', 'torn'],
  ['an empty command', [{}]],
  ['a command without content', [{ ...commandOf('one'), command: null }]],
  ['a command without a game', [{ ...commandOf('one'), game: undefined }]],
  ['null', [null]],
])('no command is read from %s', (_, content) => {
  expect(createPendingCommands(storageWith(content)).all()).toEqual([]);
});

test('commands stay in the order in which they were added', () => {
  const commands = createPendingCommands(storageWith([]));
  for (const id of ['one', 'two', 'three', 'two']) commands.add(commandOf(id));
  expect(ids(commands.all())).toEqual(['one', 'three', 'two']);
  expect(commands.take('three')?.id).toBe('three');
  expect(commands.take('unknown')).toBeUndefined();
  expect(ids(commands.all())).toEqual(['one', 'two']);
});
