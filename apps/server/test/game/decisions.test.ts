import type { Command } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { ABANDON_AFTER_MS } from '../../src/game/endings.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME } from './played-game.ts';

type Step = readonly [seat: string, command: Command, answer: string];

const TWO = () => new PlayedGame(gameSetup('halma-2'));
const PLAYED = () => {
  const game = TWO().seatAll();
  for (let count = 0; count < 4; count += 1) game.turn();
  return game;
};
const move = { do: 'move', ply: 0, move: 'e1-e2' } as const;
const offer = { do: 'offer-draw' } as const;
const declineDraw = { do: 'decline-draw' } as const;
const back = (to: number) => ({ do: 'take-back', to }) as const;
const rematch = { do: 'rematch' } as const;

describe('before a game', () => {
  test.each<[string, () => PlayedGame, readonly Step[], string]>([
    [
      'starts a game of two when both players have joined',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['C', { do: 'join' }, 'joined'],
      ],
      'playing',
    ],
    [
      'refuses a seat that is taken',
      TWO,
      [
        ['A', { do: 'join', seat: 'C' }, 'joined'],
        ['C', { do: 'join', seat: 'C' }, 'seat-taken'],
      ],
      'waiting',
    ],
    [
      'refuses a second seat to a player',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'join' }, 'already-seated'],
      ],
      'waiting',
    ],
    [
      'refuses a seat that the game does not have',
      TWO,
      [['A', { do: 'join', seat: 'B' }, 'no-such-seat']],
      'waiting',
    ],
    [
      'lets a player who left join again',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'leave' }, 'left'],
        ['A', { do: 'join' }, 'joined'],
      ],
      'waiting',
    ],
    [
      'refuses moves before the start',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', move, 'not-started'],
      ],
      'waiting',
    ],
    [
      'refuses commands of a person without a seat',
      TWO,
      [
        ['F', { do: 'abort' }, 'not-seated'],
        ['F', { do: 'ready' }, 'not-seated'],
      ],
      'waiting',
    ],
    [
      'lets a seated player abort the game',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'abort' }, 'aborted'],
        ['C', { do: 'join' }, 'game-over'],
      ],
      'aborted',
    ],
  ])('%s', (_, create, steps, phase) => {
    const game = create();
    for (const [seat, command, answer] of steps)
      expect([seat, game.do(seat, command)]).toEqual([seat, answer]);
    expect(game.state.phase).toBe(phase);
  });

  test.each<[boolean, string, string]>([
    [true, 'aborted', 'aborted'],
    [false, 'left', 'waiting'],
  ])('aborts a listed game (%s) when the last player leaves', (listed, answer, phase) => {
    const game = new PlayedGame(gameSetup('star-3', { listed }));
    game.do('A', { do: 'join' });
    game.do('C', { do: 'join' });
    expect(game.do('A', { do: 'leave' })).toBe('left');
    expect(game.do('C', { do: 'leave' })).toBe(answer);
    expect(game.state.phase).toBe(phase);
  });

  test('starts a game of three when all players are ready', () => {
    const game = new PlayedGame(gameSetup('star-3'));
    expect(game.do('A', { do: 'join' })).toBe('joined');
    expect(game.do('A', { do: 'ready' })).toBe('not-full');
    for (const seat of 'CE') game.do(seat, { do: 'join' });
    expect(game.do('F', { do: 'join' })).toBe('no-open-seat');
    expect(game.do('A', { do: 'ready' })).toBe('ready');
    expect(game.do('A', { do: 'ready' })).toBe('already-ready');
    expect(game.do('C', { do: 'ready' })).toBe('ready');
    expect(game.state.phase).toBe('readying');
    expect(game.do('E', { do: 'ready' })).toBe('ready');
    expect(game.state.phase).toBe('playing');
  });

  test('frees the seat of a player who is not ready after a minute', () => {
    const game = new PlayedGame(gameSetup('star-3'));
    for (const seat of 'ACE') game.do(seat, { do: 'join' });
    game.do('A', { do: 'ready' });
    expect(game.server({ do: 'time-out' })).toBe('too-late');
    game.now += 60_000;
    expect(game.server({ do: 'time-out' })).toBe('left');
    expect(game.state.seats.C).toEqual({ kind: 'open' });
    expect(game.state.phase).toBe('waiting');
  });

  test('starts a game against the engine at once, and only the server moves for the engine', () => {
    const level = { kind: 'level', level: 3 } as const;
    const game = new PlayedGame(gameSetup('star-3', { seats: { A: { kind: 'me' }, C: level, E: level } }));
    expect(game.state.phase).toBe('playing');
    expect(game.server({ do: 'engine-move', ply: 0, move: 'a1-b2' })).toBe('not-your-turn');
    expect([game.turn(), game.turn(), game.turn(), game.turn()]).toEqual([
      'moved',
      'moved',
      'moved',
      'moved',
    ]);
  });

  test('draws the first player at random', () => {
    const firsts = [0, 0.49, 0.5, 0.99].map((luck) => {
      const game = TWO();
      game.random = () => luck;
      game.seatAll();
      return game.log.at(-1)?.event;
    });
    expect(firsts.map((event) => event && 'first' in event && event.first)).toEqual(['A', 'A', 'C', 'C']);
  });
});

