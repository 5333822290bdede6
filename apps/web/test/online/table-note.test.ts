import { expect, test } from 'vitest';
import { personName } from '../../src/online/person-name.ts';
import { refusalWords } from '../../src/online/refusal-words.ts';
import { playScore, rulesOfTable } from '../../src/online/score-session.ts';
import { type TableSituation, tableNote } from '../../src/online/table-note.ts';
import { BEGUN, MOVES, RUTH, TOMAS } from './sample-game.ts';

const rules = rulesOfTable(BEGUN.terms);
const played = rules.ok
  ? playScore(rules.value, { ...BEGUN, score: MOVES.slice(0, 2).map((move) => ({ move })) })
  : undefined;
if (played === undefined) throw new Error('the sample game cannot be played');

const QUIET: TableSituation = {
  session: played.session,
  shown: null,
  selection: null,
  slip: null,
  hovers: true,
  line: { kind: 'open' },
  isYourTurn: true,
  toMove: 'Ruth',
  isAway: false,
  isMoveKept: false,
  isPlanning: false,
  inAdvance: [],
  wasDropped: false,
  refused: undefined,
};

test.each<readonly [string, Partial<TableSituation>, string]>([
  ['your turn', {}, 'Your move. Yellow: m16 to k16'],
  ['somebody else’s', { isYourTurn: false, toMove: 'Tomas' }, 'Tomas to move.'],
  ['somebody who is away', { isYourTurn: false, toMove: 'Tomas', isAway: true }, 'Tomas is away.'],
  ['a move on its way', { isMoveKept: true }, 'Your move is on its way.'],
  [
    'no connection',
    { line: { kind: 'waiting', after: 4000 } },
    'No connection. The game goes on at the server.',
  ],
  [
    'a move without a connection',
    { line: { kind: 'waiting', after: 4000 }, isMoveKept: true },
    'No connection. Your move is kept and will be sent. Trying again in 4 s.',
  ],
  ['a try under way', { line: { kind: 'connecting' } }, 'Trying again now.'],
  ['an ended session', { line: { kind: 'ended' } }, 'Your session has ended.'],
  ['moves in advance', { isYourTurn: false, inAdvance: ['g1-h1', 'h1-h2'] }, 'In advance: g1-h1, h1-h2.'],
  ['choosing one', { isYourTurn: false, isPlanning: true }, 'Choose the move'],
  ['one that was dropped', { wasDropped: true }, 'is dropped.'],
  ['what the server refused', { refused: 'It is not your turn any more.' }, 'It is not your turn any more.'],
  ['a man who cannot move', { slip: { stuck: 'a1' }, line: { kind: 'connecting' } }, 'The man on a1'],
  ['the past', { shown: 1 }, 'You are looking back.'],
])('the note says %s', (_, situation, text) => {
  const { strong, text: more } = tableNote({ ...QUIET, ...situation });
  expect(`${strong} ${more}`).toContain(text);
});

test.each([
  [{ code: 'name-taken' } as const, 'Somebody has that name. Choose another.'],
  [{ code: 'no-connection' } as const, 'No connection to the server. Try again in a moment.'],
  [{ code: 'foreign-origin' } as const, 'The server refused that.'],
  [{ code: 'passkey-known' } as const, 'This device has a passkey for this account already.'],
])('%j is told in a sentence', (refusal, sentence) => {
  expect(refusalWords(refusal)).toBe(sentence);
});

test('a refusal of the rules is told as the rules tell it', () => {
  expect(refusalWords({ code: 'not-adjacent' })).not.toBe('The server refused that.');
});

test('people go by their names, guests by a piece of their id, and who has left by neither', () => {
  expect([RUTH, TOMAS, { ...TOMAS, guest: false }].map(personName)).toEqual([
    'Ruth',
    'Guest toma',
    'Somebody who has left',
  ]);
});
