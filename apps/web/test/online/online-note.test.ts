import { expect, test } from 'vitest';
import { noteOnRefusal } from '../../src/game/refusal-note.ts';
import { describeFailure } from '../../src/online/describe-failure.ts';
import { type OnlineSituation, onlineNote } from '../../src/online/online-note.ts';
import { personName } from '../../src/online/person-name.ts';
import { replayHistory, rulesOfTerms } from '../../src/online/replay-history.ts';
import { BEGUN, MOVES, RUTH, TOMAS } from './sample-game.ts';

const rules = rulesOfTerms(BEGUN.terms);
const played = rules.ok
  ? replayHistory(rules.value, { ...BEGUN, score: MOVES.slice(0, 2).map((move) => ({ move })) })
  : undefined;
if (played === undefined) throw new Error('the sample game cannot be played');

const DEFAULT_SITUATION: OnlineSituation = {
  session: played.session,
  viewedTurn: null,
  selection: null,
  refusal: null,
  hint: 'none',
  isSpectator: false,
  canHover: true,
  connection: { kind: 'open' },
  isYourTurn: true,
  playerToMove: 'Ruth',
  isAway: false,
  hasClock: true,
  result: undefined,
  hasContinued: false,
  isMovePending: false,
  isChoosingPremove: false,
  premoves: [],
  wasPremoveDropped: false,
  refusalText: undefined,
};

test.each<readonly [string, Partial<OnlineSituation>, string]>([
  ["the user's turn", {}, 'Your move. Yellow: m16 to k16'],
  ['another player’s turn', { isYourTurn: false, playerToMove: 'Tomas' }, 'Tomas to move.'],
  [
    'an absent player',
    { isYourTurn: false, playerToMove: 'Tomas', isAway: true },
    'Tomas is away. If they stay away for a minute, you can claim victory.',
  ],
  [
    'an absent player in a game without a clock',
    { isYourTurn: false, playerToMove: 'Tomas', isAway: true, hasClock: false },
    'Tomas is away. If they stay away for ten minutes, you can claim victory.',
  ],
  [
    'an absent player to a spectator, without the advice for players',
    { isYourTurn: false, isSpectator: true, playerToMove: 'Tomas', isAway: true },
    'Tomas is away. ',
  ],
  ['a move that is being sent', { isMovePending: true }, 'Sending your move.'],
  [
    'no connection',
    { connection: { kind: 'waiting', delayMs: 4000 } },
    'You are offline. The game continues on the server.',
  ],
  [
    'a move made while offline',
    { connection: { kind: 'waiting', delayMs: 4000 }, isMovePending: true },
    'You are offline. Your move is saved and will be sent. Reconnecting in 4 s.',
  ],
  ['an attempt to reconnect', { connection: { kind: 'connecting' } }, 'Reconnecting…'],
  ['an ended session', { connection: { kind: 'ended' } }, 'You are signed out.'],
  ['premoves', { isYourTurn: false, premoves: ['g1-h1', 'h1-h2'] }, 'Premoves: g1-h1, h1-h2.'],
  ['the choice of a premove', { isYourTurn: false, isChoosingPremove: true }, 'Choose your premove.'],
  ['a dropped premove', { wasPremoveDropped: true }, 'been cancelled.'],
  ['a refusal by the server', { refusalText: 'It is no longer your turn.' }, 'It is no longer your turn.'],
  [
    'a man that cannot move',
    {
      refusal: () => noteOnRefusal(played.session.present, { stuck: 'a1' }),
      connection: { kind: 'connecting' },
    },
    'The man on a1',
  ],
  [
    'an earlier position',
    { viewedTurn: 1, isYourTurn: false },
    'Move 1: Black: d1 to f1, a jump. The game continues from its latest move.',
  ],
  [
    'an earlier position when the user’s turn begins',
    { viewedTurn: 1, hasContinued: true },
    'a jump. It is your move now.',
  ],
  [
    'an earlier position when the game ends',
    { viewedTurn: 1, result: 'You won!', hasContinued: true },
    'a jump. The game is over. You won!',
  ],
  [
    'an earlier position without a connection',
    { viewedTurn: 1, connection: { kind: 'connecting' } },
    'a jump. You are offline.',
  ],
])('the note describes %s', (_, situation, text) => {
  const { strong, text: more } = onlineNote({ ...DEFAULT_SITUATION, ...situation });
  expect(`${strong} ${more}`).toContain(text);
});

test.each<readonly [string, Partial<OnlineSituation>, string]>([
  ['the result of a game that is over', { result: 'You won!' }, 'The game is over. You won!'],
  ['that it is the user’s move', {}, 'It is your move now.'],
])('the note on a step through the moves shows %s without announcing it', (_, situation, reminder) => {
  const note = onlineNote({ ...DEFAULT_SITUATION, viewedTurn: 1, ...situation });
  expect(note).toMatchObject({ text: '', reminder });
});

test.each([
  [{ code: 'name-taken' } as const, 'That name is taken. Choose another.'],
  [{ code: 'no-connection' } as const, 'No connection to the server. Try again in a moment.'],
  [{ code: 'foreign-origin' } as const, 'The server refused the request.'],
  [{ code: 'passkey-known' } as const, 'This device already has a passkey for this account.'],
])('%j is described as “%s”', (refusal, sentence) => {
  expect(describeFailure(refusal)).toBe(sentence);
});

test('a move that the rules refuse has its own message', () => {
  expect(describeFailure({ code: 'not-adjacent' })).not.toBe('The server refused the request.');
});

test('a person is shown by name, a guest by part of the id, and a deleted account as such', () => {
  expect([RUTH, TOMAS, { ...TOMAS, guest: false }].map(personName)).toEqual([
    'Ruth',
    'Guest toma',
    'Deleted account',
  ]);
});
