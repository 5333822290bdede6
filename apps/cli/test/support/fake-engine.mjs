// A minimal UGI program for tests. Its arguments are a fault, the number of moves before the fault, and a file for its
// process id.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [behaviour = 'well', movesBeforeFault = '0', file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${process.pid}`);
/** @type {(line: string) => void} */
const send = (line) => void process.stdout.write(`${line}\n`);
/** @type {string[]} */
let moves = [];
let goCount = 0;

/** @type {Record<string, () => void>} */
const BEHAVIOURS = {
  well: () => send(`bestmove ${moves.length % 2 === 0 ? 'a4-a5' : 'h5-h4'}`),
  losing: () => {
    send('info depth 3 multipv 1 score cp -4000 pv a4-a5');
    send('info depth 3 multipv 2 score cp 100 pv a4-a5');
    BEHAVIOURS.well?.();
  },
  crash: () => {
    process.stderr.write('something broke\n');
    process.exit(3);
  },
  nonsense: () => send('bestmove hello'),
  illegal: () => send('bestmove a1-h8'),
  silence: () => {},
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const [name, ...words] = line.split(' ');
  if (name === 'ugi') {
    if (behaviour === 'mute') return;
    send('id name fake');
    send('option name Game type combo default none var none');
    send('ugiok');
  } else if (name === 'isready') send('readyok');
  else if (name === 'setoption') process.stderr.write(`${line}\n`);
  else if (name === 'position')
    moves = words.includes('moves') ? words.slice(words.indexOf('moves') + 1) : [];
  else if (name === 'go') {
    send('info depth 1');
    goCount += 1;
    (goCount > Number(movesBeforeFault) ? BEHAVIOURS[behaviour] : BEHAVIOURS.well)?.();
  } else if (name === 'quit') process.exit(0);
});
