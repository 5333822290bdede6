import type { Command } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { GONE_AFTER } from '../../src/game/endings.ts';
import { PlayedGame, personFor, planOf, REAL_TIME } from './played.ts';

type Step = readonly [seat: string, command: Command, answer: string];

const TWO = () => new PlayedGame(planOf('halma-2'));
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
      'two people start a game of two',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['C', { do: 'join' }, 'joined'],
      ],
      'playing',
    ],
    [
      'a seat is taken once',
      TWO,
      [
        ['A', { do: 'join', seat: 'C' }, 'joined'],
        ['C', { do: 'join', seat: 'C' }, 'seat-taken'],
      ],
      'waiting',
    ],
    [
      'a person sits once',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'join' }, 'already-seated'],
      ],
      'waiting',
    ],
    ['a seat the game has not', TWO, [['A', { do: 'join', seat: 'B' }, 'no-such-seat']], 'waiting'],
    [
      'who stands up can sit down again',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'leave' }, 'left'],
        ['A', { do: 'join' }, 'joined'],
      ],
      'waiting',
    ],
    [
      'nobody moves yet',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', move, 'not-started'],
      ],
      'waiting',
    ],
    [
      'a stranger can do nothing',
      TWO,
      [
        ['F', { do: 'abort' }, 'not-seated'],
        ['F', { do: 'ready' }, 'not-seated'],
      ],
      'waiting',
    ],
    [
      'a table is called off',
      TWO,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', { do: 'abort' }, 'aborted'],
        ['C', { do: 'join' }, 'game-over'],
      ],
      'aborted',
    ],
  ])('%s', (_, table, steps, phase) => {
    const game = table();
    for (const [seat, command, answer] of steps)
      expect([seat, game.do(seat, command)]).toEqual([seat, answer]);
    expect(game.state.phase).toBe(phase);
  });

  test.each<[boolean, string, string]>([
    [true, 'aborted', 'aborted'],
    [false, 'left', 'waiting'],
  ])(
    'the last person leaves a table; where that is listed (%s), it is called off',
    (listed, answer, phase) => {
      const game = new PlayedGame(planOf('star-3', { listed }));
      game.do('A', { do: 'join' });
      game.do('C', { do: 'join' });
      expect(game.do('A', { do: 'leave' })).toBe('left');
      expect(game.do('C', { do: 'leave' })).toBe(answer);
      expect(game.state.phase).toBe(phase);
    },
  );

  test('with three seats everybody says that they are ready', () => {
    const game = new PlayedGame(planOf('star-3'));
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

  test('whoever is not ready in a minute loses the seat', () => {
    const game = new PlayedGame(planOf('star-3'));
    for (const seat of 'ACE') game.do(seat, { do: 'join' });
    game.do('A', { do: 'ready' });
    expect(game.server({ do: 'time' })).toBe('too-late');
    game.now += 60_000;
    expect(game.server({ do: 'time' })).toBe('left');
    expect(game.state.seats.C).toEqual({ kind: 'open' });
    expect(game.state.phase).toBe('waiting');
  });

  test('with the computer on all other seats the game starts at once, and the computer moves by the server alone', () => {
    const level = { kind: 'level', level: 3 } as const;
    const game = new PlayedGame(planOf('star-3', { seats: { A: { kind: 'me' }, C: level, E: level } }));
    expect(game.state.phase).toBe('playing');
    expect(game.server({ do: 'level-move', ply: 0, move: 'a1-b2' })).toBe('not-your-turn');
    expect([game.turn(), game.turn(), game.turn(), game.turn()]).toEqual([
      'moved',
      'moved',
      'moved',
      'moved',
    ]);
  });

  test('who begins is drawn by lot', () => {
    const firsts = [0, 0.49, 0.5, 0.99].map((luck) => {
      const game = TWO();
      game.random = () => luck;
      game.seatAll();
      return game.log.at(-1)?.event;
    });
    expect(firsts.map((event) => event && 'first' in event && event.first)).toEqual(['A', 'A', 'C', 'C']);
  });
});

describe('turns', () => {
  test.each<[string, string, Command, string]>([
    ['the other seat waits', 'C', move, 'not-your-turn'],
    ['a turn of another time', 'A', { ...move, ply: 1 }, 'stale-ply'],
    ['no move', 'A', { ...move, move: 'e1-e9' }, 'no-man-to-jump'],
    ['no text of a move', 'A', { ...move, move: 'east' }, 'bad-move'],
    ['nobody there', 'A', { ...move, move: 'h8-h9' }, 'no-man-there'],
    ['a move', 'A', { ...move, move: 'e1-f1' }, 'moved'],
  ])('%s', (_, seat, command, answer) => {
    expect(TWO().seatAll().do(seat, command)).toBe(answer);
  });
});

