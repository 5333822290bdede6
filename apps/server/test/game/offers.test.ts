import type { Command } from '@halma/protocol';
import { formatResult } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { gameAggregate } from '../../src/game/game-aggregate.ts';
import { declineDraw, offer, rematch, type Step, startedGame, takeBack } from './game-commands.ts';
import { GAME_ID, gameSetup, PlayedGame, REAL_TIME } from './played-game.ts';

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
      'a player can claim a draw only on their turn, and only if a position has been repeated',
      [
        ['A', { do: 'claim-draw' }, 'nothing-to-claim'],
        ['C', { do: 'claim-draw' }, 'not-your-turn'],
      ],
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
        ['A', takeBack(2), 'already-offered'],
      ],
      'playing',
    ],
    ['a rematch cannot be offered before the game is over', [['A', rematch, 'game-not-over']], 'playing'],
    [
      'a game in progress can be neither aborted nor left',
      [
        ['A', { do: 'abort' }, 'too-late'],
        ['A', { do: 'leave' }, 'already-started'],
        ['A', { do: 'ready' }, 'already-started'],
      ],
      'playing',
    ],
    [
      'a resignation ends a game for two, and the commands of a game in progress are then refused',
      [
        ['A', { do: 'resign' }, 'resigned'],
        ['A', { do: 'move', ply: 4, move: 'e1-e2' }, 'game-over'],
        ['A', { do: 'claim-draw' }, 'game-over'],
        ['A', offer, 'game-over'],
        ['C', takeBack(3), 'game-over'],
        ['C', { do: 'claim-left', seat: 'A' }, 'game-over'],
        ['C', { do: 'resign' }, 'game-over'],
        ['C', { do: 'abort' }, 'game-over'],
      ],
      'over',
    ],
    [
      'a rematch starts when both players agree',
      [
        ['A', { do: 'resign' }, 'resigned'],
        ['A', rematch, 'rematch-offered'],
        ['A', rematch, 'already-offered'],
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

  test('a draw by repetition is claimed by the player to move, if the rules ask for a claim', () => {
    const rules = { game: 'halma-2', preset: 'standard', options: { repetition: '3-claim' } } as const;
    const game = new PlayedGame(gameSetup('halma-2', { rules })).seatPlayers();
    const moves = ['e1-f1', 'l16-k16', 'f1-e1', 'k16-l16'];
    for (const [ply, move] of [...moves, ...moves].entries()) {
      const seat = ply % 2 === 0 ? 'A' : 'C';
      expect(game.send(seat, { do: 'claim-draw' })).toBe('nothing-to-claim');
      expect(game.send(seat, { do: 'move', ply, move })).toBe('moved');
    }
    expect(game.send('A', { do: 'claim-draw' })).toBe('draw-claimed');
    expect([game.state.phase, game.state.outcome?.termination]).toEqual(['over', 'claim']);
    expect(formatResult(game.state.outcome)).toBe('A=C');
  });

  test.each([
    ['halma-2', 'A', 'C'],
    ['halma-2', 'C', 'A'],
    ['star-3', 'A', 'C'],
    ['star-3', 'E', 'A'],
  ])('after a game of %s in which seat %s moved first, seat %s moves first in the rematch', (...row) => {
    const [name, previousFirst, first] = row;
    const game = new PlayedGame(gameSetup(name));
    const seats = Object.keys(game.state.seats);
    game.random = () => seats.indexOf(previousFirst) / seats.length;
    game.seatPlayers();
    for (const seat of seats.slice(1)) game.send(seat, { do: 'resign' });
    for (const seat of seats) expect(game.send(seat, rematch)).toBe('rematch-offered');
    const event = game.log.at(-1)?.event;
    expect(event && gameAggregate.startedLogs?.(game.state, event)).toMatchObject([
      { id: 'next00000000', event: { kind: 'created', first, after: GAME_ID, seats: game.state.seats } },
    ]);
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
