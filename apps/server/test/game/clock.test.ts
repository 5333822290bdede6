import { describe, expect, test } from 'vitest';
import { FIRST_MOVE_LIMIT_MS, finalDeadline, LAG_COMPENSATION, moveDeadline } from '../../src/game/clock.ts';
import { replay } from '../../src/game/evolve.ts';
import { GAME, gameSetup, PlayedGame, REAL_TIME } from './played-game.ts';

const realTime = (main: number, increment = 0, delay = 0) =>
  ({ ...REAL_TIME, main, increment, delay }) as const;

function started(clock: ReturnType<typeof realTime>): PlayedGame {
  const game = new PlayedGame(gameSetup('halma-2', { clock })).seatAll();
  // The first turns cost no time.
  game.turn(5000);
  game.turn(7000);
  return game;
}

describe('the time that turns cost', () => {
  // The thinking times of A and C in turn with the round trip of each, then the time that A and C have left.
  test.each<[string, ReturnType<typeof realTime>, [wait: number, roundTrip: number][], number, number]>([
    ['is zero for the first turns', realTime(60_000), [], 60_000, 60_000],
    ['is the thinking time of the seat to move', realTime(60_000), [[10_000, 0]], 50_000, 60_000],
    [
      'is charged to each seat for itself',
      realTime(60_000),
      [
        [10_000, 0],
        [1, 0],
      ],
      50_000,
      59_999,
    ],
    [
      'adds up over turns',
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
      'is reduced by the increment',
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
      'does not include network lag',
      realTime(60_000),
      [
        [10_000, 300],
        [10_000, 20],
      ],
      50_300,
      50_020,
    ],
    [
      'is the same on a slow and on a fast connection',
      realTime(60_000),
      [
        [5300, 300],
        [5020, 20],
      ],
      55_000,
      55_000,
    ],
    [
      'is not negative when the lag is longer than the thinking time',
      realTime(60_000),
      [[100, 300]],
      60_000,
      60_000,
    ],
    ['is reduced by at most one second of lag', realTime(60_000), [[5000, 60_000]], 56_000, 60_000],
    ['ignores a negative round trip', realTime(60_000), [[5000, -9000]], 55_000, 60_000],
  ])('%s', (_, clock, waits, a, c) => {
    const game = started(clock);
    for (const [wait, roundTrip] of waits) {
      game.roundTrip = roundTrip;
      expect(game.turn(wait)).toBe('moved');
    }
    expect(game.state.clock.remainingMs).toEqual({ A: a, C: c });
  });

  test('the quota of lag compensation runs out and grows a little with each turn', () => {
    const game = started(realTime(600_000));
    game.roundTrip = 1000;
    const turns = 20;
    for (let count = 0; count < turns; count += 1) {
      game.turn(2000, count);
      game.turn(2000, count);
    }
    const forgiven = turns * 2000 - (600_000 - (game.state.clock.remainingMs.A ?? 0));
    expect(forgiven).toBe(LAG_COMPENSATION.quotaMs + (turns - 1) * LAG_COMPENSATION.refillPerMoveMs);
  });
});

describe('takebacks', () => {
  const back = (to: number) => ({ do: 'take-back', to }) as const;
  // The thinking times of A, C, A, C and A after their first turns; the takeback ends the last turn of A.
  test.each<[string, ReturnType<typeof realTime>, number, number, number]>([
    ['charge the turn that they end', realTime(60_000), 20_000, 38_000, 57_000],
    ['charge that turn in full, without its delay', realTime(60_000, 0, 1000), 20_000, 40_000, 59_000],
    ['return the increments of the turns taken back', realTime(60_000, 5000), 20_000, 43_000, 62_000],
    ['return the increments also when the turn took no time', realTime(60_000, 5000), 0, 63_000, 62_000],
  ])('%s', (_, clock, thinking, a, c) => {
    const game = started(clock);
    for (const wait of [1000, 1000, 1000, 2000]) game.turn(wait);
    game.now += thinking;
    expect([game.do('A', back(4)), game.do('C', back(4))]).toEqual(['take-back-asked', 'take-back-asked']);
    expect(game.state.position?.ply).toBe(4);
    expect(game.state.clock.remainingMs).toEqual({ A: a, C: c });
    expect(replay(GAME, game.log)).toEqual(game.state);
  });

  test('against the engine, takebacks do not give free time', () => {
    const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } as const;
    const game = new PlayedGame(gameSetup('halma-2', { clock: realTime(60_000, 10_000), seats }));
    for (let count = 0; count < 4; count += 1) game.turn();
    const before = game.state.clock.remainingMs;
    for (let count = 0; count < 3; count += 1) {
      game.now += 5000;
      expect(game.do('A', back(2))).toBe('take-back-asked');
      game.turn();
      game.turn();
    }
    expect(game.state.clock.remainingMs).toEqual({
      A: (before.A ?? 0) - 15_000,
      C: (before.C ?? 0) + 30_000,
    });
  });

  test('a takeback during the turn of the engine is charged to the player alone', () => {
    const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } as const;
    const game = new PlayedGame(gameSetup('halma-2', { clock: realTime(60_000, 10_000), seats }));
    for (let count = 0; count < 3; count += 1) game.turn();
    const before = game.state.clock.remainingMs;
    game.now += 5000;
    expect(game.do('A', back(2))).toBe('take-back-asked');
    expect(game.state.clock.remainingMs).toEqual({ A: (before.A ?? 0) - 10_000, C: before.C });
  });

  test('refuses a takeback when the increment of the turn has been spent', () => {
    const game = started(realTime(10_000, 5000));
    game.turn(9000);
    game.turn(1000);
    game.now += 1001;
    game.do('A', back(2));
    expect(game.do('C', back(2))).toBe('increment-spent');
    expect(game.turn(0)).toBe('moved');
  });

  test('keeps the clocks of logs that are older than this charge', () => {
    const game = started(realTime(60_000, 5000));
    game.turn(1000);
    game.turn(1000);
    game.now += 3000;
    game.do('A', back(2));
    game.do('C', back(2));
    const log = game.log.map(({ event, ...rest }) =>
      event.kind === 'take-back-asked'
        ? { ...rest, event: { kind: event.kind, seat: event.seat, to: event.to } }
        : { ...rest, event },
    );
    expect(replay(GAME, log)?.clock.remainingMs).toEqual({ A: 64_000, C: 64_000 });
    expect(game.state.clock.remainingMs).toEqual({ A: 56_000, C: 59_000 });
  });
});

