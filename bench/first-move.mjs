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
  const importMs = median(times.map((time) => time.importMs)).toFixed(0);
  const firstMoveMs = median(times.map((time) => time.firstMoveMs)).toFixed(0);
  console.log(
    `First move of halma-2, 4 plies or 2000 positions, in a new process: ${firstMoveMs} ms, ` +
      `of which the import of the engine takes ${importMs} ms (medians of ${PROCESS_COUNT} processes)`,
  );
}
