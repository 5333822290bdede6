import { type Position, parseRecord, resultText, type Seat } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { Contestant, FaultKind } from '../../src/arena/contestant.ts';
import { recordOfGame } from '../../src/arena/game-record.ts';
import { type PlayedGame, playGame, type Seated } from '../../src/arena/play-game.ts';
import { idleWork } from '../support/ask.ts';
import { contestant, firstMover } from '../support/contestants.ts';
import { positionOf } from '../support/positions.ts';

/** Plays a game in which some seats have players of their own, and all others play the first move listed. */
async function played(
  start: Position,
  players: ReadonlyMap<Seat, Contestant> = new Map(),
  more: Partial<Seated> = {},
): Promise<PlayedGame> {
  const seats = new Map(
    start.rules.seats.map((seat): [Seat, Seated] => [
      seat,
      { contestant: players.get(seat) ?? firstMover, ...more },
    ]),
  );
  const game = await playGame({ start, opening: start, seats, seed: 1, work: idleWork });
  if (game === null) throw new Error('the game was stopped');
  return game;
}

const endOf = ({ positions }: PlayedGame): Position => {
  const end = positions.at(-1);
  if (end === undefined) throw new Error('a game without positions');
  return end;
};

const two = positionOf('halma-2', { options: { moveCap: '20', repetition: 'off' } });
const three = positionOf('star-3', { options: { moveCap: '20', repetition: 'off' } });

test('a game goes to its end, and its turns are counted by seat', async () => {
  const game = await played(two);
  expect(endOf(game).outcome?.termination).toBe('cap');
  expect(game.faults).toEqual([]);
  expect([...game.turns]).toEqual([
    [1, 10],
    [3, 10],
  ]);
});

const WRONGS: readonly (readonly [FaultKind, Contestant])[] = [
  [
    'crash',
    contestant(() => {
      throw new Error('oh');
    }),
  ],
  ['crash', contestant(() => ({ fault: { kind: 'crash', detail: 'ended with 1' } }))],
  ['illegal-move', contestant(() => ({ move: { kind: 'walk', from: 0, to: 255 } }))],
  ['illegal-move', contestant(() => ({ move: { kind: 'pass' } }))],
  ['bad-answer', contestant(() => ({ fault: { kind: 'bad-answer', detail: '“hello”' } }))],
  ['timeout', contestant(() => ({ fault: { kind: 'timeout', detail: 'late' } }))],
];

describe.each(WRONGS)('who does wrong by %s', (kind, wrong) => {
  test('loses a game of two', async () => {
    const game = await played(two, new Map([[3, wrong]]));
    expect(game.faults).toMatchObject([{ kind, seat: 3, ply: 1 }]);
    expect(resultText(endOf(game).outcome)).toBe('A>C');
    expect(endOf(game).outcome?.termination).toBe(kind === 'timeout' ? 'time' : 'resignation');
  });

  test('comes in last of three, while the others play on', async () => {
    const game = await played(three, new Map([[3, wrong]]));
    expect(game.faults).toHaveLength(1);
    expect(resultText(endOf(game).outcome)).toBe('A=E>C');
    expect(endOf(game).outcome?.termination).toBe('cap');
    expect(game.turns.get(3)).toBe(1);
  });

  test('leaves a record that says so and can be read', async () => {
    for (const start of [two, three]) {
      const game = await played(start, new Map([[3, wrong]]));
      const heading = { date: '2026.11.21', game: 0, round: 0, fromPosition: false, nameOf: () => 'x' };
      const text = recordOfGame(game, heading);
      const record = parseRecord(text);
      expect(record.ok && record.value.result).toBe(resultText(endOf(game).outcome));
      expect(text.split(`{C: ${kind}, `)).toHaveLength(2);
      const out = record.ok ? record.value.turns.filter((turn) => 'out' in turn) : [];
      const why = kind === 'timeout' ? 'time' : 'resignation';
      expect(out).toMatchObject(start === three ? [{ out: 3, why }] : []);
    }
  });
});

test('who cannot begin loses without a turn', async () => {
  const absent: Contestant = {
    ...firstMover,
    begin: async () => ({ kind: 'crash', detail: 'no such file' }),
  };
  const game = await played(two, new Map([[1, absent]]));
  expect(resultText(endOf(game).outcome)).toBe('C>A');
  expect(game.turns.size).toBe(0);
});

describe('clocks', () => {
  const clock = { milliseconds: 1000, increment: 100 };
  const taking = (milliseconds: number, told: number[] = []): Contestant =>
    contestant(async (turn) => {
      told.push(turn.clocks.get(turn.position.toMove)?.left ?? Number.NaN);
      const chosen = await firstMover.choose(turn);
      return { ...chosen, milliseconds };
    });

  test('run down by what a turn takes and up by the increment', async () => {
    const told: number[] = [];
    await played(two, new Map([[1, taking(150, told)]]), { clock });
    expect(told.slice(0, 4)).toEqual([1000, 950, 900, 850]);
  });

  test('that run out lose the game on time', async () => {
    const game = await played(two, new Map([[3, taking(700)]]), { clock });
    expect(game.faults).toMatchObject([
      { kind: 'timeout', seat: 3, ply: 3, detail: '300 ms over its clock' },
    ]);
    expect(endOf(game).outcome?.termination).toBe('time');
  });

  test('leave a little grace', async () => {
    expect((await played(two, new Map([[3, taking(1040)]]), { clock })).faults).toHaveLength(1);
    const patient = { milliseconds: 1000, increment: 1000 };
    expect((await played(two, new Map([[3, taking(1040)]]), { clock: patient })).faults).toEqual([]);
  });
});

test('turns passed for want of a move are not asked for', async () => {
  const text = 'C9:b8/9/9/9/9/9/9/9/R8 C - 8 5';
  const game = await played(positionOf('cetro', { text, options: { moveCap: '12' } }));
  expect(game.faults).toEqual([]);
  expect([...game.turns.values()].reduce((sum, turns) => sum + turns, 0)).toBeLessThan(4);
});

test('a game that is stopped has no end', async () => {
  const stopping = new AbortController();
  const stopper = contestant((turn) => {
    stopping.abort();
    return firstMover.choose(turn);
  });
  const seats = new Map(two.rules.seats.map((seat): [Seat, Seated] => [seat, { contestant: stopper }]));
  const work = { ...idleWork, stop: stopping.signal };
  expect(await playGame({ start: two, opening: two, seats, seed: 1, work })).toBeNull();
});
