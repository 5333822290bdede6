import type { Command } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { ABANDON_AFTER_MS } from '../../src/game/endings.ts';
import { MAX_EVENTS_BEFORE_START, MAX_JOINS, MAX_OFFERS } from '../../src/game/event-limits.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME, testPersonId } from './played-game.ts';

type Step = readonly [seat: string, command: Command, outcome: string];

const newGame = () => new PlayedGame(gameSetup('halma-2'));
const startedGame = () => {
  const game = newGame().seatPlayers();
  for (let count = 0; count < 4; count += 1) game.makeMove();
  return game;
};
const move = { do: 'move', ply: 0, move: 'e1-e2' } as const;
const offer = { do: 'offer-draw' } as const;
const declineDraw = { do: 'decline-draw' } as const;
const takeBack = (to: number) => ({ do: 'take-back', to }) as const;
const rematch = { do: 'rematch' } as const;

describe('before the start', () => {
  test.each<[string, () => PlayedGame, readonly Step[], string]>([
    [
      'starts a game for two when both players have joined',
      newGame,
      [
        ['A', { do: 'join' }, 'joined'],
        ['C', { do: 'join' }, 'joined'],
      ],
      'playing',
    ],
    [
      'refuses a seat that is taken',
      newGame,
      [
        ['A', { do: 'join', seat: 'C' }, 'joined'],
        ['C', { do: 'join', seat: 'C' }, 'seat-taken'],
      ],
      'waiting',
    ],
    [
      'refuses to give a player a second seat',
      newGame,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'join' }, 'already-seated'],
      ],
      'waiting',
    ],
    [
      'refuses a seat that the game does not have',
      newGame,
      [['A', { do: 'join', seat: 'B' }, 'no-such-seat']],
      'waiting',
    ],
    [
      'lets a player who left join again',
      newGame,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'leave' }, 'left'],
        ['A', { do: 'join' }, 'joined'],
      ],
      'waiting',
    ],
    [
      'refuses moves before the start',
      newGame,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', move, 'not-started'],
      ],
      'waiting',
    ],
    [
      'refuses commands of a person without a seat',
      newGame,
      [
        ['F', { do: 'abort' }, 'not-seated'],
        ['F', { do: 'ready' }, 'not-seated'],
      ],
      'waiting',
    ],
    [
      'lets a seated player abort the game',
      newGame,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'abort' }, 'aborted'],
        ['C', { do: 'join' }, 'game-over'],
      ],
      'aborted',
    ],
  ])('%s', (_, create, steps, phase) => {
    const game = create();
    for (const [seat, command, outcome] of steps)
      expect([seat, game.send(seat, command)]).toEqual([seat, outcome]);
    expect(game.state.phase).toBe(phase);
  });

  test.each<[boolean, string, string]>([
    [true, 'aborted', 'aborted'],
    [false, 'left', 'waiting'],
  ])('aborts a listed game (%s) when the last player leaves', (listed, outcome, phase) => {
    const game = new PlayedGame(gameSetup('star-3', { listed }));
    game.send('A', { do: 'join' });
    game.send('C', { do: 'join' });
    expect(game.send('A', { do: 'leave' })).toBe('left');
    expect(game.send('C', { do: 'leave' })).toBe(outcome);
    expect(game.state.phase).toBe(phase);
  });

  test('starts a game for three when all players are ready', () => {
    const game = new PlayedGame(gameSetup('star-3'));
    expect(game.send('A', { do: 'join' })).toBe('joined');
    expect(game.send('A', { do: 'ready' })).toBe('not-full');
    for (const seat of 'CE') game.send(seat, { do: 'join' });
    expect(game.send('F', { do: 'join' })).toBe('no-open-seat');
    expect(game.send('A', { do: 'ready' })).toBe('ready');
    expect(game.send('A', { do: 'ready' })).toBe('already-ready');
    expect(game.send('C', { do: 'ready' })).toBe('ready');
    expect(game.state.phase).toBe('readying');
    expect(game.send('E', { do: 'ready' })).toBe('ready');
    expect(game.state.phase).toBe('playing');
  });

  test('frees the seat of a player who is not ready within a minute', () => {
    const game = new PlayedGame(gameSetup('star-3'));
    for (const seat of 'ACE') game.send(seat, { do: 'join' });
    game.send('A', { do: 'ready' });
    expect(game.sendAsServer({ do: 'time-out' })).toBe('too-late');
    game.now += 60_000;
    expect(game.sendAsServer({ do: 'time-out' })).toBe('left');
    expect(game.state.seats.C).toEqual({ kind: 'open' });
    expect(game.state.phase).toBe('waiting');
  });

  test('starts a game against the engine at once, and only the server moves for the engine', () => {
    const level = { kind: 'level', level: 3 } as const;
    const game = new PlayedGame(gameSetup('star-3', { seats: { A: { kind: 'me' }, C: level, E: level } }));
    expect(game.state.phase).toBe('playing');
    expect(game.sendAsServer({ do: 'engine-move', ply: 0, move: 'a1-b2' })).toBe('not-your-turn');
    expect([game.makeMove(), game.makeMove(), game.makeMove(), game.makeMove()]).toEqual([
      'moved',
      'moved',
      'moved',
      'moved',
    ]);
  });

  test('chooses the first seat at random', () => {
    const firsts = [0, 0.49, 0.5, 0.99].map((randomValue) => {
      const game = newGame();
      game.random = () => randomValue;
      game.seatPlayers();
      return game.log.at(-1)?.event;
    });
    expect(firsts.map((event) => event && 'first' in event && event.first)).toEqual(['A', 'A', 'C', 'C']);
  });
});

