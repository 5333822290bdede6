import { fileURLToPath } from 'node:url';
import {
  formatPosition,
  formatShortMove,
  legalMoves,
  play,
  playListed,
  resign,
  seatOfLetter,
} from '@halma/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Clock, Turn } from '../../src/arena/contestant.ts';
import { goLine, positionLine } from '../../src/arena/contestants/ugi-lines.ts';
import { UgiProgram } from '../../src/arena/contestants/ugi-program.ts';
import { positionOf } from '../support/positions.ts';

vi.setConfig({ testTimeout: 30_000 });

const engine = fileURLToPath(new URL('../support/fake-engine.mjs', import.meta.url));
const start = positionOf('grasshopper-8');
const turn: Turn = { position: start, clocks: new Map() };

let program: UgiProgram;
const started = (manner: string, milliseconds = 100): UgiProgram => {
  program = new UgiProgram([process.execPath, engine, manner, '1'], { milliseconds });
  return program;
};
afterEach(() => program.close());

test('a program is asked for a move', async () => {
  expect(await started('well').begin(start)).toBeNull();
  const chosen = await program.choose(turn);
  expect('move' in chosen && formatShortMove(start.rules.board, chosen.move)).toBe('a4-a5');
  expect(program.spent()).toBeGreaterThanOrEqual(0);
});

test('CPU time is kept when the program has ended', async () => {
  await started('well').begin(start);
  await program.choose(turn);
  const spent = program.spent();
  program.close();
  expect(program.spent()).toBeGreaterThanOrEqual(spent);
});

describe('what a program does wrong is told, and it plays again in the next game', () => {
  test.each([
    [
      'crash',
      { kind: 'crash', detail: 'ended with 3: setoption name Game value grasshopper-8 something broke' },
    ],
    ['nonsense', { kind: 'bad-answer', detail: '“bestmove hello”' }],
    ['silence', { kind: 'timeout', detail: 'no answer to bestmove in time' }],
  ])('%s', async (manner, fault) => {
    await started(manner).begin(start);
    expect(await program.choose(turn)).toHaveProperty('move');
    expect(await program.choose(turn)).toEqual({ fault });
    expect(await program.begin(start)).toBeNull();
    expect(await program.choose(turn)).toHaveProperty(manner === 'nonsense' ? 'fault' : 'move');
  });

  test('a program that is not there', async () => {
    program = new UgiProgram(['/no/such/program'], {});
    expect(await program.begin(start)).toEqual({
      kind: 'crash',
      detail: expect.stringContaining('/no/such/program'),
    });
  });
});

test('a program that ends while it is waited for', async () => {
  program = new UgiProgram([process.execPath, '-e', 'process.exit(2)'], {});
  expect(await program.begin(start)).toEqual({ kind: 'crash', detail: 'ended with 2' });
});

describe('the lines it is sent', () => {
  const moved = play(start, { kind: 'walk', from: 24, to: 32 });
  const afterMove = moved.ok ? moved.value : start;
  const other = positionOf('grasshopper-8', { text: 'H8:8/8/8/8/8/1C1C4/8/A7 A - 0 1' });

  test.each<[Turn, string]>([
    [turn, 'position startpos'],
    [{ ...turn, position: afterMove }, 'position startpos moves a4-a5'],
    [{ ...turn, position: other }, 'position fen H8:8/8/8/8/8/1C1C4/8/A7 A - 0 1'],
  ])('position %#', (asked, line) => {
    expect(positionLine(asked)).toBe(line);
  });

  test('position, from where a seat has gone out', () => {
    const three = positionOf('star-3');
    const [one] = legalMoves(three);
    const after = resign(one === undefined ? three : playListed(three, one), 3);
    const [next] = after.ok ? legalMoves(after.value) : [];
    if (!after.ok || next === undefined) throw new Error('nobody went out');
    const turned = playListed(after.value, next);
    const told = formatShortMove(three.rules.board, next);
    expect(positionLine({ ...turn, position: turned })).toBe(
      `position fen ${formatPosition(after.value)} moves ${told}`,
    );
  });

  const seat = (letter: string): number => seatOfLetter(letter) ?? 0;
  const clock: Clock = { left: 1234.5, increment: 10 };
  test.each([
    [{ milliseconds: 100 }, new Map(), 'go movetime 100'],
    [{ nodes: 500, depth: 3 }, new Map(), 'go nodes 500 depth 3'],
    [{}, new Map([[seat('A'), clock]]), 'go p1time 1234 p2time 1234 p1inc 10 p2inc 10'],
    [
      {},
      new Map([
        [seat('A'), clock],
        [seat('C'), { left: 0, increment: 0 }],
      ]),
      'go p1time 1234 p2time 1 p1inc 10 p2inc 0',
    ],
  ])('go with %j', (limits, clocks, line) => {
    expect(goLine({ ...turn, clocks }, limits)).toBe(line);
  });
});