describe('a turn', () => {
  test.each<[string, string, Command, string]>([
    ['of another seat is refused', 'C', move, 'not-your-turn'],
    ['at another ply is refused', 'A', { ...move, ply: 1 }, 'stale-ply'],
    ['that is illegal is refused', 'A', { ...move, move: 'e1-e9' }, 'no-man-to-jump'],
    ['that is not a move is refused', 'A', { ...move, move: 'east' }, 'bad-move'],
    ['without a man is refused', 'A', { ...move, move: 'h8-h9' }, 'no-man-there'],
    ['that is legal is accepted', 'A', { ...move, move: 'e1-f1' }, 'moved'],
  ])('%s', (_, seat, command, answer) => {
    expect(TWO().seatAll().do(seat, command)).toBe(answer);
  });
});

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
      'a declined draw needs a new offer',
      [
        ['A', offer, 'draw-offered'],
        ['C', declineDraw, 'draw-declined'],
        ['C', offer, 'draw-offered'],
      ],
      'playing',
    ],
    ['a player cannot decline what was not offered', [['A', declineDraw, 'nothing-offered']], 'playing'],
    [
      'a player cannot claim a draw without repetition',
      [['A', { do: 'claim-draw' }, 'nothing-to-claim']],
      'playing',
    ],
    [
      'two turns are taken back when both players agree',
      [
        ['A', back(2), 'take-back-asked'],
        ['C', back(2), 'take-back-asked'],
      ],
      'playing',
    ],
    [
      'a player takes back only to their own latest turn',
      [
        ['A', back(0), 'nothing-to-take-back'],
        ['A', back(3), 'nothing-to-take-back'],
      ],
      'playing',
    ],
    [
      'an answer names the ply that was asked for',
      [
        ['A', back(2), 'take-back-asked'],
        ['C', back(3), 'stale-ply'],
      ],
      'playing',
    ],
    ['a rematch needs a finished game', [['A', rematch, 'game-not-over']], 'playing'],
    ['a game in progress cannot be aborted', [['A', { do: 'abort' }, 'too-late']], 'playing'],
    [
      'a resignation ends a game of two',
      [
        ['A', { do: 'resign' }, 'resigned'],
        ['C', { do: 'resign' }, 'game-over'],
      ],
      'over',
    ],
    [
      'a rematch starts when both players want it',
      [
        ['A', { do: 'resign' }, 'resigned'],
        ['A', rematch, 'rematch-offered'],
        ['C', rematch, 'rematch-offered'],
      ],
      'over',
    ],
  ])('%s', (_, steps, phase) => {
    const game = PLAYED();
    for (const [seat, command, answer] of steps)
      expect([seat, game.do(seat, command)]).toEqual([seat, answer]);
    expect(game.state.phase).toBe(phase);
  });

  test('an offer lapses when the opponent moves, and not when its maker does', () => {
    const game = PLAYED();
    game.do('A', offer);
    game.turn();
    expect(game.state.drawOfferedBy).toEqual(['A']);
    game.turn();
    expect(game.state.drawOfferedBy).toEqual([]);
  });

  test('a takeback restores the men, the history and the turn, but no time', () => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatAll();
    for (let count = 0; count < 4; count += 1) game.turn(1000);
    const { position, history: score } = game.state;
    for (let count = 0; count < 2; count += 1) game.turn(1000, 3);
    game.do('A', back(4));
    game.do('C', back(4));
    expect(game.state.position?.men).toEqual(position?.men);
    expect(game.state.history).toEqual(score);
    expect(game.state.clock.remainingMs).toEqual({ A: 58_000, C: 58_000 });
    expect(game.turn(1000)).toBe('moved');
  });

  test('the engine agrees to takebacks and declines draws', () => {
    const game = new PlayedGame(
      gameSetup('halma-2', { seats: { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } }),
    );
    game.turn();
    game.turn();
    expect(game.do('A', offer)).toBe('computer-declines');
    expect(game.do('A', back(0))).toBe('take-back-asked');
    expect(game.state.position?.ply).toBe(0);
  });

  test('a takeback cannot go back past the moment a seat went out', () => {
    const game = new PlayedGame(gameSetup('star-3')).seatAll();
    for (let count = 0; count < 4; count += 1) game.turn();
    game.do('E', { do: 'resign' });
    expect(game.state.phase).toBe('playing');
    expect(game.do('A', back(3))).toBe('nothing-to-take-back');
    expect(game.do('E', offer)).toBe('out-of-play');
    expect(game.do('A', offer)).toBe('draw-offered');
    expect(game.do('C', offer)).toBe('draw-offered');
    expect(game.state.phase).toBe('over');
  });

  test.each<[string, Command, Command]>([
    ['a draw', offer, declineDraw],
    ['to go back', back(2), { do: 'decline-take-back' }],
  ])('a seat that went out cannot decline %s for the others', (_, ask, decline) => {
    const game = new PlayedGame(gameSetup('star-3')).seatAll();
    game.do('E', { do: 'resign' });
    for (let count = 0; count < 4; count += 1) game.turn();
    expect(game.do('A', ask)).toMatch(/offered$|asked$/);
    expect(game.do('E', decline)).toBe('out-of-play');
    expect(game.do('C', decline)).toMatch(/declined$/);
  });
});

