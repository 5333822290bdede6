import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIELDS } from '../src/request/fields/fields.ts';
import { SHELLS } from '../src/request/fields/service-fields.ts';
import { SERVER_VERBS } from '../src/server/server-verbs.ts';
import { VERBS } from '../src/verbs/verbs.ts';
import { command } from './support/command.ts';

const outputs = [...SHELLS.map((shell) => `completion ${shell}`), 'man'];

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

describe.each(outputs)('%s', (words) => {
  test('names every command and every option', async () => {
    const { status, out } = await command(words.split(' '));
    expect(status).toBe(0);
    const text = out.replaceAll('\\-', '-');
    for (const { name } of [...VERBS, ...SERVER_VERBS])
      for (const word of name.split(' ')) expect(text).toContain(word);
    for (const { fields } of VERBS)
      for (const field of fields) {
        const { flag } = FIELDS[field];
        if (flag !== null) expect(text).toMatch(words.endsWith('fish') ? `-l ${flag}` : `--${flag}`);
      }
  });
});

/** Typed lines, each with a word that bash should offer, or with `!` and a word that it should not offer. */
const COMPLETIONS = [
  ['halma mo', 'moves'],
  ['halma solve ', 'transfer'],
  ['halma solve transfer ', 'together'],
  ['halma moves --', '--preset'],
  ['halma moves --', '!--depth'],
  ['halma moves --game star', 'star-6'],
  ['halma play rhombus', 'rhombus-7-three'],
  ['halma help an', 'analyse'],
  ['halma admin ', 'reset-password'],
  ['halma completion z', 'zsh'],
  ['halma replay my', 'my game.hgn'],
  ['halma play --record my', 'my game.hgn'],
] as const;

test.skipIf(!isInstalled('bash'))('bash completes what a person has typed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halma-completion-'));
  writeFileSync(join(folder, 'halma.bash'), (await command(['completion', 'bash'])).out);
  writeFileSync(join(folder, 'my game.hgn'), '');
  for (const [line, word] of COMPLETIONS) {
    const script = `source halma.bash; line="$1"; COMP_WORDS=($line); case "$line" in *' ') COMP_WORDS+=('') ;; esac
COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 )); _halma; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const offeredWords = execFileSync('bash', ['--norc', '-c', script, 'bash', line], {
      cwd: folder,
      encoding: 'utf8',
    });
    const isOffered = offeredWords.split('\n').includes(word.replace('!', ''));
    expect({ line, word, isOffered }).toEqual({ line, word, isOffered: !word.startsWith('!') });
  }
  rmSync(folder, { recursive: true });
});
