import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ADMIN_VERBS } from '../../server/src/admin/admin-verbs.ts';
import { splitCommandLine } from '../src/arena/split-command-line.ts';
import { parseArguments } from '../src/command-line/parse-arguments.ts';
import { FIELDS } from '../src/request/fields/fields.ts';
import { SERVER_VERBS } from '../src/server/server-verbs.ts';
import { VERBS } from '../src/verbs/verbs.ts';
import { command } from './support/command.ts';
import { repository } from './support/process.ts';

describe('turns a command line into a request', () => {
  test.each<[string[], object]>([
    [['moves'], {}],
    [['moves', '--game', 'star-2', '--preset=article'], { game: 'star-2', preset: 'article' }],
    [['moves', '--option', 'a=b', '--option=c=d=e'], { options: { a: 'b', c: 'd=e' } }],
    [['apply', 'a1-b2', 'c3-d4', '--counts'], { moves: ['a1-b2', 'c3-d4'], counts: true }],
    [['apply', '--moves', 'a1-b2', 'c3-d4'], { moves: ['a1-b2', 'c3-d4'] }],
    [['apply', '--move', '--'], { move: '--' }],
    [['apply', '--', '--', '--json'], { moves: ['--', '--json'] }],
    [['perft', '3', '--divide'], { depth: 3, divide: true }],
    [['perft', '--depth', '-1'], { depth: -1 }],
    [['parse', 'key', 'I,1 to II,2'], { kind: 'key', text: 'I,1 to II,2' }],
    [['parse', 'a1-b2', '--kind', 'move'], { kind: 'move', text: 'a1-b2' }],
    [['play', 'star-6', '--hot-seat', '--seconds', '0.5'], { game: 'star-6', hotSeat: true, seconds: 0.5 }],
    [['play', '--computer', 'A', '--computer', 'D'], { computer: ['A', 'D'] }],
  ])('%j', (words, request) => {
    expect(parseArguments(words)).toMatchObject({ kind: 'run', request });
  });
});

test.each<[string[], string]>([
  [['serve'], 'serve'],
  [['backup', 'games.backup'], 'backup games.backup'],
])('passes %j to a server program', async (words, forwarded) => {
  expect(await command(words)).toEqual({ status: 0, out: `server command: ${forwarded}\n`, err: '' });
});

