import { expect, test, vi } from 'vitest';
import { gameRecord } from '../../src/game/record.ts';
import { GameRecords } from '../../src/http/game-records.ts';
import { gameSetup, PlayedGame, personFor } from '../game/played-game.ts';

test('writes the record of each state of a game once, and again when a player has a new name', () => {
  const write = vi.fn(gameRecord);
  const records = new GameRecords(write);
  const game = new PlayedGame(gameSetup('halma-2')).seatPlayers();
  const people = (name: string) => [{ id: personFor('A'), name, guest: name === '' }];
  game.makeMove();
  const record = records.read(game.state, people('Ann'));
  expect(record).toMatch(/^\[SeatA "Ann"\]$/m);
  expect(record).toMatch(/^\[SeatC "a guest"\]$/m);
  expect(records.read(game.state, people('Ann'))).toBe(record);
  expect(write).toHaveBeenCalledTimes(1);
  expect(records.read(game.state, people('Anna'))).toMatch(/^\[SeatA "Anna"\]$/m);
  expect(records.read(game.state, people(''))).toMatch(/^\[SeatA "a guest"\]$/m);
  game.makeMove();
  expect(records.read(game.state, people('Ann'))).not.toBe(record);
  expect(write).toHaveBeenCalledTimes(4);
});
