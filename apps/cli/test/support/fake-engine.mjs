// A minimal UGI program for the tests. Its arguments: a fault, the number of moves before it, and a file for its process id.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [manner = 'well', after = '0', file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${process.pid}`);
/** @type {(line: string) => void} */
const say = (line) => void process.stdout.write(`${line}\n`);
/** @type {string[]} */
let moves = [];
let asked = 0;

/** @type {Record<string, () => void>} */
const WRONGS = {
  well: () => say(`bestmove ${moves.length % 2 === 0 ? 'a4-a5' : 'h5-h4'}`),
  crash: () => {
    process.stderr.write('something broke\n');
    process.exit(3);
  },
  nonsense: () => say('bestmove hello'),
  illegal: () => say('bestmove a1-h8'),
  silence: () => {},
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const [name, ...words] = line.split(' ');
  if (name === 'ugi') {
    if (manner === 'mute') return;
    say('id name fake');
    say('option name Game type combo default none var none');
    say('ugiok');
  } else if (name === 'isready') say('readyok');
  else if (name === 'setoption') process.stderr.write(`${line}\n`);
  else if (name === 'position')
    moves = words.includes('moves') ? words.slice(words.indexOf('moves') + 1) : [];
  else if (name === 'go') {
    say('info depth 1');
    asked += 1;
    (asked > Number(after) ? WRONGS[manner] : WRONGS.well)?.();
  } else if (name === 'quit') process.exit(0);
});
