import type { RealTimeClock } from '@halma/protocol';
import { formatResult } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { FIRST_MOVE_LIMIT_MS, LAG_COMPENSATION } from '../../src/game/clock.ts';
import { replay } from '../../src/game/evolve.ts';
import { nextDueWork } from '../../src/game/next-due-work.ts';
import { gameStatus } from '../../src/game/view.ts';
import { GAME_ID, gameSetup, PlayedGame, REAL_TIME } from './played-game.ts';

const realTime = (main: number, increment = 0, delay = 0): RealTimeClock => ({
  kind: 'real-time',
  main,
  increment,
  delay,
});

function startGame(clock: RealTimeClock): PlayedGame {
  const game = new PlayedGame(gameSetup('halma-2', { clock })).seatPlayers();
  // First moves cost no clock time.
  game.makeMove(5000);
  game.makeMove(7000);
  return game;
}

describe('the time that moves cost', () => {
  // The thinking time and round trip of each move, for A and C alternately, then the time that A and C have left.
  test.each<[string, RealTimeClock, [wait: number, roundTrip: number][], number, number]>([
    ['is zero for first moves', realTime(60_000), [], 60_000, 60_000],
    ['is the thinking time of the seat to move', realTime(60_000), [[10_000, 0]], 50_000, 60_000],
    [
      'is charged to each seat separately',
      realTime(60_000),
      [
        [10_000, 0],
        [1, 0],
      ],
      50_000,
      59_999,
    ],
    [
      'adds up over several moves',
      realTime(60_000),
      [
        [10_000, 0],
        [0, 0],
        [10_000, 0],
        [0, 0],
      ],
      40_000,
      60_000,
    ],
    [
      'is offset by the increment',
      realTime(60_000, 2000),
      [
        [10_000, 0],
        [500, 0],
      ],
      52_000,
      61_500,
    ],
    [
      'does not include the delay',
      realTime(60_000, 0, 3000),
      [
        [3000, 0],
        [10_000, 0],
      ],
      60_000,
      53_000,
    ],
    [
      'is not negative when a delay is not used up',
      realTime(60_000, 0, 3000),
      [
        [0, 0],
        [0, 0],
      ],
      60_000,
      60_000,
    ],
    [
      'does not include network latency',
      realTime(60_000),
      [
        [10_000, 300],
        [10_000, 20],
      ],
      50_300,
      50_020,
    ],
    [
      'is the same on a slow and a fast connection',
      realTime(60_000),
      [
        [5300, 300],
        [5020, 20],
      ],
      55_000,
      55_000,
    ],
    [
      'is not negative when the latency exceeds the thinking time',
      realTime(60_000),
      [[100, 300]],
      60_000,
      60_000,
    ],
    ['is reduced by at most one second of latency', realTime(60_000), [[5000, 60_000]], 56_000, 60_000],
    ['is not affected by a negative round trip', realTime(60_000), [[5000, -9000]], 55_000, 60_000],
  ])('%s', (_, clock, waits, a, c) => {
    const game = startGame(clock);
    for (const [wait, roundTrip] of waits) {
      game.roundTripMs = roundTrip;
      expect(game.makeMove(wait)).toBe('moved');
    }
    expect(game.state.clock.remainingMs).toEqual({ A: a, C: c });
  });

  test.each<[string, RealTimeClock, number]>([
    ['is at most a share of the main time', realTime(100_000), 100_000 * LAG_COMPENSATION.shareOfMainTime],
    ['is not larger with an increment', realTime(100_000, 5000), 100_000 * LAG_COMPENSATION.shareOfMainTime],
    ['is zero if the game charges players for latency', { ...realTime(100_000), lag: 'charged' }, 0],
  ])('the lag compensation of a game %s', (_, clock, expected) => {
    const game = startGame(clock);
    game.roundTripMs = 1000;
    const rounds = 20;
    for (let count = 0; count < 2 * rounds; count += 1) game.makeMove(2000, count);
    const spent = clock.main + rounds * clock.increment - (game.state.clock.remainingMs.A ?? 0);
    expect(rounds * 2000 - spent).toBe(expected);
  });

  test.each<[string, RealTimeClock, number]>([
    ['within the delay', realTime(60_000, 0, 3000), 2000],
    ['faster than the round trip', realTime(60_000), 0],
  ])('moves %s use up no lag compensation', (_, clock, thinkingMs) => {
    const game = startGame(clock);
    const quota = game.state.clock.lagQuotaMs;
    game.roundTripMs = 300;
    for (let count = 0; count < 20; count += 1) expect(game.makeMove(thinkingMs, count)).toBe('moved');
    expect(game.state.clock).toMatchObject({ remainingMs: { A: 60_000, C: 60_000 }, lagQuotaMs: quota });
  });
});

