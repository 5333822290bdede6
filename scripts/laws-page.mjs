// Creates the page of laws, and finds laws that lack a test.

/** @typedef {import('./laws.mjs').Law} Law */
/** @typedef {import('./laws.mjs').Evidence} Evidence */

/** @type {Readonly<Record<import('./laws.mjs').EvidenceKind, string>>} */
const MEANINGS = {
  'every case': 'the test goes through all cells of all boards',
  property: 'the test tries random positions; a failure prints its seed',
  count: 'the numbers of move sequences are compared with stored ones',
  'second implementation': 'another program, written from the text of the rules, gives the same results',
  'printed games': 'games printed in the leaflets are replayed',
  example: 'the test plays positions made for it',
};

/**
 * Returns the titles of the tests in a file.
 * @param {string} source
 * @returns {readonly string[]}
 */
export function testTitles(source) {
  // A title follows `it(` or `test(`, or the closing parenthesis of a table.
  const pattern = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/g;
  return Array.from(source.matchAll(pattern), ([, , title = '']) => title);
}

/**
 * Returns the evidence whose test does not exist, each item as `law: file: test`.
 * @param {readonly Law[]} laws
 * @param {(file: string) => string} readSource returns the source of a test file; empty if there is none
 */
export function lawsWithoutTests(laws, readSource) {
  return laws.flatMap(({ title, evidence }) => {
    if (evidence.length === 0) return [`${title}: no evidence`];
    return evidence.flatMap(({ file, test }) =>
      testTitles(readSource(file)).includes(test) ? [] : [`${title}: ${file}: ${test}`],
    );
  });
}

/**
 * Returns the tests in the given files that no law names, each as `file: test`.
 * @param {readonly Law[]} laws
 * @param {readonly string[]} files
 * @param {(file: string) => string} readSource
 */
export function testsWithoutLaw(laws, files, readSource) {
  return files.flatMap((file) => {
    const namedTests = laws.flatMap(({ evidence }) => evidence.filter((item) => item.file === file));
    return testTitles(readSource(file))
      .filter((title) => !namedTests.some(({ test }) => test === title))
      .map((title) => `${file}: ${title}`);
  });
}

/**
 * Returns the page.
 * @param {readonly Law[]} laws
 */
export function lawsPage(laws) {
  return [
    '# Laws',
    '',
    'These statements hold in every game of the family unless they name one. Each links to the tests that support',
    'it, and quotes their titles. `scripts/write-laws-page.mjs` writes the page, and fails if a test is missing.',
    '',
    '| Evidence | Meaning |',
    '|---|---|',
    ...Object.entries(MEANINGS).map(([kind, meaning]) => `| ${kind} | ${meaning} |`),
    '',
    ...laws.flatMap(formatLaw),
  ].join('\n');
}

/** @param {Law} law */
function formatLaw({ title, statement, formula, evidence }) {
  return [
    `## ${title}`,
    '',
    statement,
    '',
    ...(formula === undefined ? [] : ['```text', formula, '```', '']),
    ...evidence.map(formatEvidence),
    '',
  ];
}

/** @param {Evidence} evidence */
function formatEvidence({ kind, file, test }) {
  return `* ${kind}: [${file}](../../${file}), “${test}”`;
}
