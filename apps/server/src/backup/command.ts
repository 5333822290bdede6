import type { Settings } from '../settings.ts';
import { openBeside, openDatabase } from '../store/store.ts';
import { type BackupOutcome, refusal } from './outcome.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Backs up the store that the settings name, while servers use it or not. */
export async function backUp({ store }: Settings, path: string): Promise<BackupOutcome> {
  const database = openBeside(store);
  if (database === undefined) return refusal('There are no games in DATA_DIR.');
  try {
    return await writeBackup(database, path);
  } finally {
    await database.close();
  }
}

/** Restores into the store that the settings name, which is empty and which no server uses. */
export async function restore({ store }: Settings, path: string): Promise<BackupOutcome> {
  const database = openDatabase(store);
  if (database === undefined) return refusal('A server uses DATA_DIR. Stop it first.');
  try {
    return await restoreBackup(database, path);
  } finally {
    await database.close();
  }
}
