import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePosition, parseRecord } from '@halma/rules';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseArguments } from '../apps/cli/src/command-line/parse-arguments.ts';
import { repository } from './architecture/workspaces.ts';
import { compileWorkspaces } from './compile-workspaces.ts';
import {
  type CodeBlock,
  codeBlocks,
  commandsOf,
  isForShell,
  startsHalma,
} from './documentation/code-blocks.ts';
import { NOT_RUN, REFUSED_COMMANDS, SHORTENINGS } from './documentation/commands.ts';
import { isRuleFor, SAMPLES, type Treatment } from './documentation/samples.ts';
import { untestedSamplesPage } from './documentation/untested-samples.ts';

vi.setConfig({ testTimeout: 120_000 });

const BLOCKS = codeBlocks();

/** A folder with links to the parts of the repository that commands name. Commands write their files there. */
let folder: string;
beforeAll(() => {
  compileWorkspaces();
  folder = mkdtempSync(join(tmpdir(), 'halma-documentation-'));
  for (const name of ['apps', 'examples', 'packages', 'python', 'node_modules'])
    symlinkSync(join(repository, name), join(folder, name));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function treatmentOf(block: CodeBlock): Treatment | undefined {
  return SAMPLES.find((rule) => isRuleFor(rule, block))?.treatment;
}

const nameOf = ({ page, text }: CodeBlock): string => `${page}: ${text.split('\n')[0]?.slice(0, 60)}`;

describe('a code block that is not for a shell', () => {
  const samples = BLOCKS.filter((block) => !isForShell(block));

  test('runs in a test, or has a reason why not', () => {
    expect(samples.filter((block) => treatmentOf(block) === undefined).map(nameOf)).toEqual([]);
  });

  test('exists for each rule', () => {
    expect(SAMPLES.filter((rule) => !samples.some((block) => isRuleFor(rule, block)))).toEqual([]);
  });

  const testedBlocks = samples.flatMap((block) => {
    const treatment = treatmentOf(block);
    return treatment !== undefined && 'testedBy' in treatment
      ? [[nameOf(block), block, treatment.testedBy]]
      : [];
  });
  test.each(testedBlocks as [string, CodeBlock, string][])(
    'is read by the test that runs it: %s',
    (_, block, file) => {
      const test = readFileSync(join(repository, file), 'utf8');
      const [name = ''] = block.page.split('/').slice(-1);
      expect(test.includes(name) || test.includes(block.text.split('\n')[0] ?? '')).toBe(true);
    },
  );

  test('can be bundled if it is for a browser', async () => {
    const bundled = samples.filter((block) => 'bundles' in (treatmentOf(block) ?? {}));
    expect(bundled.length).toBeGreaterThan(0);
    for (const { text } of bundled) {
      const stdin = { contents: text, resolveDir: repository, loader: 'js' } as const;
      const built = await build({ stdin, bundle: true, format: 'esm', write: false, logLevel: 'silent' });
      expect([...built.errors, ...built.warnings]).toEqual([]);
    }
  });

  const runBlocks = samples.flatMap((block) => {
    const treatment = treatmentOf(block);
    return treatment !== undefined && 'runs' in treatment ? [[nameOf(block), block, treatment]] : [];
  });
  test.each(runBlocks as [string, CodeBlock, Extract<Treatment, { runs: true }>][])(
    'runs: %s',
    (_, { text }, { before = '', replace = [] }) => {
      let code = text;
      for (const [from, to] of replace) {
        expect(code).toMatch(from);
        code = code.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to);
      }
      const program = `${before}\n${code}\nprocess.exit(0);`;
      const result = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: repository,
        encoding: 'utf8',
      });
      expect(result.stderr).toBe('');
      expect(result.status).toBe(0);
    },
  );
});

test('the page of samples and commands that no test runs lists all of them', async () => {
  const page = join(repository, 'docs/contributing/untested-samples.md');
  await expect(untestedSamplesPage(BLOCKS, SAMPLES, NOT_RUN)).toMatchFileSnapshot(page);
});

const COMMANDS = BLOCKS.filter(isForShell).flatMap((block) =>
  commandsOf(block).map((command) => ({ page: block.page, command })),
);

/**
 * Returns a command as a script for a shell in which `halma` is a program.
 *
 * @param program a shell command that contains `"$@"`
 */
function scriptFor(command: string, program: string): string {
  const functions = `npx() { "$@"; }\nhalma() { ${program}; }\n`;
  const script = command.replaceAll(/node apps\/cli\/bin\/halma\.js|@halma\/cli/g, 'halma');
  // A variable before a function would not reach the program in every shell.
  const exported = script.replace(/^((?:\w+=\S+ )+)(?=npx|halma)/, (variables) => `export ${variables}; `);
  return `${functions}${exported}`;
}

const runInShell = (script: string) =>
  spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', input: '' });

/** The characters that end each command line that the shell prints, and each word of it. */
const [COMMAND_END, WORD_END] = ['\u0001', '\u0000'];