describe('offers', () => {
  test.each<[string, readonly Step[], string]>([
    [
      'both agree to a draw',
      [
        ['A', offer, 'draw-offered'],
        ['C', offer, 'draw-offered'],
      ],
      'over',
    ],
    [
      'one alone does not',
      [
        ['A', offer, 'draw-offered'],
        ['A', offer, 'already-offered'],
      ],
      'playing',
    ],
    [
      'no is no',
      [
        ['A', offer, 'draw-offered'],
        ['C', declineDraw, 'draw-declined'],
        ['C', offer, 'draw-offered'],
      ],
      'playing',
    ],
    ['nothing to decline', [['A', declineDraw, 'nothing-offered']], 'playing'],
    ['a claim without its three times', [['A', { do: 'claim-draw' }, 'nothing-to-claim']], 'playing'],
    [
      'two turns go back when both agree',
      [
        ['A', back(2), 'take-back-asked'],
        ['C', back(2), 'take-back-asked'],
      ],
      'playing',
    ],
    [
      'only to one’s own latest turn',
      [
        ['A', back(0), 'nothing-to-take-back'],
        ['A', back(3), 'nothing-to-take-back'],
      ],
      'playing',
    ],
    [
      'what was asked is agreed to',
      [
        ['A', back(2), 'take-back-asked'],
        ['C', back(3), 'stale-ply'],
      ],
      'playing',
    ],
    ['no rematch before the end', [['A', rematch, 'game-not-over']], 'playing'],
    ['too late to call off', [['A', { do: 'abort' }, 'too-late']], 'playing'],
    [
      'giving up',
      [
        ['A', { do: 'resign' }, 'resigned'],
        ['C', { do: 'resign' }, 'game-over'],
      ],
      'over',
    ],
    [
      'another game',
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

  test('an offer lapses when the other moves, and stands when the offerer does', () => {
    const game = PLAYED();
    game.do('A', offer);
    game.turn();
    expect(game.state.drawOffered).toEqual(['A']);
    game.turn();
    expect(game.state.drawOffered).toEqual([]);
  });

  test('taking back brings back the men, the score and the turn, and no time', () => {
    const game = new PlayedGame(planOf('halma-2', { clock: REAL_TIME })).seatAll();
    for (let count = 0; count < 4; count += 1) game.turn(1000);
    const { position, score } = game.state;
    for (let count = 0; count < 2; count += 1) game.turn(1000, 3);
    game.do('A', back(4));
    game.do('C', back(4));
    expect(game.state.position?.men).toEqual(position?.men);
    expect(game.state.score).toEqual(score);
    expect(game.state.clock.left).toEqual({ A: 58_000, C: 58_000 });
    expect(game.turn(1000)).toBe('moved');
  });

  test('the computer lets turns be taken back and takes no draw', () => {
    const game = new PlayedGame(
      planOf('halma-2', { seats: { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } }),
    );
    game.turn();
    game.turn();
    expect(game.do('A', offer)).toBe('computer-declines');
    expect(game.do('A', back(0))).toBe('take-back-asked');
    expect(game.state.position?.ply).toBe(0);
  });

  test('nothing is taken back across a seat that went out', () => {
    const game = new PlayedGame(planOf('star-3')).seatAll();
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
    const game = new PlayedGame(planOf('star-3')).seatAll();
    game.do('E', { do: 'resign' });
    for (let count = 0; count < 4; count += 1) game.turn();
    expect(game.do('A', ask)).toMatch(/offered$|asked$/);
    expect(game.do('E', decline)).toBe('out-of-play');
    expect(game.do('C', decline)).toMatch(/declined$/);
  });
});

describe('calling off', () => {
  const abort = { do: 'abort' } as const;
  const withoutB = (turns: number) => {
    const game = new PlayedGame(planOf('halma-4')).seatAll();
    expect(game.do('B', { do: 'resign' })).toBe('resigned');
    for (let count = 0; count < turns; count += 1) game.turn();
    return game;
  };
  test.each<[string, number, string, string]>([
    ['while a seat in play has not begun', 2, 'D', 'aborted'],
    ['not because of a seat that went out before it began', 3, 'D', 'too-late'],
    ['not by a seat that went out', 2, 'B', 'out-of-play'],
  ])('%s', (_, turns, seat, answer) => {
    expect(withoutB(turns).do(seat, abort)).toBe(answer);
  });
});

describe('declaring somebody gone', () => {
  const away = GONE_AFTER.none;
  test.each<[string, number, number | undefined, string, string]>([
    ['who never came back', away, undefined, 'A', 'declared-gone'],
    ['a moment too early', away - 1, undefined, 'A', 'not-away'],
    ['who was there a moment ago', away, away - 1000, 'A', 'not-away'],
    ['who is away while the other thinks', away, undefined, 'C', 'not-away'],
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

describe('tables that cannot be set', () => {
  const me = { kind: 'me' } as const;
  const open = { kind: 'open' } as const;
  const level = { kind: 'level', level: 5 } as const;
  test.each([
    ['an unknown game', planOf('chess'), 'unknown-game'],
    [
      'an option the game has no use for',
      { ...planOf('cetro'), rules: { game: 'cetro', preset: 'standard', options: { teams: 'opposite' } } },
      'option-not-for-game',
    ],
    ['a seat too few', planOf('halma-2', { seats: { A: me } }), 'no-such-seat'],
    ['a seat too many', planOf('halma-2', { seats: { A: me, C: open, D: open } }), 'no-such-seat'],
    ['oneself twice', planOf('halma-2', { seats: { A: me, C: me } }), 'already-seated'],
    ['nobody but computers', planOf('halma-2', { seats: { A: level, C: level } }), 'no-person'],
    [
      'the computer by correspondence',
      planOf('halma-2', { seats: { A: me, C: level }, clock: { kind: 'days', days: 1 } }),
      'clock-needs-people',
    ],
  ] as const)('%s', (_, plan, code) => {
    expect(() => new PlayedGame(plan)).toThrow(code);
  });
});
