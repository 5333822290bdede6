import { formatResult, type Position, parseRecord, type Seat } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { formatGameRecord } from '../../src/arena/game-record.ts';
import { type PlayedGame, playGame, type SeatedPlayer } from '../../src/arena/play-game.ts';
import type { ArenaPlayer, FaultKind } from '../../src/arena/player.ts';
import { idleWork } from '../support/ask.ts';
import { firstMovePlayer, player } from '../support/players.ts';
import { positionOf } from '../support/positions.ts';

/** Plays a game with the given players; all other seats play the first legal move. */
async function playToEnd(
  start: Position,
  players: ReadonlyMap<Seat, ArenaPlayer> = new Map(),
  overrides: Partial<SeatedPlayer> = {},
): Promise<PlayedGame> {
  const seats = new Map(
    start.rules.seats.map((seat): [Seat, SeatedPlayer] => [
      seat,
      { player: players.get(seat) ?? firstMovePlayer, ...overrides },
    ]),
  );
  const game = await playGame({ start, opening: start, seats, seed: 1, work: idleWork });
  if (game === null) throw new Error('the game was stopped');
  return game;
}

const endOf = ({ positions }: PlayedGame): Position => {
  const end = positions.at(-1);
  if (end === undefined) throw new Error('the game has no positions');
  return end;
};

const twoSeats = positionOf('halma-2', { options: { moveCap: '20', repetition: 'off' } });
const threeSeats = positionOf('star-3', { options: { moveCap: '20', repetition: 'off' } });

test('plays to the end and counts the turns of each seat', async () => {
  const game = await playToEnd(twoSeats);
  expect(endOf(game).outcome?.termination).toBe('cap');
  expect(game.faults).toEqual([]);
  expect([...game.turns]).toEqual([
    [1, 10],
    [3, 10],
  ]);
});

const FAULTY_PLAYERS: readonly (readonly [string, FaultKind, ArenaPlayer])[] = [
  [
    'that throws an error',
    'crash',
    player(() => {
      throw new Error('oh');
    }),
  ],
  [
    'whose program exits',
    'crash',
    player(() => ({ fault: { kind: 'crash', detail: 'exited with status 1' } })),
  ],
  ['with an illegal move', 'illegal-move', player(() => ({ move: { kind: 'normal', from: 0, to: 255 } }))],
  ['with an illegal pass', 'illegal-move', player(() => ({ move: { kind: 'pass' } }))],
  [
    'with an unreadable answer',
    'bad-answer',
    player(() => ({ fault: { kind: 'bad-answer', detail: '“hello”' } })),
  ],
  ['that exceeds its time', 'timeout', player(() => ({ fault: { kind: 'timeout', detail: 'late' } }))],
];

describe.each(FAULTY_PLAYERS)('a player %s', (_, kind, faultyPlayer) => {
  test('loses a two-player game', async () => {
    const game = await playToEnd(twoSeats, new Map([[3, faultyPlayer]]));
    expect(game.faults).toMatchObject([{ kind, seat: 3, ply: 1 }]);
    expect(formatResult(endOf(game).outcome)).toBe('A>C');
    expect(endOf(game).outcome?.termination).toBe(kind === 'timeout' ? 'time' : 'resignation');
  });

  test('is ranked last of three while the others play on', async () => {
    const game = await playToEnd(threeSeats, new Map([[3, faultyPlayer]]));
    expect(game.faults).toHaveLength(1);
    expect(formatResult(endOf(game).outcome)).toBe('A=E>C');
    expect(endOf(game).outcome?.termination).toBe('cap');
    expect(game.turns.get(3)).toBe(1);
  });

  test('produces a valid record that states the fault', async () => {
    for (const start of [twoSeats, threeSeats]) {
      const game = await playToEnd(start, new Map([[3, faultyPlayer]]));
      const heading = { date: '2026.11.21', game: 0, round: 0, hasCustomStart: false, nameOf: () => 'x' };
      const text = formatGameRecord(game, heading);
      const record = parseRecord(text);
      expect(record.ok && record.value.result).toBe(formatResult(endOf(game).outcome));
      expect(text.split(`{C: ${kind}, `)).toHaveLength(2);
      const departures = record.ok ? record.value.turns.filter((turn) => 'seat' in turn) : [];
      const reason = kind === 'timeout' ? 'time' : 'resignation';
      expect(departures).toMatchObject(start === threeSeats ? [{ seat: 3, reason }] : []);
    }
  });
});

