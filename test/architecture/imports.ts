import { parseSync } from 'vite';

/** Stands for a specifier that is computed at run time. */
export const COMPUTED = '(computed)';

const IMPORT_NODE_TYPES: ReadonlySet<unknown> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
]);

/** Returns the specifiers of all imports in a source file: static, dynamic, type-only and re-exported. */
export function importsOf(fileName: string, text: string): string[] {
  const { program, errors } = parseSync(fileName, text);
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  const specifiers: string[] = [];
  visit(program, specifiers);
  return specifiers;
}

function visit(node: unknown, specifiers: string[]): void {
  if (Array.isArray(node)) for (const part of node) visit(part, specifiers);
  if (!isRecord(node)) return;
  if (IMPORT_NODE_TYPES.has(node.type)) {
    const specifier = node.source ?? node.expression;
    if (isRecord(specifier))
      specifiers.push(typeof specifier.value === 'string' ? specifier.value : COMPUTED);
  }
  for (const part of Object.values(node)) visit(part, specifiers);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
