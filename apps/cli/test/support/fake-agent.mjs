// A program of the file protocol for the tests: it plays one move from the start, or commits the fault of its argument.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [manner = 'well'] = process.argv.slice(2);
const [, side = ''] = readFileSync('input.txt', 'utf8').split('\n');

if (manner === 'crash') {
  process.stderr.write('something broke\n');
  process.exit(3);
} else if (manner === 'sleep') {
  writeFileSync('playdata.txt', 'asleep');
  setTimeout(() => {}, 60_000);
} else if (manner === 'nonsense') writeFileSync('output.txt', 'hello');
else if (manner !== 'nothing') {
  if (existsSync('output.txt')) process.exit(4);
  writeFileSync('playdata.txt', side);
  writeFileSync('output.txt', side === 'BLACK' ? 'E 0,4 0,5\n' : 'E 15,11 15,10\n');
  for (const until = Date.now() + 60; Date.now() < until; );
}
