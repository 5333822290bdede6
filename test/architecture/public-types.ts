import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

/** A name that a declaration file declares at its top level. */
interface Declaration {
  readonly file: string;
  readonly name: string;
  /** Several for overloads, and for a value and a type with the same name. */
  readonly nodes: readonly SyntaxNode[];
}

/** The names that a declaration file declares, imports and exports. */
interface DeclarationFile {
  readonly declared: ReadonlyMap<string, readonly SyntaxNode[]>;
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  readonly exported: ReadonlyMap<string, { readonly from: string | null; readonly name: string }>;
}

/**
 * Returns the types that the public declarations of a package use, but that none of its entries exports, each as
 * `Type, used by Declaration`. A program can neither name such a type nor, with the compiler option `declaration`, export
 * a value whose type contains it.
 *
 * @param entries the paths of the entries' declaration files
 * @param read returns the text of a declaration file
 */
export function unexportedTypes(entries: readonly string[], read: (path: string) => string): string[] {
  const files = new Map<string, DeclarationFile>();
  const fileAt = (path: string): DeclarationFile => {
    const file = files.get(path) ?? parseDeclarations(path, read(path));
    files.set(path, file);
    return file;
  };

  /** Returns the declaration of an export. Returns undefined for a name from another package. */
  const exportOf = (path: string, name: string): Declaration | undefined => {
    const target = fileAt(path).exported.get(name);
    if (target === undefined) throw new Error(`${path} does not export ${name}`);
    if (target.from === null) return declarationOf(path, target.name);
    return importedFrom(path, target.from, target.name);
  };

  const importedFrom = (path: string, from: string, name: string): Declaration | undefined =>
    from.startsWith('.') ? exportOf(join(dirname(path), from.replace(/\.ts$/, '.d.ts')), name) : undefined;

  /** Returns what a name in a file refers to. Returns undefined for type parameters, global names and other packages. */
  const declarationOf = (path: string, name: string): Declaration | undefined => {
    const { declared, imported } = fileAt(path);
    const nodes = declared.get(name);
    if (nodes !== undefined) return { file: path, name, nodes };
    const origin = imported.get(name);
    return origin === undefined ? undefined : importedFrom(path, origin.from, origin.name);
  };

  const keyOf = ({ file, name }: Declaration): string => `${file} ${name}`;
  const publicDeclarations = new Map(
    entries
      .flatMap((entry) => [...fileAt(entry).exported.keys()].map((name) => exportOf(entry, name)))
      .flatMap((found) => (found === undefined ? [] : [[keyOf(found), found] as const])),
  );

  const problems = new Set<string>();
  for (const user of publicDeclarations.values()) {
    const seen = new Set<string>();
    const check = ({ file, nodes }: Declaration): void => {
      for (const { from, name, isValue } of referencesIn(nodes)) {
        if (name === null) {
          problems.add(`import('${from}'), used by ${user.name}`);
          continue;
        }
        const used = from === null ? declarationOf(file, name) : importedFrom(file, from, name);
        if (used === undefined || publicDeclarations.has(keyOf(used)) || seen.has(keyOf(used))) continue;
        seen.add(keyOf(used));
        // The compiler writes the type of an unexported value in place of its name.
        if (isValue) check(used);
        else problems.add(`${used.name}, used by ${user.name}`);
      }
    };
    check(user);
  }
  return [...problems].sort();
}

function parseDeclarations(path: string, text: string): DeclarationFile {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const declared = new Map<string, SyntaxNode[]>();
  const imported = new Map<string, { from: string; name: string }>();
  const exported = new Map<string, { from: string | null; name: string }>();
  for (const statement of nodesIn(program.body)) {
    const from = isNode(statement.source) ? String(statement.source.value) : null;
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    for (const { node, name } of namedNodes(declaration)) {
      declared.set(name, [...(declared.get(name) ?? []), node]);
      if (statement.type === 'ExportNamedDeclaration') exported.set(name, { from: null, name });
    }
    for (const { local, imported: origin, exported: target } of nodesIn(statement.specifiers)) {
      if (from !== null && isNode(origin)) imported.set(nameOf(local), { from, name: nameOf(origin) });
      if (isNode(target)) exported.set(nameOf(target), { from, name: nameOf(local) });
    }
  }
  return { declared, imported, exported };
}

/** Returns what a statement declares. */
function namedNodes(statement: SyntaxNode): { readonly node: SyntaxNode; readonly name: string }[] {
  const declarators = nodesIn(statement.declarations);
  return (declarators.length > 0 ? declarators : [statement]).flatMap((node) =>
    isNode(node.id) ? [{ node, name: nameOf(node.id) }] : [],
  );
}

/** A name in a declaration, or the module in `import('./module.ts')`. */
interface Reference {
  /** The module in `import('./module.ts').name`. */
  readonly from: string | null;
  /** Null for a whole module. */
  readonly name: string | null;
  /** Whether the name stands for a value, as after `typeof`, instead of a type. */
  readonly isValue: boolean;
}

function referencesIn(node: unknown): Reference[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isNode(node)) return [];
  const inside = Object.values(node).flatMap(referencesIn);
  if (node.type === 'TSImportType') {
    const name = isNode(node.qualifier) ? nameOf(node.qualifier) : null;
    return [...inside, { from: nameOf(node.source), name, isValue: false }];
  }
  const value = node.type === 'TSTypeQuery' ? node.exprName : node.superClass;
  const type = node.type === 'TSInterfaceHeritage' ? node.expression : node.typeName;
  return [...inside, ...reference(value, true), ...reference(type, false)];
}

function reference(node: unknown, isValue: boolean): Reference[] {
  return isNode(node) && node.type !== 'TSImportType' ? [{ from: null, name: nameOf(node), isValue }] : [];
}

/** Returns the first name in `name.member`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) throw new Error('a name is missing');
  return isNode(node.left) ? nameOf(node.left) : String(node.name ?? node.value);
}

function nodesIn(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
