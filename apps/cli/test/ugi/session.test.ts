import type { Analysis } from '@halma/engine';
import type { Move } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { Thinker, ThinkTask } from '../../src/thinking/task.ts';
import { UgiSession } from '../../src/ugi/session.ts';
import { type Settings, USUAL_SETTINGS } from '../../src/ugi/settings.ts';
import { thinkerHere } from '../support/thinker.ts';

/** Says lines to a session, and waits for what it is thinking about. @returns what it answered */
async function answers(
  lines: readonly string[],
  thinker: Thinker = thinkerHere(),
  settings: Settings = USUAL_SETTINGS,
): Promise<readonly string[]> {
  const said: string[] = [];
  const send = (line: string): void => {
    said.push(line);
  };
  const session = new UgiSession({ send, thinker, now: () => 0, version: '9.8.7' }, settings);
  for (const line of lines) await session.hear(line);
  await session.finish();
  return said;
}

/** A thinker that only notes what it is asked, and thinks until it is stopped. */
function patientThinker(): Thinker & { readonly tasks: ThinkTask[] } {
  const tasks: ThinkTask[] = [];
  const move: Move = { kind: 'walk', from: 24, to: 32 };
  const found: Analysis = { depth: 1, nodes: 5, lines: [{ moves: [move], score: 0.5, winningChance: 0.6 }] };
  let end: (move: Move) => void = () => {};
  return {
    tasks,
    prepare: async () => {},
    think: (task, tell) => {
      tasks.push(task);
      tell(found);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    stop: () => end(move),
  };
}

describe('the answers to', () => {
  test.each<[string[], string[]]>([
    [['isready'], ['readyok']],
    [['', '  '], []],
    [['  isready  '], ['readyok']],
    [['hello'], ['info string unknown command hello']],
    [
      ['query p1turn', 'query gameover', 'query result'],
      ['response true', 'response false', 'response none'],
    ],
    [['position startpos moves c3-e3', 'query p1turn'], ['response false']],
    [['position startpos moves c3>e3', 'query p1turn'], ['response false']],
    [['query hello'], ['info string unknown query hello']],
    [
      ['setoption name Game value star-6', 'query p1turn', 'query p4turn'],
      ['response true', 'response false'],
    ],
    [
      ['setoption name game value star-2', 'position startpos moves a1-b1'],
      [expect.stringContaining('occupied at move 1')],
    ],
    [['setoption name Game value chess'], ['info string no such value: Game chess']],
    [['setoption name Threads value 4'], ['info string no such option: Threads 4']],
    [['setoption'], ['info string no such option:']],
    [['position'], [expect.stringContaining('bad-request')]],
    [['position fen rubbish'], [expect.stringContaining('bad-field')]],
    [
      ['position startpos moves c3-e3 c3-e3', 'query p1turn'],
      [expect.stringContaining('at move 2'), 'response true'],
    ],
    [['stop', 'uginewgame', 'isready'], ['readyok']],
  ])('%j', async (lines, expected) => {
    expect(await answers(lines)).toEqual(expected);
  });

  test('ugi', async () => {
    const said = await answers(['ugi']);
    expect(said.slice(0, 2)).toEqual(['id name Halma 9.8.7', 'id author the Halma authors']);
    expect(said.at(-1)).toBe('ugiok');
    expect(said.slice(2, -1).filter((line) => !/^option name \w+ type \w+ default \S+/.test(line))).toEqual(
      [],
    );
  });
});

describe('the result of a game that is over', () => {
  const [won, lost] = ['4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21', '8/8/8/8/8/8/8/8 A fC1 40 21'];
  test.each([
    [`H8:${won}`, 'p1win'],
    [`H8:${lost}`, 'p2win'],
  ])('%s', async (text, result) => {
    const lines = ['setoption name Game value grasshopper-8', `position fen ${text}`];
    expect(await answers([...lines, 'query gameover', 'query result', 'go depth 1'])).toEqual([
      'response true',
      `response ${result}`,
      expect.stringMatching(/^info nodes 0 /),
      'bestmove (none)',
    ]);
  });

  test('a draw', async () => {
    const lines = ['setoption name moveCap value 2', 'position startpos moves c3-e3 n14-l14', 'query result'];
    expect(await answers(lines)).toEqual(['response draw']);
  });
});

describe('go', () => {
  test('tells findings, then the last totals, then the best move', async () => {
    const said = await answers(['position startpos', 'go depth 3']);
    expect(said.at(-1)).toMatch(/^bestmove [a-p]\d+-[a-p]\d+$/);
    expect(said.at(-2)).toMatch(/^info nodes \d+ time 0 nps \d+$/);
    const found =
      /^info depth \d+ multipv 1 score cp -?\d+ nodes \d+ time 0 nps \d+ pv( [a-p]\d+-[a-p]\d+)+$/;
    expect(said.slice(0, -2).filter((line) => !found.test(line))).toEqual([]);
    expect(said.length).toBeGreaterThan(3);
  });

  test('finds the same for the same nodes after uginewgame', async () => {
    const lines = ['setoption name MultiPV value 2', 'uginewgame', 'position startpos', 'go nodes 2000'];
    const once = await answers(lines);
    const thinker = thinkerHere();
    await answers(['position startpos', 'go nodes 700'], thinker);
    expect(await answers(lines, thinker)).toEqual(once);
    expect(once.some((line) => line.includes(' multipv 2 '))).toBe(true);
  });

  test('tells a win that is proven in plies', async () => {
    const position = 'position fen H8:4AAAA/5AAA/6AA/6A1/C7/CC6/CCC5/CCC2C2 A - 40 21';
    const said = await answers(['setoption name Game value grasshopper-8', position, 'go depth 2']);
    expect(said).toContainEqual(expect.stringContaining('score mate 1 '));
    expect(said.at(-1)).toBe('bestmove g5-h5');
  });

  test.each<[string, Partial<ThinkTask>]>([
    ['go movetime 50', { milliseconds: 50 }],
    ['go nodes 7 depth 3', { nodes: 7, depth: 3 }],
    ['go', {}],
    ['go infinite', {}],
    ['go p1time 10000 p2time 1 p1inc 5 p2inc 0', { clock: { left: 10_000, increment: 5 } }],
    ['go p1time -5 p2time 1', { clock: { left: 0, increment: 0 } }],
  ])('%s is handed on', async (line, limits) => {
    const thinker = patientThinker();
    const session = new UgiSession({ send: () => {}, thinker, now: () => 0, version: '' }, USUAL_SETTINGS);
    await session.hear(line);
    session.stop();
    await session.finish();
    const [task] = thinker.tasks;
    expect(task).toMatchObject({ ...limits, level: 10, lines: 1, afresh: true });
    expect(Object.keys(task ?? {})).toHaveLength(4 + Object.keys(limits).length);
  });

  test('is answered once it is stopped; others may be asked meanwhile', async () => {
    const lines = ['go infinite', 'isready', 'go depth 1', 'position startpos', 'stop'];
    expect(await answers(lines, patientThinker())).toEqual([
      'info depth 1 multipv 1 score cp 50 nodes 5 time 0 nps 5000 pv i2-a3',
      'readyok',
      'info string a search is going on; stop it first',
      'info nodes 5 time 0 nps 5000',
      'bestmove i2-a3',
    ]);
  });

  test('is answered although the search breaks down', async () => {
    const thinker = { ...patientThinker(), think: () => Promise.reject(new Error('oh')) };
    expect(await answers(['go depth 1'], thinker)).toEqual([
      'info string this should not happen: oh',
      expect.stringMatching(/^info nodes 0 /),
      'bestmove (none)',
    ]);
  });
});
