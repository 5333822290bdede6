import type { SearchInfo } from '@halma/engine';
import type { MoveSettings } from '@halma/engine/worker';
import type { Move } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import type { EngineClient } from '../../src/engine/engine-client.ts';
import { UgiSession } from '../../src/ugi/session.ts';
import { DEFAULT_UGI_SETTINGS, type UgiSettings } from '../../src/ugi/settings.ts';
import { createInProcessEngine } from '../support/engine.ts';

/**
 * Sends lines to a session and waits for the search to end.
 *
 * @returns the responses
 */
async function responsesTo(
  lines: readonly string[],
  engine: EngineClient = createInProcessEngine(),
  settings: UgiSettings = DEFAULT_UGI_SETTINGS,
): Promise<readonly string[]> {
  const output: string[] = [];
  const send = (line: string): void => {
    output.push(line);
  };
  const session = new UgiSession({ send, engine, now: () => 0, version: '9.8.7' }, settings);
  for (const line of lines) await session.handleLine(line);
  await session.finish();
  return output;
}

/** Creates an engine that records the settings of its searches and searches until it is stopped. */
function createStoppableEngine(): EngineClient & { readonly searches: MoveSettings[] } {
  const searches: MoveSettings[] = [];
  const move: Move = { kind: 'normal', from: 24, to: 32 };
  const info: SearchInfo = {
    depth: 1,
    nodes: 5,
    lines: [{ moves: [move], score: 0.5, winningChance: 0.6 }],
  };
  let end: (move: Move) => void = () => {};
  return {
    searches,
    ready: async () => {},
    analyse: () => Promise.reject(new Error('not at a level')),
    chooseMove: (_, { onProgress, ...settings } = {}) => {
      searches.push(settings);
      onProgress?.(info);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    review: () => Promise.reject(new Error('not at a level')),
    stop: () => end(move),
  };
}

describe('the responses to', () => {
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
    [['go foo'], ['info string unknown word foo']],
    [['go depth x'], ['info string no search: depth needs a whole number of at least 1, not x']],
    [['go nodes -5'], ['info string no search: nodes needs a whole number of at least 1, not -5']],
    [['go movetime'], ['info string no search: movetime needs a whole number of at least 0, not nothing']],
    [['go p1time soon'], ['info string no search: p1time needs a whole number, not soon']],
    [
      ['setoption name Game value star-6', 'query p1turn', 'query p4turn'],
      ['response true', 'response false'],
    ],
    [
      ['setoption name game value star-2', 'position startpos moves a1-b1'],
      [expect.stringContaining('occupied at move 1')],
    ],
    [['setoption name Game value chess'], ['info string no such value: Game chess']],
    [['setoption name Hash value 4'], ['info string no such option: Hash 4']],
    [['setoption name Threads value 65'], ['info string no such value: Threads 65']],
    [['setoption'], ['info string no such option:']],
    [['position'], [expect.stringContaining('bad-request')]],
    [['position fen rubbish'], [expect.stringContaining('bad-field')]],
    [
      ['position startpos moves c3-e3 c3-e3', 'query p1turn'],
      [expect.stringContaining('at move 2'), 'response true'],
    ],
    [['stop', 'uginewgame', 'isready'], ['readyok']],
    // Options take effect with the next `position` or `uginewgame`.
    [
      ['position startpos moves c3-e3', 'setoption name Game value star-6', 'query p2turn'],
      ['response true'],
    ],
    [
      ['position startpos moves c3-e3', 'setoption name moveCap value 1', 'query gameover'],
      ['response false'],
    ],
    [
      ['setoption name moveCap value 1', 'position startpos moves c3-e3', 'query gameover'],
      ['response true'],
    ],
    [
      ['position startpos moves c3-e3', 'setoption name Game value star-6', 'uginewgame', 'query p1turn'],
      ['response true'],
    ],
    [['setoption name moveCap value 0'], ['info string no such value: moveCap 0']],
    [
      ['setoption name teams value opposite', 'go depth 1'],
      [expect.stringContaining('option-not-for-game'), 'bestmove (none)'],
    ],
  ])('%j', async (lines, expected) => {
    expect(await responsesTo(lines)).toEqual(expected);
  });

  test('ugi', async () => {
    const output = await responsesTo(['ugi']);
    expect(output.slice(0, 2)).toEqual(['id name Halma 9.8.7', 'id author the Halma authors']);
    expect(output.at(-1)).toBe('ugiok');
    expect(output.slice(2, -1).filter((line) => !/^option name \w+ type \w+ default \S+/.test(line))).toEqual(
      [],
    );
  });
});