describe('takebacks', () => {
  const takeBackTo = (to: number) => ({ do: 'take-back', to }) as const;
  // After their first moves, A and C make four moves. The takeback interrupts A's next move.
  test.each<[string, RealTimeClock, number, number, number]>([
    ['charge the time of the move that they interrupt', realTime(60_000), 20_000, 38_000, 57_000],
    [
      'charge the interrupted move in full, without subtracting the delay',
      realTime(60_000, 0, 1000),
      20_000,
      40_000,
      59_000,
    ],
    ['remove the increments of the moves taken back', realTime(60_000, 5000), 20_000, 43_000, 62_000],
    [
      'remove the increments even if the interrupted move took no time',
      realTime(60_000, 5000),
      0,
      63_000,
      62_000,
    ],
  ])('%s', (_, clock, thinking, a, c) => {
    const game = startGame(clock);
    for (const wait of [1000, 1000, 1000, 2000]) game.makeMove(wait);
    game.now += thinking;
    expect([game.send('A', takeBackTo(4)), game.send('C', takeBackTo(4))]).toEqual([
      'take-back-asked',
      'take-back-asked',
    ]);
    expect(game.state.position?.ply).toBe(4);
    expect(game.state.clock.remainingMs).toEqual({ A: a, C: c });
    expect(replay(GAME_ID, game.log)).toEqual(game.state);
  });

  test('takebacks against the engine give no extra time', () => {
    const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } as const;
    const game = new PlayedGame(gameSetup('halma-2', { clock: realTime(60_000, 10_000), seats }));
    for (let count = 0; count < 4; count += 1) game.makeMove();
    const before = game.state.clock.remainingMs;
    for (let count = 0; count < 3; count += 1) {
      game.now += 5000;
      expect(game.send('A', takeBackTo(2))).toBe('take-back-asked');
      game.makeMove();
      game.makeMove();
    }
    expect(game.state.clock.remainingMs).toEqual({
      A: (before.A ?? 0) - 15_000,
      C: (before.C ?? 0) + 30_000,
    });
  });

  test('a takeback while the engine is to move is charged only to the player', () => {
    const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } as const;
    const game = new PlayedGame(gameSetup('halma-2', { clock: realTime(60_000, 10_000), seats }));
    for (let count = 0; count < 3; count += 1) game.makeMove();
    const before = game.state.clock.remainingMs;
    game.now += 5000;
    expect(game.send('A', takeBackTo(2))).toBe('take-back-asked');
    expect(game.state.clock.remainingMs).toEqual({ A: (before.A ?? 0) - 10_000, C: before.C });
  });

  test('are refused when the move’s increment has been spent', () => {
    const game = startGame(realTime(10_000, 5000));
    game.makeMove(9000);
    game.makeMove(1000);
    game.now += 1001;
    game.send('A', takeBackTo(2));
    expect(game.send('C', takeBackTo(2))).toBe('increment-spent');
    expect(game.makeMove(0)).toBe('moved');
  });

  test('older logs, in which takebacks cost nothing, replay to the same clocks as before', () => {
    const game = startGame(realTime(60_000, 5000));
    game.makeMove(1000);
    game.makeMove(1000);
    game.now += 3000;
    game.send('A', takeBackTo(2));
    game.send('C', takeBackTo(2));
    const log = game.log.map(({ event, ...rest }) =>
      event.kind === 'take-back-asked'
        ? { ...rest, event: { kind: event.kind, seat: event.seat, to: event.to } }
        : { ...rest, event },
    );
    expect(replay(GAME_ID, log)?.clock.remainingMs).toEqual({ A: 64_000, C: 64_000 });
    expect(game.state.clock.remainingMs).toEqual({ A: 56_000, C: 59_000 });
  });
});

