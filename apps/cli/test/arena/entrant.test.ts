import { expect, test } from 'vitest';
import { commandWords } from '../../src/arena/command-words.ts';
import { readEntrant } from '../../src/arena/entrant.ts';

test.each([
  ['level:1', { kind: 'level', level: 1, limits: {} }],
  ['level:10@100ms', { kind: 'level', level: 10, limits: { milliseconds: 100 } }],
  ['greedy', { kind: 'greedy', limits: {} }],
  ['random@5n', { kind: 'random', limits: { nodes: 5 } }],
  ['ugi:engine', { kind: 'ugi', command: ['engine'], limits: {} }],
  [
    'ugi:./engine ugi 47@0.1s',
    { kind: 'ugi', command: ['./engine', 'ugi', '47'], limits: { milliseconds: 100 } },
  ],
  ['ugi:npx @scope/engine', { kind: 'ugi', command: ['npx', '@scope/engine'], limits: {} }],
  ['csci561:python3 "my agent.py"', { kind: 'csci561', command: ['python3', 'my agent.py'], limits: {} }],
])('the player %j', (text, entrant) => {
  expect(readEntrant(text)).toEqual({ name: text, ...entrant });
});

test.each([
  '',
  'level',
  'level:',
  'level:0',
  'level:11',
  'level:1.5',
  'greedy:3',
  'ugi:',
  'ugi: ',
  'uci:x',
  "ugi:'x",
])('%j is no player', (text) => {
  expect(readEntrant(text)).toBeUndefined();
});

test.each([
  ['a', ['a']],
  ['  a  b\tc ', ['a', 'b', 'c']],
  [`a 'b c' "d e"`, ['a', 'b c', 'd e']],
  [`a b'c "d'e`, ['a', 'bc "de']],
  [`a ""`, ['a', '']],
  ['a \\b $c', ['a', '\\b', '$c']],
  ['', undefined],
  ['   ', undefined],
  ['a "b', undefined],
])('the words of %j', (text, words) => {
  expect(commandWords(text)).toEqual(words);
});
