import { expect, test } from 'vitest';
import { CommitQueue, type TransactionStatements } from '../../src/store/sqlite/commit-queue.ts';

/**
 * Creates a queue over a database that only records its calls. Each pause ends when the test calls its function in
 * `pauses`.
 */
function createQueue() {
  const notes: string[] = [];
  const pauses: (() => void)[] = [];
  const database = { isOpen: false, failsToCommit: false };
  const statements: TransactionStatements = {
    begin: () => {
      notes.push('begin');
      database.isOpen = true;
      return true;
    },
    commit: () => {
      if (database.failsToCommit) throw new Error('the disk is full');
      notes.push('commit');
      database.isOpen = false;
    },
    rollback: () => {
      if (database.isOpen) notes.push('rollback');
      database.isOpen = false;
    },
    isOpen: () => database.isOpen,
    savepoint: () => notes.push('savepoint'),
    releaseSavepoint: () => notes.push('release'),
    rollbackToSavepoint: () => notes.push('undo'),
  };
  const queue = new CommitQueue(statements, () => new Promise((resolve) => pauses.push(resolve)));
  /** Returns a statement that records its name when it runs. Throws if the name contains `bad` or `full`. */
  const statement = (name: string) => (): string => {
    notes.push(name);
    if (name.endsWith('full')) database.isOpen = false;
    if (/bad|full/.test(name)) throw new Error(name);
    return name;
  };
  const add = {
    batch: (...names: readonly string[]) => queue.addBatch(names.map(statement)),
    work: (...names: readonly string[]) => queue.add(async () => names.map((name) => statement(name)())),
  };
  const takeNotes = (): string => notes.splice(0).join(' ');
  return { queue, add, database, pauses, takeNotes };
}

type Piece = readonly [kind: 'batch' | 'work', ...statements: readonly string[]];

test.each<readonly [name: string, pieces: readonly Piece[], notes: string, results: readonly string[]]>([
  [
    'needs no savepoint for batches',
    [
      ['batch', 'a', 'b'],
      ['batch', 'c'],
    ],
    'begin a b c commit',
    ['a b', 'c'],
  ],
  [
    'needs a savepoint for work that may fail after it has read or written something',
    [
      ['batch', 'a'],
      ['work', 'b'],
    ],
    'begin a savepoint b release commit',
    ['a', 'b'],
  ],
  [
    'undoes only the work that fails',
    [
      ['work', 'a', 'bad'],
      ['batch', 'b'],
    ],
    'begin savepoint a bad undo b commit',
    ['bad', 'b'],
  ],
  [
    'continues after a batch whose first statement fails, since it has changed nothing',
    [
      ['batch', 'bad', 'a'],
      ['batch', 'b'],
    ],
    'begin bad b commit',
    ['bad', 'b'],
  ],
  [
    'repeats the group with savepoints after a batch that fails halfway',
    [
      ['batch', 'a'],
      ['batch', 'b', 'bad'],
      ['work', 'c'],
    ],
    'begin a b bad rollback begin savepoint a release savepoint b bad undo savepoint c release commit',
    ['a', 'bad', 'c'],
  ],
  [
    'runs nothing outside a transaction after an error that ends it',
    [
      ['batch', 'a'],
      ['batch', 'full'],
      ['batch', 'b'],
    ],
    'begin a full',
    ['full', 'full', 'full'],
  ],
])('a group %s', async (_, pieces, expected, results) => {
  const { add, takeNotes } = createQueue();
  const settled = pieces.map(([kind, ...statements]) =>
    add[kind](...statements).then(
      (values) => values.join(' '),
      (error: Error) => error.message,
    ),
  );
  expect(await Promise.all(settled)).toEqual(results);
  expect(takeNotes()).toBe(expected);
});

test('acknowledges nothing if the commit fails', async () => {
  const { add, database, takeNotes } = createQueue();
  database.failsToCommit = true;
  const settled = await Promise.allSettled([add.batch('a'), add.work('b')]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(takeNotes()).toBe('begin a savepoint b release rollback');
});

test('acknowledges nothing before the commit', async () => {
  const { queue, add, takeNotes } = createQueue();
  let acknowledgedAfter = '';
  const acknowledged = add.batch('a').then(() => {
    acknowledgedAfter = takeNotes();
  });
  await queue.close();
  await acknowledged;
  expect(acknowledgedAfter).toBe('begin a commit');
});

/** Waits until the queue can only continue after a pause. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('waits briefly to collect work after several pieces arrive at once, until pieces have arrived singly for a while', async () => {
  const { queue, add, pauses, takeNotes } = createQueue();
  await add.batch('alone');
  await add.batch('again');
  expect([takeNotes(), pauses.length]).toEqual(['begin alone commit begin again commit', 0]);
  await Promise.all([add.batch('a'), add.batch('b')]);
  expect([takeNotes(), pauses.length]).toEqual(['begin a b commit', 0]);
  void add.batch('c');
  await settle();
  void add.batch('d');
  await settle();
  expect([takeNotes(), pauses.length]).toEqual(['', 1]);
  pauses.pop()?.();
  await settle();
  expect(takeNotes()).toBe('begin c d commit');
  let pieces = 0;
  for (let isWaiting = true; isWaiting && pieces < 100; pieces += 1) {
    void add.batch('alone');
    await settle();
    isWaiting = pauses.length > 0;
    pauses.pop()?.();
    await settle();
  }
  expect(pieces).toBe(11);
  await queue.close();
});
