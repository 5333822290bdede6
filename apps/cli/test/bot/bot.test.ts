import { fileURLToPath } from 'node:url';
import type { GameSetup, StreamLine } from '@halma/protocol';
import { formatPosition, makeRules, startPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { Bot } from '../../src/bot/bot.ts';
import { parseBotSettings } from '../../src/bot/bot-settings.ts';
import type { Request } from '../../src/request/fields/fields.ts';

type ChallengeLine = Extract<StreamLine, { readonly say: 'challenge' }>;
type TurnLine = Extract<StreamLine, { readonly say: 'turn' }>;

const GAME = 'game00000000';

const ENGINE = fileURLToPath(new URL('../support/fake-engine.mjs', import.meta.url));

function turnLine(overrides: Partial<TurnLine> = {}, game = 'grasshopper-8', preset = 'standard'): TurnLine {
  const rules = makeRules({ game, preset });
  const start = rules.ok ? startPosition(rules.value, 'A') : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return {
    say: 'turn',
    game: GAME,
    seq: 1,
    seat: 'A',
    ply: 0,
    position: formatPosition(start.value),
    rules: { game, preset: preset as TurnLine['rules']['preset'], options: {} },
    clock: { kind: 'none' },
    ...overrides,
  };
}

/** Creates a bot whose requests are recorded instead of sent. */
function createBot(engine: string, fields: Partial<Request> = {}) {
  const settings = parseBotSettings({
    server: 'http://localhost',
    token: `halma_${'x'.repeat(43)}`,
    engine,
    ...fields,
  });
  if (!settings.ok) throw new Error(settings.refusal.message);
  const postedRequests: { path: string; body: { id: string; command: { do: string; move?: string } } }[] = [];
  const logLines: string[] = [];
  const doneCalls: true[] = [];
  const post = async (path: string, body: unknown) => {
    postedRequests.push({ path, body: body as (typeof postedRequests)[number]['body'] });
    // Each accepted challenge starts its own game.
    return { ok: true, body: { game: `started${String(postedRequests.length).padStart(5, '0')}` } } as const;
  };
  const bot = new Bot(
    settings.value,
    { post },
    (text) => logLines.push(text),
    () => performance.now(),
    () => doneCalls.push(true),
  );
  return { bot, postedRequests, logLines, doneCalls };
}

/** Returns a challenge to a quick casual game, with the given changes to its terms. */
const challengeLine = (terms: Partial<GameSetup>): ChallengeLine => ({
  say: 'challenge',
  challenge: 'challenge001',
  by: { id: 'person0000000001', name: 'Ann', guest: false },
  plan: {
    rules: { game: 'grasshopper-8', preset: 'standard', options: {} },
    clock: { kind: 'real-time', main: 60_000, increment: 0, delay: 0 },
    listed: false,
    spectatorsBehind: 0,
    seats: { A: { kind: 'me' }, C: { kind: 'open' } },
    ...terms,
  },
  begins: 'random',
  until: 1,
});

const ANY_CHALLENGE = challengeLine({});

describe('a turn', () => {
  test('is answered once, with an id that depends only on the turn', async () => {
    const { bot, postedRequests } = createBot('greedy');
    for (let repetition = 0; repetition < 5; repetition += 1) bot.receive(turnLine());
    bot.receive(turnLine({ game: 'game00000001', seq: 7 }));
    await expect.poll(() => postedRequests.length).toBe(2);
    bot.receive(turnLine());
    expect(postedRequests.map(({ path, body }) => [path, body.id, body.command.do])).toEqual([
      [`/api/games/${GAME}/commands`, `${GAME}-1`, 'move'],
      ['/api/games/game00000001/commands', 'game00000001-7', 'move'],
    ]);
    bot.close();
  });

  test('after a takeback counts as a new turn', async () => {
    const { bot, postedRequests } = createBot('greedy');
    bot.receive(turnLine());
    bot.receive(turnLine({ seq: 5 }));
    await expect.poll(() => postedRequests.map(({ body }) => body.id).at(-1)).toBe(`${GAME}-5`);
    bot.close();
  });

  test.each<readonly [string, string, TurnLine, string | undefined]>([
    ['in a game that the bot should not play', 'greedy', turnLine(), 'star-2'],
    ['under rules that its program does not know', 'csci561:true', turnLine(), undefined],
    [
      'in a game that only a newer server knows',
      'greedy',
      turnLine({ rules: { ...turnLine().rules, game: 'halma-9' } }),
      undefined,
    ],
  ])('%s makes the bot resign with a reason', async (_, engine, turn, rules) => {
    const { bot, postedRequests, logLines } = createBot(engine, rules === undefined ? {} : { rules });
    bot.receive(turn);
    await expect.poll(() => postedRequests.map(({ body }) => body.command.do)).toEqual(['resign']);
    expect(logLines.at(-1)).toMatch(/resigned, because its? /);
    bot.close();
  });
});

describe('an engine that fails', () => {
  test.each(['crash', 'nonsense', 'illegal'])(
    'with %s is restarted, and the bot resigns after the third failure',
    async (fault) => {
      const { bot, postedRequests, logLines } = createBot(
        `ugi:"${process.execPath}" "${ENGINE}" ${fault}@300ms`,
      );
      bot.receive(turnLine());
      await expect
        .poll(() => postedRequests.map(({ body }) => body.command.do), { timeout: 20_000 })
        .toEqual(['resign']);
      expect(logLines.filter((text) => text.includes('fault'))).toHaveLength(3);
      expect(logLines.at(-1)).toContain('because its engine has failed three times');
      expect(bot.counts).toMatchObject({ moves: 0, faults: 3, resigned: 1 });
      bot.close();
    },
    30_000,
  );
});

describe('a challenge', () => {
  const slow = { clock: { kind: 'real-time', main: 3_600_000, increment: 0, delay: 0 } } as const;
  const days = { clock: { kind: 'days', days: 2 } } as const;
  const star = { rules: { game: 'star-2', preset: 'standard', options: {} } } as const;

  test.each<readonly [string, Partial<GameSetup>, Partial<Request>, string | undefined]>([
    ['to any game', {}, {}, undefined],
    ['to a game that the bot does not play', star, { rules: 'grasshopper-8' }, 'other-game'],
    ['to a rated game', { rated: true }, { accept: 'casual' }, 'rated'],
    ['to a casual game', {}, { accept: 'rated' }, 'casual'],
    ['that is too fast', {}, { tempo: 'slow,days' }, 'too-fast'],
    ['that is too slow', slow, { tempo: 'quick' }, 'too-slow'],
    ['by correspondence', days, { tempo: 'quick,slow' }, 'too-slow'],
    ['without a clock, which counts as slow,', { clock: { kind: 'none' } }, { tempo: 'quick' }, 'too-slow'],
  ])('%s is accepted or declined as the settings require', async (_, terms, settings, reason) => {
    const { bot, postedRequests } = createBot('greedy', settings);
    bot.receive(challengeLine(terms));
    await expect
      .poll(() => postedRequests.map(({ path, body }) => [path, body]))
      .toEqual([
        reason === undefined
          ? ['/api/challenges/challenge001/accept', {}]
          : ['/api/challenges/challenge001/decline', { reason }],
      ]);
  });

  test('to a series is accepted', async () => {
    const { bot, postedRequests } = createBot('greedy');
    bot.receive({ ...ANY_CHALLENGE, series: { games: 2 } });
    await expect
      .poll(() => postedRequests.map(({ path }) => path))
      .toEqual(['/api/challenges/challenge001/accept']);
  });

  test('is declined with the reason “later” while the program plays its maximum number of games', async () => {
    const { bot, postedRequests } = createBot('greedy', { games: 1 });
    const { rules, clock } = turnLine();
    bot.receive({ say: 'started', game: GAME, seat: 'A', rules, clock });
    bot.receive(ANY_CHALLENGE);
    await expect.poll(() => postedRequests.map(({ body }) => body)).toEqual([{ reason: 'later' }]);
  });

  test.each<readonly [string, readonly string[], object]>([
    ['is accepted once a game has ended while no stream was open', [], {}],
    ['is declined while the game still runs', [GAME], { reason: 'later' }],
    ['is declined while another game runs', ['game00000009'], { reason: 'later' }],
  ])('%s', async (_, games, answer) => {
    const { bot, postedRequests } = createBot('greedy', { games: 1 });
    const { rules, clock } = turnLine();
    bot.receive({ say: 'started', game: GAME, seat: 'A', rules, clock });
    bot.receive({ say: 'running', games: [...games] });
    bot.receive(ANY_CHALLENGE);
    await expect.poll(() => postedRequests.map(({ body }) => body)).toEqual([answer]);
  });

  test.each<readonly [string, boolean, readonly string[], number]>([
    ['before a stream was requested starts a game that is over if the stream omits it', true, [], 1],
    ['while the stream began starts a game that the stream may omit', false, [], 0],
    ['while the stream began starts a game that the stream may list', false, ['started00001'], 0],
  ])('that was accepted %s', async (_, connectsAfterwards, games, ended) => {
    const { bot, postedRequests, doneCalls } = createBot('greedy', { count: 1 });
    bot.noteConnecting();
    bot.receive(ANY_CHALLENGE);
    await expect.poll(() => postedRequests.length).toBe(1);
    await expect.poll(() => bot.remainingGames).toBe(0);
    if (connectsAfterwards) bot.noteConnecting();
    bot.receive({ say: 'running', games: [...games] });
    expect([bot.counts.over, doneCalls.length]).toEqual([ended, ended]);
    bot.receive({ say: 'over', game: 'started00001', seat: 'A', result: 'A>C' });
    expect(doneCalls).toHaveLength(1);
  });

  test('counts as a game from the moment it is accepted', async () => {
    const { bot, postedRequests } = createBot('greedy', { games: 2 });
    const sendChallenges = (from: number): void => {
      for (let index = from; index < from + 5; index += 1)
        bot.receive({ ...ANY_CHALLENGE, challenge: `challenge00${index}` });
    };
    sendChallenges(0);
    await expect.poll(() => postedRequests.length).toBe(5);
    // The lines about the starts have not arrived yet.
    sendChallenges(5);
    await expect.poll(() => postedRequests.length).toBe(10);
    expect(postedRequests.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(2);
  });

  test('is answered once, no matter how many new streams repeat it', async () => {
    const { bot, postedRequests } = createBot('greedy', { games: 1 });
    bot.receive(ANY_CHALLENGE);
    bot.receive({ say: 'running', games: [] });
    bot.receive(ANY_CHALLENGE);
    await expect
      .poll(() => postedRequests.map(({ path }) => path))
      .toEqual(['/api/challenges/challenge001/accept']);
  });
});

describe('a program that stops after some games', () => {
  test('accepts no more challenges than it has games left, and then reports that it is done', async () => {
    const { bot, postedRequests, doneCalls } = createBot('greedy', { games: 4, count: 2 });
    for (let index = 0; index < 4; index += 1)
      bot.receive({ ...ANY_CHALLENGE, challenge: `challenge00${index}` });
    await expect.poll(() => postedRequests.length).toBe(4);
    expect(postedRequests.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(2);
    for (const [index, game] of ['started00001', 'started00002'].entries()) {
      expect(doneCalls).toHaveLength(0);
      bot.receive({ say: 'over', game, seat: 'A', result: index === 0 ? 'A>C' : 'C>A' });
    }
    expect(doneCalls).toHaveLength(1);
    expect(bot.counts.over).toBe(2);
  });

  test('does not count the games of an earlier run', () => {
    const { bot, doneCalls } = createBot('greedy', { count: 1 });
    const over = { say: 'over', game: GAME, seat: 'A', result: 'A>C' } as const;
    bot.receive({ say: 'running', games: [] });
    bot.receive(over);
    expect([bot.counts.over, bot.remainingGames, doneCalls.length]).toEqual([0, 1, 0]);
    bot.receive({ say: 'running', games: ['game00000001'] });
    bot.receive(over);
    bot.receive({ ...over, game: 'game00000001' });
    expect([bot.counts.over, doneCalls.length]).toEqual([1, 1]);
  });

  test('counts a game whose end arrives before the response to its acceptance', async () => {
    const { bot, doneCalls } = createBot('greedy', { count: 1 });
    bot.receive(ANY_CHALLENGE);
    bot.receive({ say: 'over', game: 'started00001', seat: 'A', result: 'A>C' });
    expect(doneCalls).toHaveLength(1);
    await expect.poll(() => bot.remainingGames).toBe(0);
  });
});

test('a series of an earlier run continues', () => {
  const { bot, postedRequests } = createBot('greedy', { count: 1 });
  bot.receive({ say: 'over', game: GAME, seat: 'A', result: 'A>C', next: true });
  expect(postedRequests.map(({ body }) => body.id)).toEqual([`${GAME}-rematch`]);
});

test('a result that new streams repeat counts once and is logged once, and the series continues', () => {
  const { bot, postedRequests, logLines } = createBot('greedy', {});
  bot.receive({ say: 'running', games: [GAME] });
  bot.receive({ say: 'running', games: [] });
  for (const _ of [1, 2]) bot.receive({ say: 'over', game: GAME, seat: 'A', result: 'A>C', next: true });
  expect(bot.counts.over).toBe(1);
  expect(logLines).toEqual([`${GAME}: ended while there was no connection`, `${GAME}: over, A>C`]);
  expect(new Set(postedRequests.map(({ body }) => body.id))).toEqual(new Set([`${GAME}-rematch`]));
});

describe('a series', () => {
  const over = { say: 'over', game: GAME, seat: 'A', result: 'A>C' } as const;
  test.each<readonly [string, Partial<Request>, StreamLine, readonly string[]]>([
    ['continues after a game', {}, { ...over, next: true }, ['rematch']],
    ['continues while the program has games left', { count: 2 }, { ...over, next: true }, ['rematch']],
    ['ends once the program has no games left', { count: 1 }, { ...over, next: true }, ['end-series']],
    ['needs no answer after its last game', {}, over, []],
  ])('%s', async (_, settings, line, commands) => {
    const { bot, postedRequests, doneCalls } = createBot('greedy', settings);
    bot.receive({ say: 'running', games: [GAME] });
    bot.receive(line);
    expect(postedRequests.map(({ body }) => body.id)).toEqual(
      commands.map((command) => `${GAME}-${command}`),
    );
    // The program does not end until the server has answered.
    expect(doneCalls).toHaveLength(0);
    await expect.poll(() => doneCalls.length).toBe(settings.count === 1 ? 1 : 0);
  });
});

describe('an engine that considers its position lost', () => {
  const play = async (resign: string, turns: number): Promise<readonly string[]> => {
    const { bot, postedRequests } = createBot(`ugi:"${process.execPath}" "${ENGINE}" losing@300ms`, {
      resign,
    });
    for (let seq = 1; seq <= turns; seq += 1) {
      bot.receive(turnLine({ seq, game: GAME }));
      await expect.poll(() => postedRequests.length, { timeout: 20_000 }).toBe(seq);
    }
    bot.close();
    return postedRequests.map(({ body }) => body.command.do);
  };
  test.each<readonly [string, readonly string[]]>([
    ['3@-30', ['move', 'move', 'resign']],
    ['1@-40', ['resign', 'resign', 'resign']],
    ['3@-50', ['move', 'move', 'move']],
  ])(
    'with the condition %s for resigning makes the bot send %j',
    async (resign, commands) => {
      expect(await play(resign, 3)).toEqual(commands);
    },
    60_000,
  );
});

test('the bot confirms that it is ready', async () => {
  const { bot, postedRequests } = createBot('greedy');
  bot.receive({ say: 'ready', game: GAME, seat: 'C' });
  await expect
    .poll(() => postedRequests.map(({ body }) => body))
    .toEqual([{ id: `${GAME}-ready-C`, command: { do: 'ready' } }]);
});
