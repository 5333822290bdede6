import { createHash, type Hash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { accept } from '@halma/rules';
import { appendTextFile } from '../append-text-file.ts';
import { playMatch } from '../arena/play-match.ts';
import { createFolder } from '../create-folder.ts';
import { formatCount } from '../drawing/position-text.ts';
import type { Environment } from '../environment.ts';
import { fileErrorText } from '../file-error.ts';
import { onAbort } from '../on-abort.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requireField } from '../request/validate-request.ts';
import type { VerbOutput } from '../verbs/verb.ts';
import { WorkerPool } from '../worker-pool.ts';
import { writeTextFile } from '../write-text-file.ts';
import { type DatasetGame, playDatasetGame } from './dataset-game.ts';
import { type DatasetPlan, parseDatasetPlan } from './dataset-plan.ts';

const FILES = { records: 'games.hgn', games: 'games.jsonl', positions: 'positions.jsonl' } as const;
const DESCRIPTION_FILE = 'dataset.json';

/** The number of games requested for each worker, so that a long game does not leave the other workers idle. */
const GAMES_PER_WORKER = 4;

/** Plays the games of a data set and writes its files, until it is complete or the user interrupts it. */
export async function runDataset(
  request: Request,
  environment: Environment,
): Promise<CommandResult<VerbOutput>> {
  const plan = parseDatasetPlan(request);
  if (!plan.ok) return plan;
  const folder = requireField('folder', request.folder);
  if (!folder.ok) return folder;
  const writer = await openWriter(folder.value);
  if (!writer.ok) return writer;
  const pool = createPool(plan.value, environment);
  for await (const game of playMatch(plan.value.games, pool.capacity, pool.play)) {
    const added = await writer.value.add(game);
    if (!added.ok) {
      pool.close();
      return added;
    }
    const { games, positions } = writer.value.counts();
    environment.work.reportProgress(`${games} of ${plan.value.games} games, ${positions} positions`);
  }
  pool.close();
  const { seed, nodes } = plan.value;
  const description = {
    ...writer.value.counts(),
    seed,
    nodes,
    ...(request.game !== undefined && { game: request.game }),
    version: environment.version,
    licence: 'CC0-1.0',
    sha256: writer.value.digests(),
  };
  const problem = await writeTextFile(
    join(folder.value, DESCRIPTION_FILE),
    `${JSON.stringify(description, null, 2)}\n`,
    false,
  );
  if (problem !== null) return refuse('unwritable-file', problem);
  return accept({
    data: () => description,
    text: () =>
      `${formatCount(description.games, 'game')} and ${formatCount(description.positions, 'position')} in ${folder.value}`,
  });
}

interface DatasetPool {
  /** The number of games worth requesting before the first result arrives. */
  readonly capacity: number;
  readonly play: (gameNumber: number) => Promise<DatasetGame | null>;
  readonly close: () => void;
}

/** Creates a pool that plays one game at a time in this thread, or several in worker threads. */
function createPool(plan: DatasetPlan, { work }: Environment): DatasetPool {
  if (plan.concurrency === 1)
    return { capacity: 1, play: (gameNumber) => playDatasetGame(plan, gameNumber, work), close: () => {} };
  const workers = new WorkerPool<number, DatasetGame>(
    new URL('./dataset-worker.js', import.meta.url),
    plan.concurrency,
    { workerData: plan, teardown: 'close', useAtomics: false },
  );
  onAbort(work.signal, () => workers.close());
  return {
    capacity: GAMES_PER_WORKER * plan.concurrency,
    play: (gameNumber) => workers.run(gameNumber),
    close: () => workers.close(),
  };
}

interface DatasetWriter {
  readonly add: (game: DatasetGame) => Promise<CommandResult<null>>;
  readonly counts: () => { readonly games: number; readonly positions: number };
  /** Returns the SHA-256 of each file, in hexadecimal. */
  readonly digests: () => Readonly<Record<string, string>>;
}

/** Creates the empty files of a data set in a folder. Refuses to overwrite files. */
async function openWriter(folder: string): Promise<CommandResult<DatasetWriter>> {
  const names = Object.values(FILES);
  try {
    await createFolder(folder);
  } catch (error) {
    return refuse('unwritable-file', `The folder “${folder}” cannot be created: ${fileErrorText(error)}.`);
  }
  // The description is written last, possibly hours from now, so look for an older one before the first game.
  for (const name of [...names, DESCRIPTION_FILE]) {
    const path = join(folder, name);
    if (await exists(path)) return refuse('unwritable-file', `${path} already exists.`);
  }
  for (const name of names) {
    const problem = await writeTextFile(join(folder, name), '', false);
    if (problem !== null) return refuse('unwritable-file', problem);
  }
  const hashes = new Map<string, Hash>(names.map((name) => [name, createHash('sha256')]));
  let games = 0;
  let positions = 0;
  const append = (name: string, text: string): Promise<CommandResult<null>> => {
    hashes.get(name)?.update(text);
    return appendTextFile(join(folder, name), text);
  };
  return accept({
    add: async (game) => {
      for (const [name, lines] of [
        [FILES.records, [game.record]],
        [FILES.games, [game.game]],
        [FILES.positions, game.positions],
      ] as const) {
        const added = await append(name, lines.map((line) => `${line}\n`).join(''));
        if (!added.ok) return added;
      }
      games += 1;
      positions += game.positions.length;
      return accept(null);
    },
    counts: () => ({ games, positions }),
    digests: () => Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest('hex')])),
  });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
