import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { repository } from './documents.mjs';

/** @import { Document } from './documents.mjs' */

/** The packages whose exports are listed. */
const PACKAGES = ['rules', 'kernel', 'engine', 'solver', 'protocol', 'board', 'pairing', 'rating'];

/** The kinds of declarations, in the order of the page, with their headings. */
const KINDS = /** @type {const} */ ([
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['const', 'Constants'],
  ['interface', 'Interfaces'],
  ['type', 'Types'],
]);

/**
 * @typedef {object} Export
 * @property {string} name
 * @property {typeof KINDS[number][0]} kind
 * @property {string} code the declaration without its doc comment
 * @property {string} comment the text of the doc comment; empty if there is none
 */

/**
 * Returns a page for each package, from the declarations of its compiled entry points.
 * @returns {Document[]}
 */
export function apiPages() {
  return PACKAGES.map((name) => {
    const folder = join(repository, 'packages', name);
    /** @type {{ readonly exports: Record<string, string | { readonly types?: string }> }} */
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const entries = Object.entries(manifest.exports).flatMap(([path, target]) => {
      const types = typeof target === 'string' ? undefined : target.types;
      return types === undefined || path.includes('*') ? [] : [{ path, types: join(folder, types) }];
    });
    const sections = entries.map(({ path, types }) =>
      entrySection(path.replace('.', `@halma/${name}`), types),
    );
    return {
      source: `docs/api/${name}.md`,
      path: `docs/api/${name}.html`,
      title: `@halma/${name}`,
      text: `# @halma/${name}\n\nThe exports of the package, from the types and doc comments of its source.\n\n${sections.join('\n')}`,
    };
  });
}

/**
 * Returns the section of an entry point in Markdown.
 * @param {string} specifier
 * @param {string} file
 */
function entrySection(specifier, file) {
  const exports = exportsOf(file);
  const groups = KINDS.flatMap(([kind, heading]) => {
    const members = exports
      .filter((member) => member.kind === kind)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return members.length === 0 ? [] : [`### ${heading}\n`, ...members.map(exportSection)];
  });
  return `## ${specifier}\n\n${groups.join('\n')}`;
}

/** @param {Export} member */
function exportSection({ name, code, comment }) {
  return `#### ${name}\n\n${comment}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
}

/**
 * Returns the exports of a declaration file and of the files that it re-exports.
 *
 * @param {string} file
 * @returns {Export[]}
 */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  /** @type {Export[]} */
  const exports = [];
  for (const statement of program.body) {
    if (statement.type === 'ExportAllDeclaration')
      exports.push(...exportsOf(resolveFile(file, statement.source.value)));
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.source) {
      const members = exportsOf(resolveFile(file, statement.source.value));
      for (const { local, exported } of statement.specifiers) {
        const member = members.find(({ name }) => 'name' in local && name === local.name);
        if (member !== undefined && 'name' in exported) exports.push({ ...member, name: exported.name });
      }
    } else if (statement.declaration) {
      const declaredNames = namesOf(statement.declaration);
      const comment = comments.findLast(
        ({ type, end }) =>
          type === 'Block' && end <= statement.start && text.slice(end, statement.start).trim() === '',
      );
      const code = text.slice(statement.start, statement.end).replace(/^export (declare )?/, '');
      for (const { name, kind } of declaredNames)
        exports.push({
          name,
          kind,
          code: withoutPrivateMembers(code),
          comment: commentText(comment?.value ?? ''),
        });
    }
  }
  return exports;
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function resolveFile(file, specifier) {
  const [, name] = /^@halma\/(\w+)$/.exec(specifier) ?? [];
  const path =
    name === undefined
      ? join(dirname(file), specifier.replace(/\.[jt]s$/, '.d.ts'))
      : join(repository, 'packages', name, 'dist/index.d.ts');
  if (!existsSync(path)) throw new Error(`${file} exports ${specifier}, which is missing`);
  return path;
}

/**
 * @param {any} declaration a declaration of the syntax tree
 * @returns {Pick<Export, 'name' | 'kind'>[]}
 */
function namesOf(declaration) {
  switch (declaration.type) {
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
      return [{ name: declaration.id.name, kind: 'function' }];
    case 'ClassDeclaration':
      return [{ name: declaration.id.name, kind: 'class' }];
    case 'TSInterfaceDeclaration':
      return [{ name: declaration.id.name, kind: 'interface' }];
    case 'TSTypeAliasDeclaration':
      return [{ name: declaration.id.name, kind: 'type' }];
    case 'VariableDeclaration':
      return declaration.declarations.map((/** @type {any} */ { id }) => ({ name: id.name, kind: 'const' }));
    default:
      return [];
  }
}

/**
 * Removes private members from a declaration, because they are not part of the API.
 * @param {string} code
 */
const withoutPrivateMembers = (code) => code.replaceAll(/^\s*(?:#private|private [^;]*);\n/gm, '');

/**
 * Returns the text of a doc comment in Markdown, with its tags as a list.
 * @param {string} comment
 */
function commentText(comment) {
  if (!comment.startsWith('*')) return '';
  const lines = comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  return lines
    .join('\n')
    .trim()
    .replaceAll(/\s@param (\S+)/g, '\n* `$1`:')
    .replaceAll(/\s@returns /g, '\n* Returns ')
    .replaceAll(/\s@throws /g, '\n* Throws ')
    .replaceAll(/\{@link ([^}]+)\}/g, '`$1`');
}
