import { expect, test } from 'vitest';
import { gameInLink, isOnlineGameId, turnInAddress } from '../../src/online/game-id.ts';

test.each([
  ['0123456789ab', true],
  ['0123456789a', false],
  ['0123456789abc', false],
  ['0123456789aB', false],
  ['', false],
])('%j has the form of a game id: %s', (text, expected) => {
  expect(isOnlineGameId(text)).toBe(expected);
});

test.each([
  'https://halma.example/online/game/0123456789ab',
  ' https://halma.example/online/game/0123456789ab/ ',
  'https://halma.example/online/game/0123456789ab?turn=12',
  'https://halma.example/online/game/0123456789ab#chat',
  '0123456789ab',
])('%j leads to an online game', (link) => {
  expect(gameInLink(link)).toBe('0123456789ab');
});

test.each(['https://halma.example/online', 'https://halma.example/?game=0123456789ab', ''])(
  '%j leads to no online game',
  (link) => {
    expect(gameInLink(link)).toBeUndefined();
  },
);

test.each([
  ['?turn=12', 12],
  ['?turn=0', 0],
])('the query %j names the turn %i', (query, expected) => {
  expect(turnInAddress(new URL(query, 'https://halma.example/online/game/0123456789ab'))).toBe(expected);
});

test.each(['?turn=', '?turn=%20', '?turn=-1', '?turn=1.5', '?turn=last', ''])(
  'the query %j names no turn',
  (query) => {
    expect(turnInAddress(new URL(query, 'https://halma.example/online/game/0123456789ab'))).toBeUndefined();
  },
);
