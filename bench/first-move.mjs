import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './rates.mjs';

const PROCESS_COUNT = 7;

/** Measures and prints how long a new process takes from the import of the engine to its first move. */
export function measureFirstMove() {
  const script = fileURLToPath(new URL('./first-move-process.mjs', import.meta.url));
  const times = Array.from({ length: PROCESS_COUNT }, () =>
    JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })),
  );
  const imported = median(times.map((time) => time.imported)).toFixed(0);
  const moved = median(times.map((time) => time.moved)).toFixed(0);
  console.log(
    `First move of halma-2, 4 plies or 2000 positions, in a new process: ${moved} ms, ` +
      `of which the import of the engine takes ${imported} ms (medians of ${PROCESS_COUNT} processes)`,
  );
}
