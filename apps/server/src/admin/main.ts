import { readSettings } from '../settings.ts';
import { explainConnectionError } from '../store/postgres/connection-errors.ts';
import { explainSqliteError } from '../store/sqlite/folder-errors.ts';
import { runOperatorCommand } from './operator-command.ts';

/** Runs an operator command. Returns an explanation if it fails. */
async function run(args: readonly string[]): Promise<string | undefined> {
  const settings = readSettings(process.env);
  if (!settings.ok) return settings.refusal;
  try {
    const output = await runOperatorCommand(args, settings.value, Date.now());
    if (!output.ok) return output.refusal;
    console.log(output.value);
    return undefined;
  } catch (error) {
    const { store } = settings.value;
    const problem = 'folder' in store ? explainSqliteError(error) : explainConnectionError(error);
    if (problem !== undefined)
      return 'folder' in store ? `The data folder "${store.folder}" cannot be used: ${problem}.` : problem;
    if (error instanceof Error && 'code' in error) return error.message;
    throw error;
  }
}

const failure = await run(process.argv.slice(2));
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
