import type { Command } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { declineDraw, offer, rematch, type Step, startedGame, takeBack } from './game-commands.ts';
import { gameSetup, PlayedGame, REAL_TIME } from './played-game.ts';

describe('offers and endings', () => {
  test.each<[string, readonly Step[], string]>([
    [
      'a draw ends the game when both players agree',
      [
        ['A', offer, 'draw-offered'],
        ['C', offer, 'draw-offered'],
      ],
      'over',
    ],
    [
      'a player cannot offer a draw twice',
      [
        ['A', offer, 'draw-offered'],
        ['A', offer, 'already-offered'],
      ],
      'playing',
    ],
    [
      'after a draw is declined, a new offer is needed',
      [
        ['A', offer, 'draw-offered'],
        ['C', declineDraw, 'draw-declined'],
        ['C', offer, 'draw-offered'],
      ],
      'playing',
    ],
    [
      'a player cannot decline a draw that was not offered',
      [['A', declineDraw, 'nothing-offered']],
      'playing',
    ],
    [
      'a player cannot claim a draw if no position has been repeated',
      [['A', { do: 'claim-draw' }, 'nothing-to-claim']],
      'playing',
    ],
    [
      'two moves are taken back when both players agree',
      [
        ['A', takeBack(2), 'take-back-asked'],
        ['C', takeBack(2), 'take-back-asked'],
      ],
      'playing',
    ],
    [
      'a player can take back only to the position before their latest move',
      [
        ['A', takeBack(0), 'nothing-to-take-back'],
        ['A', takeBack(3), 'nothing-to-take-back'],
      ],
      'playing',
    ],
    [
      'consent to a takeback must name the same ply',
      [
        ['A', takeBack(2), 'take-back-asked'],
        ['C', takeBack(3), 'stale-ply'],
      ],
      'playing',
    ],
    ['a rematch cannot be offered before the game is over', [['A', rematch, 'game-not-over']], 'playing'],
    ['a game in progress cannot be aborted', [['A', { do: 'abort' }, 'too-late']], 'playing'],
    [
      'a resignation ends a game for two',
      [
        ['A', { do: 'resign' }, 'resigned'],
        ['A', { do: 'claim-draw' }, 'game-over'],
        ['C', { do: 'resign' }, 'game-over'],
      ],
      'over',
    ],
    [
      'a rematch starts when both players agree',
      [
        ['A', { do: 'resign' }, 'resigned'],
        ['A', rematch, 'rematch-offered'],
        ['C', rematch, 'rematch-offered'],
      ],
      'over',
    ],
  ])('%s', (_, steps, phase) => {
    const game = startedGame();
    for (const [seat, command, outcome] of steps)
      expect([seat, game.send(seat, command)]).toEqual([seat, outcome]);
    expect(game.state.phase).toBe(phase);
  });

  test('an offer lapses when the opponent moves, but not when the player who made it moves', () => {
    const game = startedGame();
    game.send('A', offer);
    game.makeMove();
    expect(game.state.drawOfferedBy).toEqual(['A']);
    game.makeMove();
    expect(game.state.drawOfferedBy).toEqual([]);
  });

  test('a takeback restores the men, the history and the seat to move, but no time', () => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatPlayers();
    for (let count = 0; count < 4; count += 1) game.makeMove(1000);
    const { position, history } = game.state;
    for (let count = 0; count < 2; count += 1) game.makeMove(1000, 3);
    game.send('A', takeBack(4));
    game.send('C', takeBack(4));
    expect(game.state.position?.men).toEqual(position?.men);
    expect(game.state.history).toEqual(history);
    expect(game.state.clock.remainingMs).toEqual({ A: 58_000, C: 58_000 });
    expect(game.makeMove(1000)).toBe('moved');
  });

  test('the engine agrees to takebacks and declines draws', () => {
    const game = new PlayedGame(
      gameSetup('halma-2', { seats: { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } }),
    );
    game.makeMove();
    game.makeMove();
    expect(game.send('A', offer)).toBe('computer-declines');
    expect(game.send('A', takeBack(0))).toBe('take-back-asked');
    expect(game.state.position?.ply).toBe(0);
  });

  test('a takeback cannot go back beyond a seat’s elimination', () => {
    const game = new PlayedGame(gameSetup('star-3')).seatPlayers();
    for (let count = 0; count < 4; count += 1) game.makeMove();
    game.send('E', { do: 'resign' });
    expect(game.state.phase).toBe('playing');
    expect(game.send('A', takeBack(3))).toBe('nothing-to-take-back');
    expect(game.send('E', offer)).toBe('out-of-play');
    expect(game.send('A', offer)).toBe('draw-offered');
    expect(game.send('C', offer)).toBe('draw-offered');
    expect(game.state.phase).toBe('over');
  });

  test.each<[string, Command, Command]>([
    ['a draw', offer, declineDraw],
    ['a takeback', takeBack(2), { do: 'decline-take-back' }],
  ])('a seat that is out cannot decline %s for the others', (_, ask, decline) => {
    const game = new PlayedGame(gameSetup('star-3')).seatPlayers();
    game.send('E', { do: 'resign' });
    for (let count = 0; count < 4; count += 1) game.makeMove();
    expect(game.send('A', ask)).toMatch(/offered$|asked$/);
    expect(game.send('E', decline)).toBe('out-of-play');
    expect(game.send('C', decline)).toMatch(/declined$/);
  });
});
