import type { SoloResult } from '@halma/solver';
import { describe, expect, test } from 'vitest';
import type { Request } from '../../src/request/fields/fields.ts';
import { findCooperativeGame } from '../../src/solve/solo/cooperative-game.ts';
import { runSoloSearch } from '../../src/solve/solo/run-solo-search.ts';
import { findTransfer } from '../../src/solve/solo/transfer.ts';
import { ask, codeOf, idleWork } from '../support/ask.ts';
import { command } from '../support/command.ts';

const PACKING = 'H8:4AAA1/5AA1/6AA/4A1A1/7A/8/8/8 A - 0 1';

describe('solve pack', () => {
  test('prints the moves and the final position', async () => {
    const { status, out } = await command(['solve', 'pack', PACKING]);
    expect(status).toBe(0);
    expect(out).toContain('4 moves, proven minimal.');
    expect(out).toContain('h4>f6>h8');
  });

  test.each([
    ['the board implies the game', 'S121:1/1A/AA1/A1AA/5A7/5A6/4A6/10/9/10/11/12/13/4/3/2/1 A - 0 1', 4],
    ['the seat to move implies a game for four', `H16:${'16/'.repeat(13)}12B3/13B2/16 B - 0 1`, 1],
    ['only the seat to move plays', 'H10:9C/10/10/10/10/C9/CC8/CCC7/CCCC6/CCCC6 C - 0 1', 8],
  ])('%s', async (_, position, best) => {
    expect(await ask('solve pack', { position })).toMatchObject({ best, proven: true });
  });

  test.each([
    ['bad-request', {}],
    ['bad-request', { position: PACKING, seconds: 0 }],
    ['bad-field', { position: 'H8' }],
    ['wrong-board', { position: PACKING, game: 'halma-2' }],
    ['no-plain-army', { position: 'C9:9/9/9/9/9/9/9/9/B8 A - 0 1', game: 'cetro' }],
    ['no-plain-army', { position: 'H8:8/8/8/8/8/8/8/7C A - 0 1' }],
    ['no-plain-army', { position: PACKING, options: { jumpReach: 'symmetric' } }],
    ['no-plain-army', { position: PACKING, options: { homeDuty: 'on' } }],
    ['bad-option-value', { position: PACKING, options: { moveCap: '0' } }],
  ])('refuses with %s: %j', async (code, request) => {
    expect(await codeOf('solve pack', request)).toBe(code);
  });
});

describe('options', () => {
  test.each([{ moveCap: '2' }, { homeLimit: '1' }, { homeDuty: 'on', reenterHome: 'forbidden' }])(
    '%j do not change a packing of an army that has left its camp',
    async (options) => {
      expect(await ask('solve pack', { position: PACKING, options })).toMatchObject({
        best: 4,
        proven: true,
      });
    },
  );

  /** Creates a context whose clock advances by a millisecond each time it is read, so that every search ends. */
  const tickingWork = (): typeof idleWork => {
    let time = 0;
    const now = (): number => {
      time += 1;
      return time;
    };
    return { ...idleWork, now };
  };
  type Search = typeof findTransfer | typeof findCooperativeGame;

  test.each<[string, Search, Request, string]>([
    ['homeDuty=on in a transfer', findTransfer, { preset: 'csci-561' }, 'homeDuty=on'],
    [
      'jumpReach=symmetric in a transfer',
      findTransfer,
      { options: { jumpReach: 'symmetric' } },
      'jumpReach=symmetric',
    ],
    [
      'homeDuty=on in a cooperative game',
      findCooperativeGame,
      { options: { homeDuty: 'on' } },
      'homeDuty=on',
    ],
    [
      'evacuate=on in a cooperative game',
      findCooperativeGame,
      { options: { evacuate: 'on' } },
      'no option restricts',
    ],
  ])('that are not supported are refused before the search: %s', async (_, find, request, reason) => {
    const found = await find({ game: 'rhombus-5-three', seconds: 1, ...request }, tickingWork());
    expect(found).toMatchObject({
      refusal: { code: 'no-plain-army', message: expect.stringContaining(reason) },
    });
  });

  test.each<[string, Search, Request]>([
    ['moveCap=2 in a transfer', findTransfer, { options: { moveCap: '2' } }],
    ['homeLimit=1 in a transfer', findTransfer, { options: { homeLimit: '1' } }],
    ['moveCap=4 in a cooperative game', findCooperativeGame, { options: { moveCap: '4' } }],
  ])('that limit the number of turns have no effect: %s', async (_, find, request) => {
    const found = await find({ game: 'rhombus-5-three', seconds: 1, ...request }, tickingWork());
    if (!found.ok) throw new Error(found.refusal.message);
    const { best, moves } = found.value.data() as {
      readonly best: number;
      readonly moves: readonly string[];
    };
    expect(moves).toHaveLength(best);
    expect(best).toBeGreaterThan(4);
  });
});

