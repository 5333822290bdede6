import { onlineStrings } from '@halma/locales/online';
import { expect, test } from 'vitest';
import { gameFacts } from '../../src/game/facts.ts';
import { MAX_MOVES } from '../../src/game/move-limit.ts';
import { nextDueWork } from '../../src/game/next-due-work.ts';
import { gameRecord } from '../../src/game/record.ts';
import { gameStatus } from '../../src/game/view.ts';
import { gameSetup, PlayedGame, REAL_TIME } from './played-game.ts';

/** The moves that the two players repeat. */
const SHUFFLE = ['e1-f1', 'l16-k16', 'f1-e1', 'k16-l16'] as const;

/** Returns a game whose players move one man each back and forth, up to the last move before the limit. */
function shuffledGame(overrides: Parameters<typeof gameSetup>[1] = {}): PlayedGame {
  const rules = {
    game: 'halma-2',
    preset: 'standard',
    options: { repetition: 'off', startRule: 'agreed' },
  } as const;
  const game = new PlayedGame(gameSetup('halma-2', { rules, ...overrides })).seatPlayers();
  for (let ply = 0; ply < MAX_MOVES - 1; ply += 1)
    if (shuffle(game) !== 'moved') throw new Error(`move ${ply} was refused`);
  return game;
}

function shuffle(game: PlayedGame): string {
  const ply = game.state.position?.ply ?? 0;
  return game.send(ply % 2 === 0 ? 'A' : 'C', { do: 'move', ply, move: SHUFFLE[ply % 4] ?? '' });
}

test('the server ends a game in a draw after the last move that the limit allows', () => {
  const game = shuffledGame({ clock: REAL_TIME });
  const before = game.state;
  expect(nextDueWork(before)?.at).toBeGreaterThan(game.now);
  expect(game.sendAsServer({ do: 'time-out' })).toBe('too-late');
  expect(shuffle(game)).toBe('moved');
  expect(nextDueWork(game.state)).toEqual({ kind: 'time', at: game.now });
  expect(game.sendAsServer({ do: 'time-out' })).toBe('abandoned');
  expect(gameStatus(game.state)).toMatchObject({ phase: 'over', result: 'A=C', termination: 'cap' });
  expect(gameFacts(game.state)).toMatchObject({ plies: MAX_MOVES, termination: 'cap' });
  expect(gameRecord(game.state, () => '')).toMatch(/^\[Termination "cap"\]$/m);
  expect(nextDueWork(game.state)).toBeNull();
});

test('a game from an earlier version that exceeds the limit ends when a player sends the next move', () => {
  const game = shuffledGame();
  shuffle(game);
  const moved = { kind: 'moved', seat: 'A', move: 'e1-f1', forgiven: 0 } as const;
  game.state = game.append(game.state, moved);
  expect(shuffle(game)).toBe('abandoned');
  expect(gameStatus(game.state)).toMatchObject({ ply: MAX_MOVES + 1, result: 'A=C', termination: 'cap' });
});

test('the site says that the limit counts the moves of all players, since it shows the moves of each player beside it', async () => {
  const [english, german] = [await onlineStrings.in('en'), await onlineStrings.in('de')];
  expect(english.results.moveLimit).toContain(`${MAX_MOVES} moves by all players`);
  expect(german.results.moveLimit).toContain(`${MAX_MOVES} Zügen aller Spieler`);
});
