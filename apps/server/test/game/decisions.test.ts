import type { Command, GameSetup } from '@halma/protocol';
import { formatPosition, formatShortMove, legalMoves } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { replay } from '../../src/game/evolve.ts';
import { seatsHeldByPeople } from '../../src/game/state.ts';
import { move, newGame, offer, type Step, takeBack } from './game-commands.ts';
import { GAME_ID, gameSetup, PlayedGame, REAL_TIME } from './played-game.ts';

const HOUR_MS = 60 * 60_000;

/** Returns the seats of a game for three. The creator takes seat A or leaves it open. */
function threeSeats(kind: 'me' | 'open'): GameSetup['seats'] {
  return { A: { kind }, C: { kind: 'open' }, E: { kind: 'open' } };
}

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
      'refuses commands for which the game has to have started',
      newGame,
      [
        ['A', { do: 'join' }, 'joined'],
        ['A', move, 'not-started'],
        ['A', { do: 'resign' }, 'not-started'],
        ['A', offer, 'not-started'],
        ['A', { do: 'claim-draw' }, 'not-started'],
        ['A', takeBack(0), 'not-started'],
        ['A', { do: 'claim-left', seat: 'C' }, 'not-started'],
      ],
      'waiting',
    ],
    [
      'refuses commands from a person who has no seat',
      newGame,
      [
        ['F', { do: 'abort' }, 'not-seated'],
        ['F', { do: 'ready' }, 'not-seated'],
      ],
      'waiting',
    ],
    [
      'lets the creator abort a game that has no players',
      newGame,
      [
        ['C', { do: 'abort' }, 'not-seated'],
        ['A', { do: 'abort' }, 'aborted'],
        ['A', { do: 'abort' }, 'game-over'],
      ],
      'aborted',
    ],
    [
      'does not let the creator abort a game that other people play',
      newGame,
      [
        ['C', { do: 'join' }, 'joined'],
        ['A', { do: 'abort' }, 'not-seated'],
      ],
      'waiting',
    ],
    [
      'lets only the creator abort the game',
      () => new PlayedGame(gameSetup('star-3', { seats: threeSeats('me') })),
      [
        ['C', { do: 'join' }, 'joined'],
        ['C', { do: 'abort' }, 'not-allowed'],
        ['E', { do: 'join' }, 'joined'],
        ['E', { do: 'abort' }, 'not-allowed'],
        ['A', { do: 'abort' }, 'aborted'],
      ],
      'aborted',
    ],
    [
      'refuses a seat in a game that was aborted',
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

  test.each<[boolean, 'me' | 'open', string, string]>([
    [true, 'me', 'aborted', 'aborted'],
    [true, 'open', 'left', 'waiting'],
    [false, 'me', 'left', 'waiting'],
    [false, 'open', 'left', 'waiting'],
  ])(
    'when the last player leaves a game (listed: %s, seat A was %s), the game logs the event %s',
    (...row) => {
      const [listed, kind, outcome, phase] = row;
      const game = new PlayedGame(gameSetup('star-3', { listed, seats: threeSeats(kind) }));
      game.send('A', { do: 'join' });
      game.send('C', { do: 'join' });
      expect(game.send('A', { do: 'leave' })).toBe('left');
      expect(game.send('C', { do: 'leave' })).toBe(outcome);
      expect(game.state.phase).toBe(phase);
    },
  );

  test.each([
    ['real-time', REAL_TIME, HOUR_MS],
    ['untimed', { kind: 'none' }, 24 * HOUR_MS],
    ['correspondence', { kind: 'days', days: 3 }, 14 * 24 * HOUR_MS],
  ] as const)('people who join and leave do not keep a %s game open', (_, clock, lifetimeMs) => {
    const game = new PlayedGame(gameSetup('star-3', { listed: true, clock }));
    const endsAt = game.now + lifetimeMs;
    game.now = endsAt - 1;
    for (const command of ['join', 'leave', 'join'] as const) game.send('A', { do: command });
    expect(game.sendAsServer({ do: 'time-out' })).toBe('too-late');
    game.now = endsAt;
    expect(game.sendAsServer({ do: 'time-out' })).toBe('aborted');
  });

  test('players of a full game can replace one who is not ready, but cannot keep the game open forever', () => {
    const game = new PlayedGame(gameSetup('star-3', { clock: REAL_TIME }));
    const endsAt = game.now + HOUR_MS;
    const fillAt = (time: number): string[] => {
      game.now = time;
      const joined = [...'ACE'].map((seat) => game.send(seat, { do: 'join' }));
      for (const seat of 'AC') game.send(seat, { do: 'ready' });
      game.now += 60_000;
      return [...joined.slice(2), game.sendAsServer({ do: 'time-out' })];
    };
    for (let filledAt = endsAt - 1; filledAt < endsAt + 29 * 60_000; filledAt += 5 * 60_000 - 1) {
      expect(fillAt(filledAt)).toEqual(['joined', 'left']);
      expect(game.sendAsServer({ do: 'time-out' })).toBe('too-late');
    }
    game.now = endsAt + 30 * 60_000;
    expect(game.sendAsServer({ do: 'time-out' })).toBe('aborted');
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

  test.each<
    [ready: string, listed: boolean, first: 'me' | 'open', outcome: string, seated: string, phase: string]
  >([
    ['AC', true, 'me', 'left', 'AC', 'waiting'],
    ['A', true, 'me', 'left', 'A', 'waiting'],
    ['', false, 'me', 'left', '', 'waiting'],
    ['', true, 'me', 'aborted', 'ACE', 'aborted'],
    ['', true, 'open', 'left', '', 'waiting'],
  ])(
    'after a minute, the players outside the ready seats [%s] lose their seats (listed: %s, seat A was %s)',
    (ready, listed, kind, outcome, seated, phase) => {
      const game = new PlayedGame(gameSetup('star-3', { listed, seats: threeSeats(kind) }));
      for (const seat of 'ACE') game.send(seat, { do: 'join' });
      for (const seat of ready) game.send(seat, { do: 'ready' });
      expect(game.sendAsServer({ do: 'time-out' })).toBe('too-late');
      game.now += 60_000;
      expect(game.sendAsServer({ do: 'time-out' })).toBe(outcome);
      expect(seatsHeldByPeople(game.state).join('')).toBe(seated);
      expect(game.state.phase).toBe(phase);
      expect(replay(GAME_ID, game.log)).toEqual(game.state);
    },
  );

  test('starts a game against the engine immediately, and refuses an engine move in a person’s turn', () => {
    const level = { kind: 'level', level: 3 } as const;
    const game = new PlayedGame(gameSetup('star-3', { seats: { A: { kind: 'me' }, C: level, E: level } }));
    expect(game.state.phase).toBe('playing');
    expect(game.sendEngineMove('a1-b2')).toBe('not-your-turn');
    expect([game.makeMove(), game.makeMove(), game.makeMove(), game.makeMove()]).toEqual([
      'moved',
      'moved',
      'moved',
      'moved',
    ]);
  });

  test('refuses an engine move that was chosen before a takeback', () => {
    const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 3 } } as const;
    const game = new PlayedGame(gameSetup('halma-2', { seats }));
    game.makeMove();
    const { position } = game.state;
    if (position === null) throw new Error('the game has not started');
    const [move] = legalMoves(position);
    if (move === undefined) throw new Error('the engine has no legal move');
    const staleMove = {
      do: 'engine-move',
      position: formatPosition(position),
      move: formatShortMove(position.rules.board, move),
    } as const;
    expect(game.send('A', { do: 'take-back', to: 0 })).toBe('take-back-asked');
    expect(game.makeMove(0, 1)).toBe('moved');
    expect(game.sendAsServer(staleMove)).toBe('stale-ply');
    expect(game.makeMove()).toBe('moved');
  });

  test('chooses the first seat at random', () => {
    const starts = [0, 0.49, 0.5, 0.99].map((randomValue) => {
      const game = newGame();
      game.random = () => randomValue;
      game.seatPlayers();
      return game.log.at(-1)?.event;
    });
    expect(starts.map((event) => event && 'first' in event && event.first)).toEqual(['A', 'A', 'C', 'C']);
  });
});

describe('a move', () => {
  test.each<[string, string, Command, string]>([
    ['by a different seat is refused', 'C', move, 'not-your-turn'],
    ['at a different ply is refused', 'A', { ...move, ply: 1 }, 'stale-ply'],
    ['that is illegal is refused', 'A', { ...move, move: 'e1-e9' }, 'no-man-to-jump'],
    ['that is not a move is refused', 'A', { ...move, move: 'east' }, 'bad-move'],
    ['from an empty cell is refused', 'A', { ...move, move: 'h8-h9' }, 'no-man-there'],
    ['that is legal is accepted', 'A', { ...move, move: 'e1-f1' }, 'moved'],
  ])('%s', (_, seat, command, outcome) => {
    expect(newGame().seatPlayers().send(seat, command)).toBe(outcome);
  });
});
