import { posix } from 'node:path';
import { type CodeBlock, commandsOf, isForShell, startsHalma } from './code-blocks.ts';
import { isRuleFor, type SampleRule } from './samples.ts';

/** A row on the page: the sample's page, the sample and the reason. */
type Row = readonly [page: string, sample: string, reason: string];

const HEAD = `# Samples that no test runs

Tests run the code samples and commands in the guides, tutorials, reference pages and READMEs, except for the ones below. The
command line parses even these commands in a test, so none has a wrong option. This command writes the page:

    npx vitest run test/documentation.test.ts -t "no test runs" -u
`;

/**
 * Returns the documentation page that lists the samples and commands that no test runs, with the reasons.
 *
 * @param notRun patterns of commands, each with a reason
 */
export function untestedSamplesPage(
  blocks: readonly CodeBlock[],
  rules: readonly SampleRule[],
  notRun: readonly (readonly [command: RegExp, reason: string])[],
): string {
  const samples = rules.flatMap((rule): readonly Row[] => {
    if (!('notRun' in rule.treatment)) return [];
    const block = blocks.find((candidate) => !isForShell(candidate) && isRuleFor(rule, candidate));
    const [start = ''] = block?.text.split('\n') ?? [];
    return [[rule.page, rule.starts === '' ? 'all' : `\`${start.trim()}\``, rule.treatment.notRun]];
  });
  const commands = blocks.filter(isForShell).flatMap((block) =>
    commandsOf(block).flatMap((command): readonly Row[] => {
      const reason = notRun.find(([pattern]) => pattern.test(command))?.[1];
      return startsHalma(command) && reason !== undefined ? [[block.page, `\`${command}\``, reason]] : [];
    }),
  );
  return [
    HEAD,
    '## Code',
    '',
    ...tableOf(['page', 'start of the sample', 'why'], samples),
    '',
    '## Commands',
    '',
    'Commands for other programs, such as `npm` and `docker`, are not run either; a test checks that their scripts and files exist.',
    '',
    ...tableOf(['page', 'command', 'why'], commands),
    '',
  ].join('\n');
}

function tableOf(titles: readonly [string, string, string], rows: readonly Row[]): readonly string[] {
  return [
    `| ${titles.join(' | ')} |`,
    '| --- | --- | --- |',
    ...rows.map(([page, sample, reason]) => {
      const link = `[${posix.basename(page, '.md')}](${posix.join('..', page)})`;
      return `| ${link} | ${sample.replaceAll('|', '\\|')} | ${reason} |`;
    }),
  ];
}
