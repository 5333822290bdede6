import type { Command } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { MAX_EVENTS_BEFORE_START, MAX_JOINS, MAX_OFFERS } from '../../src/game/event-limits.ts';
import { declineDraw, offer, rematch, startedGame, takeBack } from './game-commands.ts';
import { gameSetup, PlayedGame, testPersonId } from './played-game.ts';

describe('a game’s log does not grow indefinitely', () => {
  /** Sends a pair of commands many times. Returns the outcomes of the first command. */
  function repeat(game: PlayedGame, first: [string, Command], second: [string, Command]): string[] {
    return Array.from({ length: 100 }, () => {
      const outcome = game.send(...first);
      game.send(...second);
      return outcome;
    });
  }
  const endGame = (game: PlayedGame): PlayedGame => {
    game.send('A', { do: 'resign' });
    return game;
  };

  test.each<[string, () => PlayedGame, [string, Command], [string, Command]]>([
    ['of draw offers that are withdrawn', startedGame, ['A', offer], ['A', declineDraw]],
    ['of draw offers that are declined', startedGame, ['A', offer], ['C', declineDraw]],
    ['of takebacks that are withdrawn', startedGame, ['A', takeBack(2)], ['A', { do: 'decline-take-back' }]],
    [
      'of rematch offers that are declined',
      () => endGame(startedGame()),
      ['C', rematch],
      ['C', { do: 'decline-rematch' }],
    ],
  ])('because %s', (_, create, first, second) => {
    const game = create();
    const before = game.log.length;
    const outcomes = repeat(game, first, second);
    expect(outcomes.filter((outcome) => outcome === 'too-many-offers')).toHaveLength(100 - MAX_OFFERS);
    expect(game.log.length - before).toBe(2 * MAX_OFFERS);
  });

  test('a seat that has used up its offers can still answer, and can offer again after a move', () => {
    const game = startedGame();
    repeat(game, ['A', offer], ['A', declineDraw]);
    game.send('C', takeBack(3));
    expect(game.send('A', { do: 'decline-take-back' })).toBe('take-back-declined');
    game.makeMove();
    game.makeMove();
    expect([game.send('A', offer), game.send('A', declineDraw), game.send('A', offer)]).toEqual([
      'draw-offered',
      'draw-declined',
      'too-many-offers',
    ]);
    game.send('C', offer);
    expect(game.send('A', offer)).toBe('draw-offered');
    expect(game.state.phase).toBe('over');
  });

  test('one person cannot take and leave a seat without limit', () => {
    const game = new PlayedGame(gameSetup('star-6'));
    const outcomes = repeat(game, ['A', { do: 'join' }], ['A', { do: 'leave' }]);
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(MAX_JOINS);
    expect(game.send('A', { do: 'join' })).toBe('too-many-joins');
    expect(game.send('B', { do: 'join' })).toBe('joined');
  });

  test('many people cannot fill the log before the start', () => {
    const game = new PlayedGame(gameSetup('star-6'));
    for (let index = 0; index < MAX_EVENTS_BEFORE_START; index += 1) {
      const person = testPersonId(index);
      game.execute({ by: 'person', person, command: { do: 'join', seat: 'B' } });
      game.execute({ by: 'person', person, command: { do: 'leave' } });
    }
    expect(game.log.length).toBeLessThanOrEqual(MAX_EVENTS_BEFORE_START + 2);
  });
});
