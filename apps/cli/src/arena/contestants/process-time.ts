import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second for programs, whatever it uses itself. */
const MS_PER_TICK = 10;

/** CPU time a running process has used, all its threads together; undefined where the system does not tell. */
export function processMilliseconds(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}
