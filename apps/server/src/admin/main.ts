import { readSettings } from '../settings.ts';
import { isNoConnection } from '../store/store.ts';
import { runHostCommand } from './host-command.ts';

/** Runs what the host says; the answer is what stopped it, if anything did. */
async function run(words: readonly string[]): Promise<string | undefined> {
  const read = readSettings(process.env);
  if (!read.ok) return read.problem;
  try {
    const answer = await runHostCommand(words, read.settings, Date.now());
    if (!answer.ok) return answer.problem;
    console.log(answer.text);
    return undefined;
  } catch (fault) {
    if (isNoConnection(fault)) return 'PostgreSQL does not answer at the address in DATABASE_URL.';
    if (fault instanceof Error && 'code' in fault) return fault.message;
    throw fault;
  }
}

const problem = await run(process.argv.slice(2));
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