describe('the flag of a clock', () => {
  test.each([
    ['at the last millisecond is in time', 60_000, 0, 'moved'],
    ['one millisecond later is too late', 60_001, 0, 'time-is-up'],
    ['late by the network lag is in time', 60_300, 300, 'moved'],
    ['late by more than the lag is too late', 60_301, 300, 'time-is-up'],
  ])('a turn %s', (_, wait, roundTrip, answer) => {
    const game = started(realTime(60_000));
    game.roundTrip = roundTrip;
    expect(game.turn(wait)).toBe(answer);
  });

  test('falls when no lag compensation could save the turn', () => {
    const game = started(realTime(60_000));
    game.now = moveDeadline(game.state) ?? 0;
    expect(game.server({ do: 'time-out' })).toBe('too-late');
    game.now = finalDeadline(game.state) ?? 0;
    expect(game.server({ do: 'time-out' })).toBe('too-late');
    game.now += 1;
    expect(game.server({ do: 'time-out' })).toBe('fell');
    expect(game.state).toMatchObject({ phase: 'over', clock: { remainingMs: { A: 0, C: 60_000 } } });
    expect(game.state.outcome?.termination).toBe('time');
  });

  test('takes a seat out of a game of three, and the others play on', () => {
    const game = new PlayedGame(gameSetup('star-3', { clock: realTime(60_000) })).seatAll();
    for (let count = 0; count < 3; count += 1) game.turn();
    game.now += 62_000;
    expect(game.server({ do: 'time-out' })).toBe('fell');
    expect(game.state.phase).toBe('playing');
    for (let count = 0; count < 4; count += 1) expect(game.turn(100)).toBe('moved');
    expect(game.state.clock.remainingMs).toEqual({ A: 0, C: 59_800, E: 59_800 });
  });

  test.each([
    ['does not run in a first turn that is in time', FIRST_MOVE_LIMIT_MS, 'moved'],
    ['refuses a first turn that is late', FIRST_MOVE_LIMIT_MS + 1, 'time-is-up'],
  ])('%s', (_, wait, answer) => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatAll();
    expect(game.turn(wait)).toBe(answer);
    expect(game.state.clock.remainingMs).toEqual({ A: 60_000, C: 60_000 });
  });

  test('aborts the game when a first turn does not come', () => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatAll();
    game.turn();
    game.now += FIRST_MOVE_LIMIT_MS + 1;
    expect(game.server({ do: 'time-out' })).toBe('aborted');
    expect(game.state).toMatchObject({ phase: 'aborted', outcome: null });
  });

  test('gives each turn its days in correspondence', () => {
    const game = new PlayedGame(gameSetup('halma-2', { clock: { kind: 'days', days: 2 } })).seatAll();
    const days = 2 * 24 * 60 * 60_000;
    expect(game.turn(days)).toBe('moved');
    expect(game.turn(days + 1)).toBe('time-is-up');
    expect(game.server({ do: 'time-out' })).toBe('fell');
  });

  test('gets the time back in which the server was down', () => {
    const game = started(realTime(60_000));
    game.now += 50_000;
    expect(game.server({ do: 'credit', milliseconds: 45_000 })).toBe('credited');
    expect(game.turn(0)).toBe('moved');
    expect(game.state.clock.remainingMs.A).toBe(55_000);
  });
});