describe('an abort is possible', () => {
  const abort = { do: 'abort' } as const;
  const withoutB = (turns: number) => {
    const game = new PlayedGame(gameSetup('halma-4')).seatAll();
    expect(game.do('B', { do: 'resign' })).toBe('resigned');
    for (let count = 0; count < turns; count += 1) game.turn();
    return game;
  };
  test.each<[string, number, string, string]>([
    ['while a seat in play has not had its first turn', 2, 'D', 'aborted'],
    ['but not for a seat that went out before its first turn', 3, 'D', 'too-late'],
    ['but not for a player whose seat went out', 2, 'B', 'out-of-play'],
  ])('%s', (_, turns, seat, answer) => {
    expect(withoutB(turns).do(seat, abort)).toBe(answer);
  });
});

describe('claiming that a player has left, one', () => {
  const away = ABANDON_AFTER_MS.none;
  test.each<[string, number, number | undefined, string, string]>([
    ['who did not come back', away, undefined, 'A', 'declared-gone'],
    ['who may still come back', away - 1, undefined, 'A', 'not-away'],
    ['who was connected a second ago', away, away - 1000, 'A', 'not-away'],
    ['who is away in the turn of another', away, undefined, 'C', 'not-away'],
  ])('%s', (_, waited, seen, seat, answer) => {
    const game = PLAYED();
    const began = game.now;
    game.now += waited;
    if (seen !== undefined) game.lastHere.set(personFor('A'), began + seen);
    expect(game.do('C', { do: 'claim-left', seat: seat as 'A' })).toBe(answer);
    if (answer === 'declared-gone') {
      expect(game.state.outcome).toEqual({ termination: 'abandoned', tiers: [[[3]], [[1]]] });
    }
  });
});

describe('refuses a game with', () => {
  const me = { kind: 'me' } as const;
  const open = { kind: 'open' } as const;
  const level = { kind: 'level', level: 5 } as const;
  test.each([
    ['an unknown game', gameSetup('chess'), 'unknown-game'],
    [
      'an option of another game',
      { ...gameSetup('cetro'), rules: { game: 'cetro', preset: 'standard', options: { teams: 'opposite' } } },
      'option-not-for-game',
    ],
    ['one seat too few', gameSetup('halma-2', { seats: { A: me } }), 'no-such-seat'],
    ['one seat too many', gameSetup('halma-2', { seats: { A: me, C: open, D: open } }), 'no-such-seat'],
    ['the same player on two seats', gameSetup('halma-2', { seats: { A: me, C: me } }), 'already-seated'],
    ['engines on all seats', gameSetup('halma-2', { seats: { A: level, C: level } }), 'no-person'],
    [
      'an engine and a correspondence clock',
      gameSetup('halma-2', { seats: { A: me, C: level }, clock: { kind: 'days', days: 1 } }),
      'clock-needs-people',
    ],
  ] as const)('%s', (_, plan, code) => {
    expect(() => new PlayedGame(plan)).toThrow(code);
  });
});
