import { describe, expect, test } from 'vitest';
import { FIRST_TURN, FORGIVENESS, flagFalls, turnEnds } from '../../src/game/clock.ts';
import { replay } from '../../src/game/evolve.ts';
import { GAME, PlayedGame, planOf, REAL_TIME } from './played.ts';

const realTime = (main: number, increment = 0, delay = 0) =>
  ({ ...REAL_TIME, main, increment, delay }) as const;

function started(clock: ReturnType<typeof realTime>): PlayedGame {
  const game = new PlayedGame(planOf('halma-2', { clock })).seatAll();
  // the first turns, which cost nothing
  game.turn(5000);
  game.turn(7000);
  return game;
}

describe('what turns cost', () => {
  // waits of A and C in turn, the round trip of each, and what both have left
  test.each<[string, ReturnType<typeof realTime>, [wait: number, roundTrip: number][], number, number]>([
    ['nothing before the first real turn', realTime(60_000), [], 60_000, 60_000],
    ['the wait, of the seat to move alone', realTime(60_000), [[10_000, 0]], 50_000, 60_000],
    [
      'each its own',
      realTime(60_000),
      [
        [10_000, 0],
        [1, 0],
      ],
      50_000,
      59_999,
    ],
    [
      'sums over turns',
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
      'and the increment comes back',
      realTime(60_000, 2000),
      [
        [10_000, 0],
        [500, 0],
      ],
      52_000,
      61_500,
    ],
    [
      'a delay is not charged',
      realTime(60_000, 0, 3000),
      [
        [3000, 0],
        [10_000, 0],
      ],
      60_000,
      53_000,
    ],
    [
      'nor what is left of a delay saved',
      realTime(60_000, 0, 3000),
      [
        [0, 0],
        [0, 0],
      ],
      60_000,
      60_000,
    ],
    [
      'the line is forgiven',
      realTime(60_000),
      [
        [10_000, 300],
        [10_000, 20],
      ],
      50_300,
      50_020,
    ],
    [
      'so a slow and a fast line lose alike',
      realTime(60_000),
      [
        [5300, 300],
        [5020, 20],
      ],
      55_000,
      55_000,
    ],
    ['a line slower than the wait gives nothing', realTime(60_000), [[100, 300]], 60_000, 60_000],
    ['a claim of seconds is worth one', realTime(60_000), [[5000, 60_000]], 56_000, 60_000],
    ['a round trip below nothing is nothing', realTime(60_000), [[5000, -9000]], 55_000, 60_000],
  ])('%s', (_, clock, waits, a, c) => {
    const game = started(clock);
    for (const [wait, roundTrip] of waits) {
      game.roundTrip = roundTrip;
      expect(game.turn(wait)).toBe('moved');
    }
    expect(game.state.clock.left).toEqual({ A: a, C: c });
  });

  test('the quota runs out, and comes back a little with every turn', () => {
    const game = started(realTime(600_000));
    game.roundTrip = 1000;
    const turns = 20;
    for (let count = 0; count < turns; count += 1) {
      game.turn(2000, count);
      game.turn(2000, count);
    }
    const forgiven = turns * 2000 - (600_000 - (game.state.clock.left.A ?? 0));
    expect(forgiven).toBe(FORGIVENESS.quota + (turns - 1) * FORGIVENESS.perTurn);
  });
});