describe('exits with 2 and prints the usage for an invalid command line', () => {
  test.each<[string[], string]>([
    [['chess'], 'unknown command “chess”; expected one of games, play, moves'],
    [['help', 'chess'], 'unknown command “chess”'],
    [['moves', '--colour'], 'moves has no option --colour'],
    [['moves', '--depth', '3'], 'moves has no option --depth'],
    [['moves', '-x'], 'moves has no option -x'],
    [['moves', 'star-2', 'a1'], 'unexpected argument “a1”'],
    [['moves', '--nope'], 'moves has no option --nope\n'],
    [['moves', '--game'], '--game needs a value'],
    [['moves', '--game', 'cetro', '--game', 'color'], '--game is given twice'],
    [['moves', '--json=yes'], '--json takes no value'],
    [['apply', '--counts=yes', 'a1-b2'], '--counts takes no value'],
    [['moves', '--option', 'evacuate'], '--option expects name=value, not “evacuate”'],
    [['moves', '--option', 'a=b', '--option=a=c'], '--option a is given twice'],
    [['moves', '--file', 'x'], 'moves does not read a file'],
    [['perft', 'deep'], '<turns> expects a number, not “deep”'],
    [['analyse', '--lines', '1e3', '--nodes', '9'], '--lines expects a number, not “1e3”'],
    [['perft'], '<turns> is missing'],
    [['perft', '--json'], '<turns> is missing'],
    [['perft', '99'], 'the depth must be a whole number from 1 to 9'],
    [['perft', '12', '--json'], 'the depth must be a whole number from 1 to 9'],
    [['analyse', '--depth', '1.5'], '--depth must be a whole number above 0 and at most 99'],
    [['analyse', '--nodes=-5'], '--nodes must be a whole number above 0'],
    [['analyse', '--seconds', '0'], '--seconds must be above 0'],
    [['apply', '--move', 'a1-b2', 'a2-b3'], '--move and <move> cannot be used together'],
    [['solve', 'pakc'], 'unknown command “solve pakc”; did you mean “solve pack”?'],
    [['solve', 'transfer', 'knwon', 'x'], 'unexpected argument “knwon”'],
    [['solve'], '“solve” is not a complete command; expected one of solve pack, solve'],
    [['parse', 'move'], '<text> is missing'],
    [['analyze'], 'unknown command “analyze”; did you mean “analyse”?'],
    [['foo'], 'unknown command “foo”; expected one of games'],
    [['solv', 'pack'], 'unknown command “solv”; did you mean “solve”?'],
    [['moves', '--gaem', 'star-2'], 'moves has no option --gaem; did you mean --game?'],
    [['moves', '--jsn'], 'moves has no option --jsn; did you mean --json?'],
    [['apply', '--move', 'a1-b2', '--nodes'], 'apply has no option --nodes'],
    [['route', 'a1-b2', 'star-2'], 'unexpected argument “star-2”; name the game with --game star-2'],
    [['perft', '1', '2'], 'unexpected argument “2”'],
    [['route', '--json'], '<move> is missing'],
    [['apply'], '<move> (or --move) is missing'],
    [['replay'], '<file> is missing'],
    [['replay', '--game-file', 'mini.json'], '<file> is missing'],
    [['moves', '--game-file', 'a.json', '--game-file', 'b.json'], '--game-file is given twice'],
    [['replay', '-', '--game-file', '-'], 'only one file can be standard input'],
    [['replay', 'a.hgn', 'b.hgn'], 'the command reads only one file'],
    [['replay', '--game', 'star-2'], '<file> is missing'],
    [['replay', '-', '--stdin'], 'standard input cannot be both'],
    [['parse', 'poem', 'x'], '<kind> must be one of position, move, key, record'],
    [['parse', 'x', '--kind', 'poem'], 'must be one of position, move, key, record'],
    [['play', '--json'], 'play has no option --json'],
    [['play', '--level', '11'], '--level expects a whole number from 1 to 10'],
    [['play', '--record', '-'], 'standard input cannot be both'],
    [['solve', 'figures', 'verify', 'x', '--sample=-5'], '--sample expects a whole number of at least 0'],
    [['solve', 'figures', 'verify', 'x', '--sample', '0.5'], '--sample expects a whole number of at least 0'],
    [['--stdin', 'moves'], 'unexpected argument “moves” after --stdin'],
  ])('%j', async (words, message) => {
    const { status, out, err } = await command(words);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(`halma: `);
    expect(err).toContain(message);
    expect(err).toMatch(/\nUsage: halma .+\nHelp: halma .+\n$/);
  });
});

describe('exits with 1 for a refusal', () => {
  test('and prints the message and the code on standard error', async () => {
    expect(await command(['apply', 'a1-p16'])).toEqual({
      status: 1,
      out: '',
      err: 'halma: p16: That square is occupied. (occupied, move 1)\n',
    });
  });

  test.each<[string[], string, string]>([
    [['moves', 'hoppity'], 'unknown-game', 'List the games with: halma games'],
    [['moves', 'star-9'], 'unknown-game', 'Did you mean star-2?\nList the games with: halma games'],
    [['games', 'hamla-4'], 'unknown-game', 'Did you mean halma-4?\nList the games with: halma games'],
    [['moves', '--preset', 'articel'], 'unknown-preset', 'Did you mean article?'],
    [['moves', '--preset', 'x'], 'unknown-preset', 'The presets are standard, parker-1885'],
    [['moves', '--option', 'evacaute=on'], 'unknown-option', 'Did you mean evacuate?'],
    [['moves', '--option', 'x=y'], 'unknown-option', 'halma games halma-2'],
    [
      ['moves', 'cetro', '--option', 'teams=none', '--option', 'color=on'],
      'option-not-for-game',
      'The options of cetro are repetition',
    ],
    [['moves', '--option', 'evacuate=maybe'], 'bad-option-value', 'evacuate is one of off, on.'],
    [['moves', 'star-3', '--first', 'Z'], 'unknown-seat', 'The seats of star-3 are A, C, E.'],
    [['apply', 'zz', '--game', 'top-secret'], 'bad-move, move 1', 'Drops look like @h8'],
  ])('and, for %j, adds a hint', async (words, code, hint) => {
    const { status, err } = await command(words, { width: 200 });
    expect(status).toBe(1);
    const [refusal = '', ...hints] = err.split(`(${code})\n`);
    expect(refusal).toMatch(/^halma: /);
    expect(hints.join()).toContain(hint);
  });

  test.each([
    [['moves', '--position', 'H8:8/8/8/8/8/8/8/7X A - 0 1'], '(bad-row, character 19)'],
    [['apply', 'zz'], '(bad-move, move 1)'],
    [['route', 'a1-p16'], '(occupied, move 1)'],
  ])('and, for %j, names the place', async (words, place) => {
    expect((await command(words)).err).toContain(place);
  });

  test('and, with --json, prints an object on standard output', async () => {
    const { status, out, err } = await command(['moves', 'hoppity', '--json']);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(JSON.parse(out)).toEqual({ error: { code: 'unknown-game', message: expect.any(String) } });
  });
});

