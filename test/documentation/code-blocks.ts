import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../architecture/workspaces.ts';

/** A code block on a page: fenced, or indented by four spaces. */
export interface CodeBlock {
  /** The page's path relative to the `docs` folder. */
  readonly page: string;
  readonly text: string;
}

/** The folders whose pages have samples for readers to use. */
const FOLDERS = ['guides', 'reference', 'tutorials'];

/** Other pages with such samples. The READMEs of the libraries have a test of their own. */
const OTHER_PAGES = ['../README.md', '../CONTRIBUTING.md', '../apps/cli/README.md'];

const FENCED = /^```\w*\n([\s\S]*?)^```$/gm;
const INDENTED = /(?<=\n\n)(?: {4}\S.*\n(?: {4,}\S.*\n)*)+/g;

/** Returns all code blocks in guides, tutorials, reference pages and READMEs. */
export function codeBlocks(): readonly CodeBlock[] {
  const pages = FOLDERS.flatMap((folder) =>
    readdirSync(join(repository, 'docs', folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  return [...pages, ...OTHER_PAGES].flatMap((page) => {
    const text = readFileSync(join(repository, 'docs', page), 'utf8');
    const fenced = [...text.matchAll(FENCED)].map(([, block = '']) => block);
    const indented = [...text.replaceAll(FENCED, '').matchAll(INDENTED)].map(([block]) =>
      block.replaceAll(/^ {4}/gm, ''),
    );
    return [...fenced, ...indented].map((block) => ({ page, text: block }));
  });
}

/** The programs with which a line in a shell block begins, after variable assignments. */
const PROGRAM =
  /^(?:\w+=(?:'[^']*'|\$\([^)]*\)|\S)* +)*(?:npx|halma|npm|node|python3|pip|docker|curl|cd|cp|mkdir|export|printf|seq)(?= )/;

/** Returns whether a block consists of commands for a shell. */
export function isForShell(block: CodeBlock): boolean {
  return PROGRAM.test(commandsOf(block)[0] ?? '');
}

/** Returns the commands in a block: its lines, without comments, joined where a backslash continues them. */
export function commandsOf({ text }: CodeBlock): readonly string[] {
  return text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Returns whether a command starts `halma`. */
export function startsHalma(command: string): boolean {
  return /^(?:\w+=(?:'[^']*'|\S)* +)*(?:npx (?:halma|@halma\/cli)|halma|node apps\/cli\/bin\/halma\.js)(?= )/.test(
    command,
  );
}
