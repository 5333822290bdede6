import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { ProjectionStore } from '../../src/store/projection-store.ts';
import { ratingProjection } from '../../src/store/rating-projection.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { addToJournal, sampleGame, samplePerson } from '../ratings/sample-games.ts';
import { runOperatorCommand } from '../run-operator-command.ts';
import { openUnusedStore } from '../store/stores.ts';

const folder = await mkdtemp(join(tmpdir(), 'halma-check-'));
afterAll(() => rm(folder, { recursive: true }));

test('a rebuild that finishes during a check does not count as a difference', async () => {
  const read = readSettings({ DATA_DIR: join(folder, 'data') });
  if (!read.ok) throw new Error(read.refusal);
  const store = await openUnusedStore(read.value.store);
  const database = openSharedDatabase(read.value.store);
  if (database === undefined) throw new Error('there is no database');
  await addToJournal(database, [sampleGame([samplePerson(1), samplePerson(2)], [1, 2])]);
  await database.close();
  while ((await store.projections.runRound(ratingProjection)) > 0);
  const rebuild = vi.fn(async () => {
    await store.projections.startRebuild(ratingProjection);
    while ((await store.projections.findWork(ratingProjection.name)) !== 'none')
      await store.projections.runRound(ratingProjection);
  });
  const whileInStep = ProjectionStore.prototype.whileInStep;
  const spy = vi.spyOn(ProjectionStore.prototype, 'whileInStep').mockImplementationOnce(async function (
    this: ProjectionStore,
    ...args
  ) {
    const compared = await whileInStep.apply(this, args);
    await rebuild();
    return compared;
  });
  expect(await runOperatorCommand(['admin', 'rebuild-ratings', '--check'], read.value, 1)).toEqual({
    ok: true,
    value: 'The recomputed ratings equal the stored ones after 1 finished game.',
  });
  expect(rebuild).toHaveBeenCalledOnce();
  spy.mockRestore();
  await store.close();
});
