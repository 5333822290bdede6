import { readSettings } from '../settings.ts';
import { explainConnectionError } from '../store/postgres/connection-errors.ts';
import { explainSqliteError } from '../store/sqlite/folder-errors.ts';
import { parseOperatorCommand } from './operator-command.ts';

/** The exit statuses of a command that is refused, and of an invalid command line, as for the commands of `halma`. */
const EXIT_STATUS = { refused: 1, usageError: 2 } as const;

/** A message about a failure, and the exit status. */
interface Failure {
  readonly message: string;
  readonly status: number;
}

/** Runs an operator command. Returns an explanation if it fails. */
async function run(args: readonly string[]): Promise<Failure | undefined> {
  const command = parseOperatorCommand(args);
  if (!command.ok) return { message: command.refusal, status: EXIT_STATUS.usageError };
  const refused = (message: string): Failure => ({ message, status: EXIT_STATUS.refused });
  const settings = readSettings(process.env);
  if (!settings.ok) return refused(settings.refusal);
  try {
    const output = await command.value(settings.value, Date.now());
    if (!output.ok) return refused(output.refusal);
    console.log(output.value);
    return undefined;
  } catch (error) {
    const { store } = settings.value;
    const problem = 'folder' in store ? explainSqliteError(error) : explainConnectionError(error);
    if (problem !== undefined)
      return refused(
        'folder' in store ? `The data folder "${store.folder}" cannot be used: ${problem}.` : problem,
      );
    if (error instanceof Error && 'code' in error) return refused(error.message);
    throw error;
  }
}

const failure = await run(process.argv.slice(2));
if (failure !== undefined) {
  console.error(failure.message);
  process.exitCode = failure.status;
}