/**
 * Returns the words that each command's program receives. One shell for all commands takes much less time
 * than a shell for each command.
 */
function wordsOf(commands: readonly string[]): readonly (readonly string[])[] {
  const print = `printf '%s\\0' "$@"`;
  const scripts = commands.map((command) => `(${scriptFor(command, print)}\n)\nprintf '\\001'`);
  const { stdout } = runInShell(scripts.join('\n'));
  return stdout
    .split(COMMAND_END)
    .slice(0, -1)
    .map((line) => line.split(WORD_END).slice(0, -1));
}

describe('a command in the documentation', () => {
  const halmaCommands = COMMANDS.filter(({ command }) => startsHalma(command));

  test('is accepted by the command line', () => {
    const lines = wordsOf(halmaCommands.map(({ command }) => command.replaceAll(/\|.*$/g, '')));
    expect(lines).toHaveLength(halmaCommands.length);
    const refused = halmaCommands.flatMap(({ page, command }, index) => {
      const words = lines[index] ?? [];
      const invocation = parseArguments(words);
      const isAccepted = ['run', 'server', 'help'].includes(invocation.kind) && words.length > 0;
      return isAccepted ? [] : [{ page, command, invocation }];
    });
    expect(refused).toEqual([]);
  });

  const program = `"${process.execPath}" "${join(repository, 'apps/cli/bin/halma.js')}" "$@"`;
  // Several pages show the same command, which runs only once.
  const titles = new Map<string, string>();
  for (const { page, command } of halmaCommands) {
    if (NOT_RUN.some(([pattern]) => pattern.test(command))) continue;
    const shorter = SHORTENINGS.reduce((text, [from, to]) => text.replace(from, to), command);
    const script = scriptFor(shorter, program);
    titles.set(script, titles.has(script) ? `${page}, ${titles.get(script)}` : `${page}: ${command}`);
  }
  test.each([...titles].map(([script, title]) => [title, script]))('runs: %s', (_, script) => {
    const { status, stderr } = runInShell(script);
    if (REFUSED_COMMANDS.some((pattern) => pattern.test(script))) expect(status).toBe(1);
    else expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('exists for each reason not to run a command', () => {
    expect(
      NOT_RUN.filter(([pattern]) => !halmaCommands.some(({ command }) => pattern.test(command))),
    ).toEqual([]);
  });

  test('names scripts and programs that exist in the repository', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
    const scriptsOf = (command: string): Readonly<Record<string, string>> => {
      const [, workspace] = / -w @halma\/(\w+)/.exec(command) ?? [];
      if (workspace === undefined) return scripts;
      const path = [`packages/${workspace}`, `apps/${workspace}`].find((name) =>
        existsSync(join(repository, name)),
      );
      return JSON.parse(readFileSync(join(repository, path ?? '', 'package.json'), 'utf8')).scripts;
    };
    const wrongCommands = COMMANDS.filter(({ command }) => {
      const scriptNames = [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
      const files = [...command.matchAll(/(?:^|&& |\s)node ([\w/.-]+\.m?js)\b/g)].map(
        ([, name = '']) => name,
      );
      // The page on the engine names scripts relative to their own folder, and the guide to matches names two copies of
      // the repository.
      const isElsewhere = (name: string): boolean =>
        existsSync(join(repository, 'packages/engine/scripts/travel-costs', name)) ||
        /^(?:new|old)\//.test(name);
      return (
        scriptNames.some((name) => scriptsOf(command)[name] === undefined) ||
        files.some(
          (name) => !existsSync(join(repository, name)) && !name.includes('dist/') && !isElsewhere(name),
        )
      );
    });
    expect(wrongCommands).toEqual([]);
  });
});

test('the session on the UGI page has the form of a real session', () => {
  const session = BLOCKS.find(({ page }) => page === 'reference/ugi.md')?.text ?? '';
  const lines = session.trim().split('\n');
  const input = lines.flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
  const { stdout } = spawnSync(process.execPath, [join(repository, 'apps/cli/bin/halma.js'), 'ugi'], {
    input: `${input.join('\n')}\n`,
    encoding: 'utf8',
  });
  const firstTwoWords = (line: string): string => line.split(' ').slice(0, 2).join(' ');
  const answers = new Set(stdout.split('\n').map(firstTwoWords));
  const shown = lines.flatMap((line) =>
    line.startsWith('< ') && !line.includes('< …') ? [line.slice(2)] : [],
  );
  for (const line of shown) {
    const [word = ''] = line.split(' ');
    const isMove = word === 'bestmove';
    expect(
      [...answers].some((answer) => (isMove ? answer.startsWith(word) : answer === firstTwoWords(line))),
    ).toBe(true);
  }
});

test('the position and the record on the notation page can be read', () => {
  const [position = '', record = ''] = BLOCKS.filter(({ page }) => page === 'reference/notation.md').map(
    ({ text }) => text.trim(),
  );
  const parsed = parseRecord(record);
  expect(parsed.ok).toBe(true);
  if (parsed.ok) expect(parsePosition(parsed.value.start.rules, position).ok).toBe(true);
});
