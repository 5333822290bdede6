import { expect, test } from 'vitest';
import { parseEntrant } from '../../src/arena/entrant.ts';
import { splitCommandLine } from '../../src/arena/split-command-line.ts';

test.each([
  ['level:1', { kind: 'level', level: 1, limits: {} }],
  ['level:10@100ms', { kind: 'level', level: 10, limits: { moveTimeMs: 100 } }],
  ['greedy', { kind: 'greedy', limits: {} }],
  ['random@5n', { kind: 'random', limits: { nodes: 5 } }],
  ['ugi:engine', { kind: 'ugi', command: ['engine'], limits: {}, options: {} }],
  [
    'ugi:engine@5000n,Threads=2,Multi PV=3',
    { kind: 'ugi', command: ['engine'], limits: { nodes: 5000 }, options: { Threads: '2', 'Multi PV': '3' } },
  ],
  [
    'ugi:ssh me@host engine --depth=3',
    { kind: 'ugi', command: ['ssh', 'me@host', 'engine', '--depth=3'], limits: {}, options: {} },
  ],
  [
    'ugi:./engine ugi 47@0.1s',
    { kind: 'ugi', command: ['./engine', 'ugi', '47'], limits: { moveTimeMs: 100 }, options: {} },
  ],
  ['ugi:npx @scope/engine', { kind: 'ugi', command: ['npx', '@scope/engine'], limits: {}, options: {} }],
  ['csci561:python3 "my agent.py"', { kind: 'csci561', command: ['python3', 'my agent.py'], limits: {} }],
])('parses the player %j', (text, entrant) => {
  expect(parseEntrant(text)).toEqual({ name: text, ...entrant });
});

test.each([
  '',
  'level',
  'level:',
  'level:0',
  'level:11',
  'level:1.5',
  'greedy:3',
  'level:3@Threads=2',
  'ugi:',
  'ugi: ',
  'uci:x',
  "ugi:'x",
])('refuses the player %j', (text) => {
  expect(parseEntrant(text)).toBeUndefined();
});

test.each([
  ['a', ['a']],
  ['  a  b\tc ', ['a', 'b', 'c']],
  [`a 'b c' "d e"`, ['a', 'b c', 'd e']],
  [`a b'c "d'e`, ['a', 'bc "de']],
  [`a ""`, ['a', '']],
  ['a \\b $c', ['a', '\\b', '$c']],
])('splits the command line %j', (text, words) => {
  expect(splitCommandLine(text)).toEqual(words);
});

test.each(['', '   ', 'a "b'])('refuses the command line %j', (text) => {
  expect(splitCommandLine(text)).toBeUndefined();
});
