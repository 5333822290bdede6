import { fileURLToPath } from 'node:url';
import {
  formatPosition,
  formatShortMove,
  legalMoves,
  play,
  playUnchecked,
  resign,
  seatFromLetter,
} from '@halma/rules';
import { afterEach, describe, expect, test } from 'vitest';
import type { Clock, MoveRequest } from '../../src/arena/player.ts';
import { goCommand, positionCommand } from '../../src/arena/players/ugi-commands.ts';
import { UgiPlayer } from '../../src/arena/players/ugi-player.ts';
import { positionOf } from '../support/positions.ts';

const engine = fileURLToPath(new URL('../support/fake-engine.mjs', import.meta.url));
const start = positionOf('grasshopper-8');
const request: MoveRequest = { position: start, clocks: new Map() };

let program: UgiPlayer;
const createPlayer = (behaviour: string, moveTimeMs = 100): UgiPlayer => {
  program = new UgiPlayer([process.execPath, engine, behaviour, '1'], { moveTimeMs });
  return program;
};
afterEach(() => program.close());

test('gets a move from the program', async () => {
  expect(await createPlayer('well').startGame(start)).toBeNull();
  const chosen = await program.chooseMove(request);
  expect('move' in chosen && formatShortMove(start.rules.board, chosen.move)).toBe('a4-a5');
  expect(program.cpuTimeMs()).toBeGreaterThanOrEqual(0);
});

test('keeps the CPU time of a program that has ended', async () => {
  await createPlayer('well').startGame(start);
  await program.chooseMove(request);
  const cpuTimeMs = program.cpuTimeMs();
  program.close();
  expect(program.cpuTimeMs()).toBeGreaterThanOrEqual(cpuTimeMs);
});

describe('reports a fault and restarts the program for the next game after', () => {
  test.each([
    [
      'crash',
      {
        kind: 'crash',
        detail: 'exited with status 3: setoption name Game value grasshopper-8 something broke',
      },
    ],
    ['nonsense', { kind: 'bad-answer', detail: '“bestmove hello”' }],
    ['silence', { kind: 'timeout', detail: 'no response to go in time' }],
  ])('%s', async (behaviour, fault) => {
    await createPlayer(behaviour).startGame(start);
    expect(await program.chooseMove(request)).toHaveProperty('move');
    expect(await program.chooseMove(request)).toEqual({ fault });
    expect(await program.startGame(start)).toBeNull();
    expect(await program.chooseMove(request)).toHaveProperty(behaviour === 'nonsense' ? 'fault' : 'move');
  });
});

test('reports a program that cannot be started', async () => {
  program = new UgiPlayer(['/no/such/program'], {});
  expect(await program.startGame(start)).toEqual({
    kind: 'crash',
    detail: '/no/such/program cannot be started: there is no such file or folder',
  });
});

test('sets the options of a program, and reports an option that the program does not offer', async () => {
  const lines: string[] = [];
  const command = [process.execPath, engine, 'well', '1'] as const;
  program = new UgiPlayer(command, {}, { Game: 'star-2' }, (direction, line) => lines.push(direction + line));
  expect(await program.startGame(start)).toBeNull();
  expect(lines.slice(0, 4)).toEqual([
    '>ugi',
    '<id name fake',
    '<option name Game type combo default none var none',
    '<ugiok',
  ]);
  expect(lines.slice(4, 6)).toEqual([
    '>setoption name Game value grasshopper-8',
    '>setoption name Game value star-2',
  ]);
  program.close();
  program = new UgiPlayer(command, {}, { Thraeds: '2' });
  expect(await program.startGame(start)).toEqual({
    kind: 'bad-answer',
    detail: 'the program offers no option “Thraeds”',
  });
});

test('reports a program that exits at the start', async () => {
  program = new UgiPlayer([process.execPath, '-e', 'process.exit(2)'], {});
  expect(await program.startGame(start)).toEqual({ kind: 'crash', detail: 'exited with status 2' });
});

describe('sends', () => {
  const moved = play(start, { kind: 'normal', from: 24, to: 32 });
  const afterMove = moved.ok ? moved.value : start;
  const otherPosition = positionOf('grasshopper-8', { text: 'H8:8/8/8/8/8/1C1C4/8/A7 A - 0 1' });

  test.each<[string, MoveRequest]>([
    ['position startpos', request],
    ['position startpos moves a4-a5', { ...request, position: afterMove }],
    ['position fen H8:8/8/8/8/8/1C1C4/8/A7 A - 0 1', { ...request, position: otherPosition }],
  ])('the command %s', (line, moveRequest) => {
    expect(positionCommand(moveRequest)).toBe(line);
  });

  test('the position after the last elimination and the moves since then', () => {
    const startForThree = positionOf('star-3');
    const [firstMove] = legalMoves(startForThree);
    const after = resign(
      firstMove === undefined ? startForThree : playUnchecked(startForThree, firstMove),
      3,
    );
    const [nextMove] = after.ok ? legalMoves(after.value) : [];
    if (!after.ok || nextMove === undefined) throw new Error('no seat was eliminated');
    const position = playUnchecked(after.value, nextMove);
    const text = formatShortMove(startForThree.rules.board, nextMove);
    expect(positionCommand({ ...request, position })).toBe(
      `position fen ${formatPosition(after.value)} moves ${text}`,
    );
  });

  const seat = (letter: string): number => seatFromLetter(letter) ?? 0;
  const clock: Clock = { remainingMs: 1234.5, incrementMs: 10 };
  test.each([
    ['go movetime 100', { moveTimeMs: 100 }, new Map()],
    ['go nodes 500 depth 3', { nodes: 500, depth: 3 }, new Map()],
    ['go p1time 1234 p2time 1234 p1inc 10 p2inc 10', {}, new Map([[seat('A'), clock]])],
    [
      'go p1time 1234 p2time 1 p1inc 10 p2inc 0',
      {},
      new Map([
        [seat('A'), clock],
        [seat('C'), { remainingMs: 0, incrementMs: 0 }],
      ]),
    ],
  ])('the command %s', (line, limits, clocks) => {
    expect(goCommand({ ...request, clocks }, limits)).toBe(line);
  });
});
