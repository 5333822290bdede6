// A program for tests that uses the file protocol. It plays one move from the start, or fails in the way that
// its argument names.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [behaviour = 'well'] = process.argv.slice(2);
const [, side = ''] = readFileSync('input.txt', 'utf8').split('\n');

if (behaviour === 'crash') {
  process.stderr.write('something broke\n');
  process.exit(3);
} else if (behaviour === 'sleep') {
  writeFileSync('playdata.txt', 'asleep');
  setTimeout(() => {}, 60_000);
} else if (behaviour === 'nonsense') writeFileSync('output.txt', 'hello');
else if (behaviour !== 'nothing') {
  if (existsSync('output.txt')) process.exit(4);
  writeFileSync('playdata.txt', side);
  writeFileSync('output.txt', side === 'BLACK' ? 'E 0,4 0,5\n' : 'E 15,11 15,10\n');
  // A test measures this CPU time.
  while (process.cpuUsage().user < 60_000);
}
