/** The folders whose source files may read the name of a shape: the boards, and the geometries that draw them. */
const ALLOWED = ['packages/rules/src/board/', 'packages/board/src/geometry/'];

const PATTERNS: readonly RegExp[] = [
  /\.shape\s*[!=]==?/,
  /[!=]==?\s*['"](?:square|star|rhombus)['"]/,
  /['"](?:square|star|rhombus)['"]\s*[!=]==?/,
  /\bcase\s+['"](?:square|star|rhombus)['"]/,
  /\[\s*[\w.()]*board[\w.()]*\.shape\s*\]/,
];

/** Lists the lines in a source file that read a shape's name where its folder may not. */
export function shapeNameViolations(path: string, text: string): string[] {
  if (ALLOWED.some((folder) => path.startsWith(folder))) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      PATTERNS.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
    );
}