describe('a custom game in a file', () => {
  const mini = readFileSync(join(repository, 'examples/custom-game/mini.json'), 'utf8');
  const files = { 'mini.json': mini, 'broken.json': '{', 'bad.json': mini.replace('"a1"', '"z9"') };

  test('is played from the command line, and its records are read', async () => {
    const words = ['apply', 'a1-a3', '--game-file', 'mini.json', '--json'];
    const { out } = await command(words, { files });
    expect(JSON.parse(out).position).toMatch(/^Q6:/);
    const tags = [
      'Event "T"',
      'Date "2026.11.23"',
      'Game "mini"',
      'Preset "standard"',
      'SeatA "A"',
      'SeatC "C"',
      'Result "*"',
    ];
    const record = `${tags.map((tag) => `[${tag}]`).join('\n')}\n\n1. a1>a3\n`;
    const replayed = await command(['replay', 'game.hgn', '--game-file', 'mini.json'], {
      files: { ...files, 'game.hgn': record },
    });
    expect(replayed).toMatchObject({ status: 0, err: '' });
    expect(replayed.out).toContain('1 turn replayed.');
  });

  test('is a default for requests', async () => {
    const { out } = await command(['moves', '--stdin', '--game-file', 'mini.json'], { files, input: '{}\n' });
    expect(JSON.parse(out).moves).toHaveLength(14);
  });

  test.each<[string[], number, string]>([
    [['--game-file', 'broken.json'], 1, '(bad-definition)'],
    [['--game-file', 'bad.json'], 1, 'z9. (bad-camp)'],
    [['--game-file', 'mini.json', 'mini'], 0, ''],
    [['--game-file', 'mini.json', 'star-2'], 2, '<game> names star-2, but the definition is for mini'],
  ])('%j', async (words, status, message) => {
    const result = await command(['moves', ...words], { files });
    expect(result.status).toBe(status);
    expect(result.err).toContain(message);
  });
});

test('with --json, prints one object on one line', async () => {
  const { status, out } = await command(['moves', '--json', '--game', 'star-2']);
  expect(status).toBe(0);
  expect(out).toMatch(/^\{"moves":\[.*\]\}\n$/);
});

test('uses options as defaults for --stdin requests', async () => {
  const input = '{}\n{"game":"halma-2"}\n{"options":{}}\n';
  const words = ['moves', '--stdin', '--game', 'star-2', '--option', 'star15=on'];
  const { status, out } = await command(words, { input });
  const [plain, other, without] = out.split('\n').map((line) => JSON.parse(line || '{}'));
  expect(status).toBe(0);
  expect(plain.moves).toHaveLength(22);
  expect(other.error.code).toBe('option-not-for-game');
  expect(without.moves).toHaveLength(14);
});

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists the commands', async (words) => {
    const { status, out } = await command(words);
    expect(status).toBe(0);
    for (const verb of VERBS) expect(out).toContain(`  ${verb.name} `);
  });

  test.each(VERBS.map((verb) => [verb.name, verb] as const))(
    'for %s includes its summary and options',
    async (name, verb) => {
      const { status, out } = await command(['help', name]);
      expect(status).toBe(0);
      expect(out.replaceAll(/\s+/g, ' ')).toContain(verb.summary);
      for (const field of verb.fields)
        if (FIELDS[field].flag !== null) expect(out).toContain(`  --${FIELDS[field].flag}`);
      for (const option of ['--help', '-h']) expect((await command([name, option])).out).toBe(out);
    },
  );
});

