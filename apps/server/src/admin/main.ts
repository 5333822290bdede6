import { readSettings } from '../settings.ts';
import { isConnectionError } from '../store/store.ts';
import { runOperatorCommand } from './operator-command.ts';

/** Runs a command of the operator. Returns why it failed, if it did. */
async function run(words: readonly string[]): Promise<string | undefined> {
  const settings = readSettings(process.env);
  if (!settings.ok) return settings.refusal;
  try {
    const output = await runOperatorCommand(words, settings.value, Date.now());
    if (!output.ok) return output.refusal;
    console.log(output.value);
    return undefined;
  } catch (error) {
    if (isConnectionError(error)) return 'PostgreSQL does not answer at the address in DATABASE_URL.';
    if (error instanceof Error && 'code' in error) return error.message;
    throw error;
  }
}

const problem = await run(process.argv.slice(2));
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
