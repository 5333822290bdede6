import { parseSync } from 'vite';

/** The address of an import that is computed at run time. */
export const computed = '(computed)';

const importing: ReadonlySet<unknown> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
]);

/** Returns the address of every import of a source file: static, dynamic, type-only, or re-exported. */
export function importsOf(fileName: string, text: string): string[] {
  const { program, errors } = parseSync(fileName, text);
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  const found: string[] = [];
  visit(program, found);
  return found;
}

function visit(node: unknown, found: string[]): void {
  if (Array.isArray(node)) for (const part of node) visit(part, found);
  if (!isRecord(node)) return;
  if (importing.has(node.type)) {
    const address = node.source ?? node.expression;
    if (isRecord(address)) found.push(typeof address.value === 'string' ? address.value : computed);
  }
  for (const part of Object.values(node)) visit(part, found);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
