import { drawDefinitions, wrapLines } from '../drawing/text-layout.ts';
import { type FieldName, fieldOf } from '../request/fields.ts';
import { SERVER_VERBS } from '../server/server-verbs.ts';
import type { Verb } from '../verbs/verb.ts';
import { VERBS } from '../verbs/verbs.ts';

type Definition = readonly [term: string, description: string];

/** Formats the help for the `halma` command. @param width in characters @param verbs the verbs to list */
export function formatCommandHelp(
  width: number,
  verbs: readonly Pick<Verb, 'name' | 'summary'>[] = [...VERBS, ...SERVER_VERBS],
): string {
  const generalDefinitions: readonly Definition[] = [
    ['  halma help <command>', 'Show help for a command'],
    ['  halma <command> --json', 'Print the response as one JSON object'],
    ['  halma <command> --stdin', 'Answer JSON requests, one per line'],
    ['  halma --stdin', 'Answer JSON requests that name their command in “verb”'],
    ['  halma --version', 'Print the version'],
  ];
  return [
    wrapLines('Play, analyse and solve the games of the Halma family.', width),
    '',
    'Usage: halma <command> [options]',
    '',
    'Commands:',
    drawDefinitions(
      verbs.map((verb): Definition => [`  ${verb.name}`, verb.summary]),
      width,
    ),
    '',
    'General:',
    drawDefinitions(generalDefinitions, width),
  ].join('\n');
}

/** Formats the help for a verb. @param width in characters */
export function formatVerbHelp(verb: Verb, width: number): string {
  const { details, legend, examples } = verb;
  return [
    wrapLines(`${verb.summary}.`, width),
    '',
    `Usage: ${formatUsage(verb)}`,
    ...(details.length > 0 ? ['', ...details.map((line) => wrapLines(line, width))] : []),
    '',
    'Options:',
    drawDefinitions([...verb.fields.flatMap(listOption), ...listCommonOptions(verb)], width),
    ...(legend === undefined
      ? []
      : [
          '',
          'In the drawing:',
          drawDefinitions(
            legend.map(([sign, meaning]): Definition => [`  ${sign}`, meaning]),
            width,
          ),
        ]),
    '',
    'Examples:',
    ...examples.map((example) => wrapLines(`  halma ${example}`, width)),
  ].join('\n');
}

/** Formats the usage of a verb in one line. */
export function formatUsage(verb: Verb): string {
  const operands = verb.operands.map((name) => {
    const operand = formatOperand(name);
    if (verb.hasOptionalOperands === true) return `[${operand}]`;
    return fieldOf(name).kind === 'text-list' ? `${operand}…` : operand;
  });
  const fileOperand = readsFile(verb) && verb.operands.length === 0 ? ['<file>'] : [];
  return ['halma', verb.name, '[options]', ...operands, ...fileOperand].join(' ');
}

/** Formats the placeholder of an operand, such as `<turns>`. */
export function formatOperand(name: FieldName): string {
  const { placeholder } = fieldOf(name);
  const isUnclear = /^<(?:file|id|name)>$/.test(placeholder) || name === 'kind' || name === 'text';
  return isUnclear ? `<${name}>` : placeholder;
}

function readsFile(verb: Verb): boolean {
  return verb.kind === 'request' && verb.readFile !== undefined;
}

function listOption(name: FieldName): readonly Definition[] {
  const { flag, placeholder, description } = fieldOf(name);
  return flag === null ? [] : [[`  --${flag} ${placeholder}`.trimEnd(), description]];
}

function listCommonOptions(verb: Verb): readonly Definition[] {
  const help: Definition = ['  -h, --help', 'Show this help'];
  const json: Definition = ['  --json', 'Print the response as one JSON object'];
  if (verb.kind === 'interactive') return [help];
  if (verb.kind === 'task') return [json, help];
  return [
    ...(readsFile(verb) ? [['  --file <file>', 'The file to read; - is standard input'] as const] : []),
    json,
    ['  --stdin', 'Answer JSON requests, one per line; other options set defaults for them'],
    help,
  ];
}