describe('solve transfer', () => {
  test('returns the moves of a solution', async () => {
    const words = [
      'solve',
      'transfer',
      '--from',
      'H8:8/8/8/8/8/8/A7/AA6 A - 0 1',
      '--width',
      '100',
      '--json',
    ];
    const { status, out } = await command(words);
    expect(status).toBe(0);
    const { best, bound, proven, moves } = JSON.parse(out);
    expect([best, bound, proven]).toEqual([moves.length, moves.length, true]);
    expect(moves[0]).toMatch(/^[ab][12][->]/);
  });

  test.each([
    ['--width', '0'],
    ['--seconds', '-1'],
  ])('refuses %s %s', async (flag, value) => {
    expect((await command(['solve', 'transfer', flag, value])).status).toBe(2);
  });

  test('is available only on the command line', async () => {
    expect(await codeOf('solve transfer', {})).toBe('unknown-verb');
  });
});

describe('a known transfer', () => {
  const knownMoves = async (game: string): Promise<readonly string[]> =>
    ((await ask('solve transfer known', { game })) as { readonly moves: readonly string[] }).moves;

  test.each([
    ['halma-2', 43],
    ['grasshopper-8', 18],
    ['star-2', 27],
  ])('of %s has %i moves, which pass the check', async (game, best) => {
    const moves = await knownMoves(game);
    expect(await ask('solve transfer check', { game, moves })).toEqual({ moves: best, home: true });
    expect(await ask('solve transfer check', { game, moves: [] })).toEqual({
      moves: 0,
      home: false,
    });
  });

  test('fails the check after a change to a move', async () => {
    const [first = '', ...rest] = await knownMoves('halma-2');
    const moves = [first.replace('e4', 'e5'), ...rest];
    expect(await ask('solve transfer check', { moves })).toMatchObject({
      error: { code: 'not-adjacent', ply: 1 },
    });
  });

  test('exists only for some games', async () => {
    expect(await codeOf('solve transfer known', { game: 'color' })).toBe('no-plain-army');
  });
});

describe('a search', () => {
  const solution: SoloResult = {
    fewestMoves: 3,
    lowerBound: 2,
    proven: false,
    moves: [],
    placementsSearched: 60,
  };
  function* endless(): Generator<SoloResult> {
    for (;;) yield solution;
  }

  test('ends when its time is up', async () => {
    let seconds = 0;
    const now = (): number => {
      seconds += 1;
      return seconds * 1000;
    };
    expect(await runSoloSearch(endless(), 5, { ...idleWork, now })).toEqual(solution);
    expect(seconds).toBe(6);
  });

  test('returns its result so far when it is interrupted', async () => {
    const stop = AbortSignal.abort();
    expect(await runSoloSearch(endless(), 5, { ...idleWork, signal: stop })).toEqual(solution);
  });

  test('reports its progress and the remaining time', async () => {
    const texts: string[] = [];
    const reportProgress = (text: string): number => texts.push(text);
    await runSoloSearch(endless(), 90, {
      ...idleWork,
      reportProgress,
      signal: AbortSignal.abort(),
    });
    expect(texts).toEqual(['3 moves found, at least 2; 60,000 placements a second; 0:01:30 left']);
  });
});
