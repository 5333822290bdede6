import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { customElementsManifest } from '../../../scripts/write-custom-elements.mjs';
import { HalmaBoard } from '../src/element.ts';
import { EmbeddedBoard } from '../src/embed/embedded-board.ts';

interface Named {
  readonly name: string;
  readonly description: string;
}

interface Declaration {
  readonly attributes: readonly Named[];
  readonly members?: readonly (Named & { readonly kind: string; readonly readonly?: boolean })[];
  readonly events: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
}

const text = readFileSync(new URL('../custom-elements.json', import.meta.url), 'utf8');
const { modules }: { readonly modules: readonly { readonly declarations: readonly [Declaration] }[] } =
  JSON.parse(text);
const [[element], [embedded]] = modules.map(({ declarations }) => declarations) as [
  [Declaration],
  [Declaration],
];

const src = new URL('../src/', import.meta.url);
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, src), 'utf8'));
const elementSource = readFileSync(new URL('element.ts', src), 'utf8');

const names = (list: readonly Named[] = []): readonly string[] => list.map(({ name }) => name).toSorted();
const matches = (pattern: RegExp): readonly string[] =>
  [
    ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
  ].toSorted();

describe('custom-elements.json', () => {
  test('is the one that the build writes', () => expect(text).toBe(customElementsManifest()));

  test('lists the members that the class has', () => {
    const lifecycle = /^(?:constructor|warn)$|Callback$/;
    const ownNames = Object.getOwnPropertyNames(HalmaBoard.prototype).filter((name) => !lifecycle.test(name));
    const fields = [...elementSource.matchAll(/^ {2}(\w+) = /gm)].map(([, name = '']) => name);
    expect(names(element.members)).toEqual([...ownNames, ...fields].toSorted());
    const writable = (name: string): boolean =>
      fields.includes(name) || Object.getOwnPropertyDescriptor(HalmaBoard.prototype, name)?.set !== undefined;
    for (const { kind, name, readonly: isReadonly = false } of element.members ?? [])
      expect({ name, isWritable: kind === 'field' && !isReadonly }).toEqual({
        name,
        isWritable: writable(name),
      });
  });

  test('lists the attributes that the classes observe', () => {
    expect(names(element.attributes)).toEqual(HalmaBoard.observedAttributes.toSorted());
    expect([...names(element.attributes), ...names(embedded.attributes)].toSorted()).toEqual(
      EmbeddedBoard.observedAttributes.toSorted(),
    );
  });

  test('lists the events that the sources dispatch', () => {
    const dispatchedEvents = matches(/(?:#emit\(\s*|new CustomEvent\()'(halma-\w+)'/g);
    expect([...names(element.events), ...names(embedded.events)].toSorted()).toEqual(dispatchedEvents);
  });

  test('lists no slots and no parts, as the sources have none', () => {
    expect([element.slots, element.cssParts]).toEqual([[], []]);
    expect(matches(/(<slot|createElement\('slot'\)|\.part\.add|setAttribute\('part'|\bpart=")/g)).toEqual([]);
  });

  test('describes everything', () => {
    for (const { attributes, members = [], events } of [element, embedded])
      for (const { name, description } of [...attributes, ...members, ...events])
        expect(`${name}: ${description}`).toMatch(/^[\w-]+: [A-Z`].{9,}/);
  });
});
