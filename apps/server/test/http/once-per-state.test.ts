import type { Person } from '@halma/protocol';
import { expect, test, vi } from 'vitest';
import { gameView } from '../../src/game/view.ts';
import { OncePerState } from '../../src/http/once-per-state.ts';
import { gameSetup, PlayedGame, personFor } from '../game/played-game.ts';

test('makes the view of each state of a game once, and again when a player has a new name', () => {
  const make = vi.fn(gameView);
  const views = new OncePerState(make);
  const game = new PlayedGame(gameSetup('halma-2')).seatPlayers();
  const people = (name: string): Person[] => [{ id: personFor('A'), name, guest: name === '' }];
  game.makeMove();
  const view = views.read(game.state, people('Ann'));
  expect(view).toMatchObject({ people: [{ name: 'Ann' }], score: [{}] });
  expect(views.read(game.state, people('Ann'))).toBe(view);
  expect(make).toHaveBeenCalledTimes(1);
  expect(views.read(game.state, people('Anna'))).toMatchObject({ people: [{ name: 'Anna' }] });
  expect(views.read(game.state, people(''))).toMatchObject({ people: [{ name: '' }] });
  game.makeMove();
  expect(views.read(game.state, people('Ann'))).not.toBe(view);
  expect(make).toHaveBeenCalledTimes(4);
});