describe('time limits', () => {
  test.each([
    ['at the last millisecond is accepted', 60_000, 0, 'moved'],
    ['one millisecond later is refused', 60_001, 0, 'time-is-up'],
    ['that is late by the network latency is accepted', 60_300, 300, 'moved'],
    ['that is late by more than the latency is refused', 60_301, 300, 'time-is-up'],
  ])('a move %s', (_, wait, roundTrip, outcome) => {
    const game = startGame(realTime(60_000));
    game.roundTripMs = roundTrip;
    expect(game.makeMove(wait)).toBe(outcome);
  });

  test.each<[string, RealTimeClock, dueInMs: number, fallsAfterMs: number]>([
    ['', realTime(60_000), 60_000, 61_000],
    [' with a delay', realTime(60_000, 0, 3000), 63_000, 64_000],
    [' with little lag compensation', realTime(10_000), 10_000, 10_400],
    [' with no lag compensation', { ...realTime(60_000), lag: 'charged' }, 60_000, 60_000],
  ])('the flag of a clock%s falls once a move would be late even with full lag compensation', (...row) => {
    const [, clock, dueInMs, fallsAfterMs] = row;
    const game = startGame(clock);
    const turnStartedAt = game.now;
    expect(gameStatus(game.state).dueBy).toBe(turnStartedAt + dueInMs);
    game.now = turnStartedAt + fallsAfterMs;
    expect(nextDueWork(game.state)).toEqual({ kind: 'time', at: game.now + 1 });
    expect(game.sendAsServer({ do: 'time-out' })).toBe('too-late');
    game.now += 1;
    expect(game.sendAsServer({ do: 'time-out' })).toBe('fell');
    expect(game.state).toMatchObject({ phase: 'over', clock: { remainingMs: { A: 0, C: clock.main } } });
    expect(game.state.outcome?.termination).toBe('time');
  });

  test('a fallen flag eliminates a seat from a three-player game, and the other players continue', () => {
    const game = new PlayedGame(gameSetup('star-3', { clock: realTime(60_000) })).seatPlayers();
    for (let count = 0; count < 3; count += 1) game.makeMove();
    game.now += 62_000;
    expect(game.sendAsServer({ do: 'time-out' })).toBe('fell');
    expect(game.state.phase).toBe('playing');
    for (let count = 0; count < 4; count += 1) expect(game.makeMove(100)).toBe('moved');
    expect(game.state.clock.remainingMs).toEqual({ A: 0, C: 59_800, E: 59_800 });
  });

  test.each([
    ['within its limit costs no time', FIRST_MOVE_LIMIT_MS, 'moved'],
    ['after its limit is refused', FIRST_MOVE_LIMIT_MS + 1, 'time-is-up'],
  ])('a first move %s', (_, wait, outcome) => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatPlayers();
    expect(game.makeMove(wait)).toBe(outcome);
    expect(game.state.clock.remainingMs).toEqual({ A: 60_000, C: 60_000 });
  });

  test('the game is aborted when a player does not make their first move in time', () => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatPlayers();
    game.makeMove();
    game.now += FIRST_MOVE_LIMIT_MS + 1;
    expect(game.sendAsServer({ do: 'time-out' })).toBe('aborted');
    expect(game.state).toMatchObject({ phase: 'aborted', outcome: null });
  });

  test.each([
    ['two minutes', 479_999, 2 * 60_000],
    ['five minutes, from a main time of eight minutes,', 480_000, 5 * 60_000],
  ])('in a tournament, a player who does not make their first move within %s loses', (_, main, limitMs) => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: realTime(main) })).seatPlayers();
    const tournament = { id: 'cup00001', round: 1, table: 1, game: 1 };
    game.state = { ...game.state, terms: { ...game.state.terms, tournament } };
    game.now += limitMs;
    expect(game.send('C', { do: 'abort' })).toBe('tournament-game');
    expect(game.send('C', { do: 'claim-left', seat: 'A' })).toBe('not-away');
    expect(game.sendAsServer({ do: 'time-out' })).toBe('too-late');
    game.now += 1;
    expect(game.sendAsServer({ do: 'time-out' })).toBe('fell');
    expect(formatResult(game.state.outcome)).toBe('C>A');
    expect(game.send('C', { do: 'rematch' })).toBe('tournament-game');
  });

  test('a correspondence game allows its number of days for each move', () => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: { kind: 'days', days: 2 } })).seatPlayers();
    const days = 2 * 24 * 60 * 60_000;
    expect(game.makeMove(days)).toBe('moved');
    expect(game.makeMove(days + 1)).toBe('time-is-up');
    expect(game.sendAsServer({ do: 'time-out' })).toBe('fell');
  });

  test('time during which the server was down is not charged', () => {
    const game = startGame(realTime(60_000));
    const from = game.now + 2000;
    game.outages = [{ from, to: from + 45_000, reconnectLimitMs: 0 }];
    game.now += 50_000;
    expect(game.sendAsServer({ do: 'credit' })).toBe('credited');
    expect(game.sendAsServer({ do: 'credit' })).toBe('too-late');
    expect(game.makeMove(0)).toBe('moved');
    expect(game.state.clock.remainingMs.A).toBe(55_000);
  });
});