test('a player that cannot start loses without a turn', async () => {
  const missingProgram: ArenaPlayer = {
    ...firstMovePlayer,
    startGame: async () => ({ kind: 'crash', detail: 'no such file' }),
  };
  const game = await playToEnd(twoSeats, new Map([[1, missingProgram]]));
  expect(formatResult(endOf(game).outcome)).toBe('C>A');
  expect(game.turns.size).toBe(0);
});

describe('clocks', () => {
  const clock = { initialMs: 1000, incrementMs: 100 };
  const playerTaking = (chargedMs: number, clocks: number[] = []): ArenaPlayer =>
    player(async (turn) => {
      clocks.push(turn.clocks.get(turn.position.toMove)?.remainingMs ?? Number.NaN);
      const chosen = await firstMovePlayer.chooseMove(turn);
      return { ...chosen, chargedMs };
    });

  test('lose the time of a turn and gain the increment', async () => {
    const clocks: number[] = [];
    await playToEnd(twoSeats, new Map([[1, playerTaking(150, clocks)]]), { clock });
    expect(clocks.slice(0, 4)).toEqual([1000, 950, 900, 850]);
  });

  test('end the game when they run out', async () => {
    const game = await playToEnd(twoSeats, new Map([[3, playerTaking(700)]]), { clock });
    expect(game.faults).toMatchObject([
      { kind: 'timeout', seat: 3, ply: 3, detail: '300 ms over its clock' },
    ]);
    expect(endOf(game).outcome?.termination).toBe('time');
  });

  test('tolerate a short overrun', async () => {
    expect((await playToEnd(twoSeats, new Map([[3, playerTaking(1040)]]), { clock })).faults).toHaveLength(1);
    const generousClock = { initialMs: 1000, incrementMs: 1000 };
    const game = await playToEnd(twoSeats, new Map([[3, playerTaking(1040)]]), { clock: generousClock });
    expect(game.faults).toEqual([]);
  });
});

test('passes for a player whose men cannot move, without asking the player', async () => {
  const text = 'C9:b8/9/9/9/9/9/9/9/R8 C - 8 5';
  const game = await playToEnd(positionOf('cetro', { text, options: { moveCap: '12' } }));
  expect(game.faults).toEqual([]);
  expect([...game.turns.values()].reduce((sum, turns) => sum + turns, 0)).toBeLessThan(4);
});

describe('a game that is stopped', () => {
  const crash = { kind: 'crash', detail: 'killed by SIGKILL' } as const;
  test.each<readonly [string, (stop: () => void) => Partial<ArenaPlayer>, number]>([
    [
      'while a player starts',
      (stop) => ({
        startGame: async () => {
          stop();
          return crash;
        },
      }),
      1,
    ],
    [
      'while a player thinks',
      (stop) => ({
        chooseMove: (request) => {
          stop();
          return firstMovePlayer.chooseMove(request);
        },
      }),
      2,
    ],
    [
      'by a player that is then killed',
      (stop) => ({
        chooseMove: async () => {
          stop();
          return { fault: crash };
        },
      }),
      2,
    ],
  ])('%s returns null and starts no further player', async (_, behaviour, expectedStarts) => {
    const stopController = new AbortController();
    const stopped = { ...firstMovePlayer, ...behaviour(() => stopController.abort()) };
    let starts = 0;
    const counted: ArenaPlayer = {
      ...stopped,
      startGame: (start, seed) => {
        starts += 1;
        return stopped.startGame(start, seed);
      },
    };
    const seats = new Map(
      twoSeats.rules.seats.map((seat): [Seat, SeatedPlayer] => [seat, { player: counted }]),
    );
    const work = { ...idleWork, signal: stopController.signal };
    expect(await playGame({ start: twoSeats, opening: twoSeats, seats, seed: 1, work })).toBeNull();
    expect(starts).toBe(expectedStarts);
  });
});