describe('the result of a finished game', () => {
  const [won, lost] = ['4AAAA/5AAA/6AA/7A/C7/CC6/CCC5/CCCC4 C fA1 40 21', '8/8/8/8/8/8/8/8 A fC1 40 21'];
  test.each([
    [`H8:${won}`, 'p1win'],
    [`H8:${lost}`, 'p2win'],
  ])('in the position %s is %s', async (text, result) => {
    const lines = ['setoption name Game value grasshopper-8', `position fen ${text}`];
    expect(await responsesTo([...lines, 'query gameover', 'query result', 'go depth 1'])).toEqual([
      'response true',
      `response ${result}`,
      expect.stringMatching(/^info nodes 0 /),
      'bestmove (none)',
    ]);
  });

  test('is a draw at the move limit', async () => {
    const lines = ['setoption name moveCap value 2', 'position startpos moves c3-e3 n14-l14', 'query result'];
    expect(await responsesTo(lines)).toEqual(['response draw']);
  });
});

describe('go', () => {
  test('reports intermediate results, the totals and the best move', async () => {
    const output = await responsesTo(['position startpos', 'go depth 3']);
    expect(output.at(-1)).toMatch(/^bestmove [a-p]\d+-[a-p]\d+$/);
    expect(output.at(-2)).toMatch(/^info nodes \d+ time 0 nps \d+$/);
    const infoLine =
      /^info depth \d+ multipv 1 score cp -?\d+ nodes \d+ time 0 nps \d+ pv( [a-p]\d+-[a-p]\d+)+$/;
    expect(output.slice(0, -2).filter((line) => !infoLine.test(line))).toEqual([]);
    expect(output.length).toBeGreaterThan(3);
  });

  test('gives the same result for the same nodes after uginewgame', async () => {
    const lines = ['setoption name MultiPV value 2', 'uginewgame', 'position startpos', 'go nodes 2000'];
    const expected = await responsesTo(lines);
    const engine = createInProcessEngine();
    await responsesTo(['position startpos', 'go nodes 700'], engine);
    expect(await responsesTo(lines, engine)).toEqual(expected);
    expect(expected.some((line) => line.includes(' multipv 2 '))).toBe(true);
  });

  test('reports a proven win in plies', async () => {
    const position = 'position fen H8:4AAAA/5AAA/6AA/6A1/C7/CC6/CCC5/CCC2C2 A - 40 21';
    const output = await responsesTo(['setoption name Game value grasshopper-8', position, 'go depth 2']);
    expect(output).toContainEqual(expect.stringContaining('score mate 1 '));
    expect(output.at(-1)).toBe('bestmove g5-h5');
  });

  test.each<[lines: readonly string[], MoveSettings]>([
    [['go movetime 50'], { milliseconds: 50 }],
    [['go nodes 7 depth 3'], { nodes: 7, depth: 3 }],
    [['go'], {}],
    [['go infinite'], {}],
    [['go p1time 10000 p2time 1 p1inc 5 p2inc 0'], { milliseconds: expect.any(Number) }],
    [['go p1time -5 p2time 10000'], { milliseconds: 0 }],
    [['position startpos moves a5-a6', 'go p1time 10000 p2time -5'], { milliseconds: 0 }],
  ])('passes %j to the engine', async (lines, limits) => {
    const engine = createStoppableEngine();
    const session = new UgiSession(
      { send: () => {}, engine, now: () => 0, version: '' },
      DEFAULT_UGI_SETTINGS,
    );
    for (const line of lines) await session.handleLine(line);
    session.stop();
    await session.finish();
    expect(engine.searches).toEqual([
      { ...limits, level: 10, seed: 0, lineCount: 1, threads: 1, isFresh: true },
    ]);
  });

  test('ends after stop, and other commands are answered during the search', async () => {
    const lines = ['go infinite', 'isready', 'go depth 1', 'position startpos', 'stop'];
    expect(await responsesTo(lines, createStoppableEngine())).toEqual([
      'info depth 1 multipv 1 score cp 50 nodes 5 time 0 nps 5000 pv i2-a3',
      'readyok',
      'info string a search is in progress; stop it first',
      'info nodes 5 time 0 nps 5000',
      'bestmove i2-a3',
    ]);
  });

  test('may follow stop immediately', async () => {
    const responses = await responsesTo(
      ['go infinite', 'stop', 'go nodes 7', 'stop'],
      createStoppableEngine(),
    );
    expect(responses.filter((line) => line === 'bestmove i2-a3')).toHaveLength(2);
  });

  test('sends a best move even if the search fails', async () => {
    const engine = { ...createStoppableEngine(), chooseMove: () => Promise.reject(new Error('oh')) };
    expect(await responsesTo(['go depth 1'], engine)).toEqual([
      'info string internal error: oh',
      expect.stringMatching(/^info nodes 0 /),
      'bestmove (none)',
    ]);
  });
});
