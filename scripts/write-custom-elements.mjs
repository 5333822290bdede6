// Writes packages/board/custom-elements.json, which describes `<halma-board>` to editors and documentation tools:
// `node scripts/write-custom-elements.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const board = new URL('../packages/board/', import.meta.url);

/** @typedef {{ readonly name: string, readonly type: string, readonly description: string, readonly isReadonly: boolean, readonly isMethod: boolean }} Member */

/** @param {string} path */
function parse(path) {
  const text = readFileSync(new URL(path, board), 'utf8');
  const { program, comments } = parseSync(path, text);
  return { text, program, comments };
}

/**
 * Returns the text of a doc comment on one line.
 * @param {string} comment
 */
const oneLine = (comment) =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Capitalises the first letter of a text.
 * @param {string} text
 */
const toSentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const api = parse('src/api.ts');

/**
 * Returns the doc comment directly before a position in api.ts.
 * @param {number} start
 */
function commentBefore(start) {
  const comment = api.comments.findLast(
    ({ end }) => end <= start && /^\s*(?:export\s*)?$/.test(api.text.slice(end, start)),
  );
  return oneLine(comment?.value ?? '');
}

/**
 * Returns the members of an interface.
 * @param {string} name
 * @returns {Member[]}
 */
function membersOf(name) {
  for (const statement of api.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type !== 'TSInterfaceDeclaration' || declaration.id.name !== name) continue;
    return declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
      const { key } = member;
      const isMethod = member.type === 'TSMethodSignature';
      const annotation = isMethod ? member.returnType : member.typeAnnotation;
      const type = annotation
        ? api.text.slice(annotation.typeAnnotation.start, annotation.typeAnnotation.end)
        : 'void';
      const memberName =
        key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const description = commentBefore(member.start);
      return [
        { name: memberName, type, description, isMethod, isReadonly: !isMethod && member.readonly === true },
      ];
    });
  }
  throw new Error(`api.ts has no interface ${name}`);
}

/**
 * Returns the description of an event, from the doc comment of its type.
 * @param {string} type
 */
function eventDescription(type) {
  const statement = api.program.body.find(
    (node) =>
      node.type === 'ExportNamedDeclaration' &&
      node.declaration?.type === 'TSTypeAliasDeclaration' &&
      node.declaration.id.name === type,
  );
  return statement === undefined ? '' : commentBefore(statement.start);
}

/** Returns the attributes of the single-file build, from the list in the comment of its class. */
function embeddedAttributes() {
  const { text } = parse('src/embed/embedded-board.ts');
  return [...text.matchAll(/^ \* - `(\w+)`: ([\s\S]+?)(?=\n \* -|\n \*\n)/gm)].map(
    ([, name = '', description = '']) => ({
      name,
      type: { text: 'string' },
      description: toSentence(oneLine(description)),
    }),
  );
}

/**
 * Returns the manifest as text: one declaration for the package's element, and one for the element in the
 * single-file build.
 */
export function customElementsManifest() {
  const methods = membersOf('BoardMethods');
  const fields = [...membersOf('BoardProperties'), ...methods.filter(({ isMethod }) => !isMethod)];
  const coordinates = fields.find(({ name }) => name === 'coordinates');
  const declaration = {
    kind: 'class',
    customElement: true,
    tagName: 'halma-board',
    name: 'HalmaBoard',
    description:
      'Draws a position of any game of the Halma family and takes moves from mouse, touch, keyboard and screen reader.',
    superclass: { name: 'HTMLElement' },
    attributes: [
      {
        name: 'coordinates',
        fieldName: 'coordinates',
        type: { text: 'Coordinates' },
        description: coordinates?.description,
      },
    ],
    members: [
      ...fields.map(({ name, type, description, isReadonly }) => ({
        kind: 'field',
        name,
        type: { text: type },
        description,
        ...(isReadonly && { readonly: true }),
      })),
      ...methods
        .filter(({ isMethod }) => isMethod)
        .map(({ name, type, description }) => ({
          kind: 'method',
          name,
          return: { type: { text: type } },
          description,
        })),
    ],
    events: membersOf('BoardEvents').map(({ name, type }) => ({
      name,
      type: { text: type },
      description: eventDescription(type),
    })),
    slots: [],
    cssParts: [],
  };
  const embedded = {
    kind: 'class',
    customElement: true,
    tagName: 'halma-board',
    name: 'EmbeddedBoard',
    description:
      'The element of the single-file build, which attributes configure and which plays the moves that the user makes.',
    superclass: { name: 'HalmaBoard', module: 'dist/index.js' },
    attributes: embeddedAttributes(),
    events: [
      {
        name: 'halma-position',
        type: { text: 'CustomEvent<{ readonly position: string; readonly isOver: boolean }>' },
        description:
          'The board shows a new position after a move: as text (HFN), and whether the game is over.',
      },
    ],
  };
  /**
   * @param {string} path
   * @param {{ readonly name: string }} declared
   */
  const module = (path, declared) => ({
    kind: 'javascript-module',
    path,
    declarations: [declared],
    exports: [
      {
        kind: 'custom-element-definition',
        name: 'halma-board',
        declaration: { name: declared.name, module: path },
      },
    ],
  });
  const modules = [module('dist/index.js', declaration), module('dist/embed/halma-board.js', embedded)];
  return `${JSON.stringify({ schemaVersion: '1.0.0', modules }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('custom-elements.json', board), customElementsManifest());