test.each([
  [
    'solve board',
    '--preset <id> The rules: strong-solving, parker-1885 or encyclopaedia; default strong-solving',
  ],
  ['solve board verify', 'default strong-solving'],
  ['solve board verify', '--sample <number> The number of positions to verify; default 10000'],
  ['solve pack', '--game <id> The game; by default the first one on the board of the position'],
  ['solve pack', '--position <HFN> The position in HFN --seconds'],
  ['solve transfer together', '--game <id> The game; default star-2'],
  ['solve transfer together', '--preset <id> A named set of options; default parker-1885'],
  ['arena ladder', '--games <number> The number of games of each pair of players; default 100'],
])('the help for %s says “%s”', async (name, text) => {
  const { out } = await command(['help', ...name.split(' ')], { width: 200 });
  expect(out.replaceAll(/\s+/g, ' ')).toContain(text);
});

test('describes a group of commands', async () => {
  const { status, out } = await command(['solve', '--help']);
  expect(status).toBe(0);
  expect(out).toMatch(/^Usage: halma solve <command> \[options\]\n\nCommands:\n {2}solve pack /);
  expect((await command(['help', 'solve'])).out).toBe(out);
});

describe('the commands for operators', () => {
  test.each(SERVER_VERBS)('$name has help that fits the terminal', async ({ name, forms }) => {
    const { status, out } = await command([name, '--help'], { width: 64 });
    expect(status).toBe(0);
    for (const { usage } of forms) expect(out).toContain(`  halma ${usage} `);
    expect(out.split('\n').filter((line) => line.length > 64)).toEqual([]);
    expect((await command(['help', name], { width: 64 })).out).toBe(out);
  });

  test('are those that the server knows', () => {
    const adminForms = SERVER_VERBS.find(({ name }) => name === 'admin')?.forms ?? [];
    const knownForms = ADMIN_VERBS.map(({ usage, summary }) => ({
      usage: `admin ${usage}`,
      summary: `${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}`,
    }));
    expect(adminForms).toEqual(knownForms);
  });

  test('are listed only where the server is installed', async () => {
    expect((await command(['help'])).out).toContain('\n  backup ');
    expect((await command(['help'], { hasServer: false })).out).not.toContain('\n  backup ');
  });
});

test.each([
  ['games', 'halma games [options] [<search>]'],
  ['play', 'halma play [options] [<game>]'],
  ['apply', 'halma apply [options] <move>…'],
  ['parse', 'halma parse [options] <kind> <text>'],
  ['replay', 'halma replay [options] <file>'],
  ['arena ladder', 'halma arena ladder [options] [<player>…]'],
])('prints the usage of %s: %s', async (name, usage) => {
  expect((await command([...name.split(' '), '--help'])).out).toContain(`\nUsage: ${usage}\n`);
  expect((await command([...name.split(' '), '--nope'])).err).toContain(`\nUsage: ${usage}\n`);
});

describe.each([40, 80, 120])('on a terminal %i characters wide', (width) => {
  test.each([[['help']], ...VERBS.map(({ name }) => [['help', name]])])(
    'wraps the output of %j',
    async (words) => {
      const { out } = await command(words, { width });
      const longLines = out.split('\n').filter((line) => line.length > Math.max(width, 56));
      expect(longLines).toEqual([]);
    },
  );

  test('wraps errors', async () => {
    const { err } = await command(['chess'], { width });
    const [message = ''] = err.split('\nUsage');
    expect(message.split('\n').filter((line) => line.length > width)).toEqual([]);
    expect(message.replaceAll('\n', ' ')).toMatch(
      /^halma: unknown command “chess”; expected one of games, .*\w$/,
    );
  });
});

test.each(VERBS.flatMap(({ examples }) => examples.map((example) => [example])))(
  'accepts the example in the help: %s',
  (example) => {
    const words = splitCommandLine(example);
    expect(words && parseArguments(words)).toMatchObject({ kind: 'run' });
  },
);

test('prints the version with --version', async () => {
  expect(await command(['--version'])).toEqual({ status: 0, out: '9.8.7\n', err: '' });
});