describe('a move', () => {
  test.each<[string, string, Command, string]>([
    ['by a different seat is refused', 'C', move, 'not-your-turn'],
    ['at a different ply is refused', 'A', { ...move, ply: 1 }, 'stale-ply'],
    ['that is illegal is refused', 'A', { ...move, move: 'e1-e9' }, 'no-man-to-jump'],
    ['that is not a move is refused', 'A', { ...move, move: 'east' }, 'bad-move'],
    ['from a cell without a man is refused', 'A', { ...move, move: 'h8-h9' }, 'no-man-there'],
    ['that is legal is accepted', 'A', { ...move, move: 'e1-f1' }, 'moved'],
  ])('%s', (_, seat, command, outcome) => {
    expect(newGame().seatPlayers().send(seat, command)).toBe(outcome);
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
    [
      'a player cannot decline a draw that was not offered',
      [['A', declineDraw, 'nothing-offered']],
      'playing',
    ],
    [
      'a player cannot claim a draw without a repetition',
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
      'a player can take back only to their latest move',
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

  test('an offer lapses when the opponent moves, but not when its maker moves', () => {
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

  test('a takeback cannot go back beyond the elimination of a seat', () => {
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

describe('the log of a game does not grow without moves:', () => {
  /** Sends a pair of commands many times. Returns the outcomes of the first. */
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
    ['draw offers that are withdrawn', startedGame, ['A', offer], ['A', declineDraw]],
    ['draw offers that are declined', startedGame, ['A', offer], ['C', declineDraw]],
    ['takebacks that are withdrawn', startedGame, ['A', takeBack(2)], ['A', { do: 'decline-take-back' }]],
    ['rematch offers', () => endGame(startedGame()), ['C', rematch], ['C', { do: 'decline-rematch' }]],
  ])('%s', (_, create, first, second) => {
    const game = create();
    const before = game.log.length;
    const outcomes = repeat(game, first, second);
    expect(outcomes.filter((outcome) => outcome === 'too-many-offers')).toHaveLength(100 - MAX_OFFERS);
    expect(game.log.length - before).toBe(2 * MAX_OFFERS);
  });

  test('a seat that has used up its offers can answer, and offer again after a move', () => {
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

  test('one person cannot take a seat again and again', () => {
    const game = new PlayedGame(gameSetup('star-6'));
    const outcomes = repeat(game, ['A', { do: 'join' }], ['A', { do: 'leave' }]);
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(MAX_JOINS);
    expect(game.send('A', { do: 'join' })).toBe('too-many-joins');
    expect(game.send('B', { do: 'join' })).toBe('joined');
  });

  test('many people cannot fill it before the start', () => {
    const game = new PlayedGame(gameSetup('star-6'));
    for (let number = 0; number < 400; number += 1) {
      const person = testPersonId(number);
      game.execute({ by: 'person', person, command: { do: 'join', seat: 'B' } });
      game.execute({ by: 'person', person, command: { do: 'leave' } });
    }
    expect(game.log.length).toBeLessThanOrEqual(MAX_EVENTS_BEFORE_START + 2);
  });
});

describe('an abort', () => {
  const abort = { do: 'abort' } as const;
  const gameWithoutB = (moves: number) => {
    const game = new PlayedGame(gameSetup('halma-4')).seatPlayers();
    expect(game.send('B', { do: 'resign' })).toBe('resigned');
    for (let count = 0; count < moves; count += 1) game.makeMove();
    return game;
  };
  test.each<[string, number, string, string]>([
    ['is possible until every seat in play has moved', 2, 'D', 'aborted'],
    ['is not possible when only a seat that is out has not moved', 3, 'D', 'too-late'],
    ['is refused to a player whose seat is out', 2, 'B', 'out-of-play'],
  ])('%s', (_, moves, seat, outcome) => {
    expect(gameWithoutB(moves).send(seat, abort)).toBe(outcome);
  });
});

describe('a claim that a player has left', () => {
  const limitMs = ABANDON_AFTER_MS.none;
  test.each<[string, number, number | undefined, string, string]>([
    ['is accepted when the player stays away', limitMs, undefined, 'A', 'declared-gone'],
    ['is refused before the time limit', limitMs - 1, undefined, 'A', 'not-away'],
    ['is refused when the player was connected a second ago', limitMs, limitMs - 1000, 'A', 'not-away'],
    ['is refused when a different seat is to move', limitMs, undefined, 'C', 'not-away'],
  ])('%s', (_, waitMs, seenAfterMs, seat, outcome) => {
    const game = startedGame();
    const startedAt = game.now;
    game.now += waitMs;
    if (seenAfterMs !== undefined) game.lastSeen.set(personFor('A'), startedAt + seenAfterMs);
    expect(game.send('C', { do: 'claim-left', seat: seat as 'A' })).toBe(outcome);
    if (outcome === 'declared-gone') {
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
      'an option from a different game',
      { ...gameSetup('cetro'), rules: { game: 'cetro', preset: 'standard', options: { teams: 'opposite' } } },
      'option-not-for-game',
    ],
    ['one seat too few', gameSetup('halma-2', { seats: { A: me } }), 'no-such-seat'],
    ['one seat too many', gameSetup('halma-2', { seats: { A: me, C: open, D: open } }), 'no-such-seat'],
    ['the same player in two seats', gameSetup('halma-2', { seats: { A: me, C: me } }), 'already-seated'],
    ['engines in all seats', gameSetup('halma-2', { seats: { A: level, C: level } }), 'no-person'],
    [
      'an engine and a correspondence clock',
      gameSetup('halma-2', { seats: { A: me, C: level }, clock: { kind: 'days', days: 1 } }),
      'clock-needs-people',
    ],
  ] as const)('%s', (_, setup, code) => {
    expect(() => new PlayedGame(setup)).toThrow(code);
  });
});