describe('turns taken back', () => {
  const back = (to: number) => ({ do: 'take-back', to }) as const;
  // the waits of A, C, A, C and A after their first turns; the last turn of A is broken off
  test.each<[string, ReturnType<typeof realTime>, number, number, number]>([
    ['the turn that is broken off is charged', realTime(60_000), 20_000, 38_000, 57_000],
    ['in full, whatever its delay', realTime(60_000, 0, 1000), 20_000, 40_000, 59_000],
    ['and turns that do not count earn no increment', realTime(60_000, 5000), 20_000, 43_000, 62_000],
    ['nor do they when nobody thinks', realTime(60_000, 5000), 0, 63_000, 62_000],
  ])('%s', (_, clock, thinking, a, c) => {
    const game = started(clock);
    for (const wait of [1000, 1000, 1000, 2000]) game.turn(wait);
    game.now += thinking;
    expect([game.do('A', back(4)), game.do('C', back(4))]).toEqual(['take-back-asked', 'take-back-asked']);
    expect(game.state.position?.ply).toBe(4);
    expect(game.state.clock.left).toEqual({ A: a, C: c });
    expect(replay(GAME, game.log)).toEqual(game.state);
  });

  test('against the computer nobody thinks for nothing', () => {
    const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } as const;
    const game = new PlayedGame(planOf('halma-2', { clock: realTime(60_000, 10_000), seats }));
    for (let count = 0; count < 4; count += 1) game.turn();
    const before = game.state.clock.left;
    for (let count = 0; count < 3; count += 1) {
      game.now += 5000;
      expect(game.do('A', back(2))).toBe('take-back-asked');
      game.turn();
      game.turn();
    }
    expect(game.state.clock.left).toEqual({ A: (before.A ?? 0) - 15_000, C: (before.C ?? 0) + 30_000 });
  });

  test('nor does the computer pay for what is taken back while it thinks', () => {
    const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } as const;
    const game = new PlayedGame(planOf('halma-2', { clock: realTime(60_000, 10_000), seats }));
    for (let count = 0; count < 3; count += 1) game.turn();
    const before = game.state.clock.left;
    game.now += 5000;
    expect(game.do('A', back(2))).toBe('take-back-asked');
    expect(game.state.clock.left).toEqual({ A: (before.A ?? 0) - 10_000, C: before.C });
  });

  test('no turn is taken back whose increment has been spent', () => {
    const game = started(realTime(10_000, 5000));
    game.turn(9000);
    game.turn(1000);
    game.now += 1001;
    game.do('A', back(2));
    expect(game.do('C', back(2))).toBe('increment-spent');
    expect(game.turn(0)).toBe('moved');
  });

  test('a log from before that was charged keeps its clocks', () => {
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
    expect(replay(GAME, log)?.clock.left).toEqual({ A: 64_000, C: 64_000 });
    expect(game.state.clock.left).toEqual({ A: 56_000, C: 59_000 });
  });
});

describe('the flag', () => {
  test.each([
    ['on the very millisecond', 60_000, 0, 'moved'],
    ['one later', 60_001, 0, 'time-is-up'],
    ['later by what the line took', 60_300, 300, 'moved'],
    ['later by more', 60_301, 300, 'time-is-up'],
  ])('a turn %s', (_, wait, roundTrip, answer) => {
    const game = started(realTime(60_000));
    game.roundTrip = roundTrip;
    expect(game.turn(wait)).toBe(answer);
  });

  test('it falls only once no line could excuse it', () => {
    const game = started(realTime(60_000));
    game.now = turnEnds(game.state) ?? 0;
    expect(game.server({ do: 'time' })).toBe('too-late');
    game.now = flagFalls(game.state) ?? 0;
    expect(game.server({ do: 'time' })).toBe('too-late');
    game.now += 1;
    expect(game.server({ do: 'time' })).toBe('fell');
    expect(game.state).toMatchObject({ phase: 'over', clock: { left: { A: 0, C: 60_000 } } });
    expect(game.state.outcome?.termination).toBe('time');
  });

  test('with three seats the others play on, and the fallen seat is skipped', () => {
    const game = new PlayedGame(planOf('star-3', { clock: realTime(60_000) })).seatAll();
    for (let count = 0; count < 3; count += 1) game.turn();
    game.now += 62_000;
    expect(game.server({ do: 'time' })).toBe('fell');
    expect(game.state.phase).toBe('playing');
    for (let count = 0; count < 4; count += 1) expect(game.turn(100)).toBe('moved');
    expect(game.state.clock.left).toEqual({ A: 0, C: 59_800, E: 59_800 });
  });

  test.each([
    ['a first turn in time is free', FIRST_TURN, 'moved'],
    ['a first turn that is late is none', FIRST_TURN + 1, 'time-is-up'],
  ])('%s', (_, wait, answer) => {
    const game = new PlayedGame(planOf('halma-2', { clock: REAL_TIME })).seatAll();
    expect(game.turn(wait)).toBe(answer);
    expect(game.state.clock.left).toEqual({ A: 60_000, C: 60_000 });
  });

  test('where a first turn does not come, the game is called off', () => {
    const game = new PlayedGame(planOf('halma-2', { clock: REAL_TIME })).seatAll();
    game.turn();
    game.now += FIRST_TURN + 1;
    expect(game.server({ do: 'time' })).toBe('aborted');
    expect(game.state).toMatchObject({ phase: 'aborted', outcome: null });
  });

  test('by correspondence every turn has its days', () => {
    const game = new PlayedGame(planOf('halma-2', { clock: { kind: 'days', days: 2 } })).seatAll();
    const days = 2 * 24 * 60 * 60_000;
    expect(game.turn(days)).toBe('moved');
    expect(game.turn(days + 1)).toBe('time-is-up');
    expect(game.server({ do: 'time' })).toBe('fell');
  });

  test('time while the server was away is given back', () => {
    const game = started(realTime(60_000));
    game.now += 50_000;
    expect(game.server({ do: 'credit', milliseconds: 45_000 })).toBe('credited');
    expect(game.turn(0)).toBe('moved');
    expect(game.state.clock.left.A).toBe(55_000);
  });
});
