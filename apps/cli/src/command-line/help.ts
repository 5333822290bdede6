import { formatDefinitions, wrapLines } from '../drawing/text-layout.ts';
import { type FieldName, fieldOf } from '../request/fields/fields.ts';
import type { ServerVerb } from '../server/server-verbs.ts';
import type { Verb } from '../verbs/verb.ts';

type Definition = readonly [term: string, description: string];

/**
 * Formats the help for the `halma` command.
 *
 * @param verbs the verbs to list
 * @param width in characters
 */
export function formatCommandHelp(verbs: readonly Pick<Verb, 'name' | 'summary'>[], width: number): string {
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
    listVerbs(verbs, width),
    '',
    'General:',
    formatDefinitions(generalDefinitions, width),
  ].join('\n');
}

/**
 * Formats the help for the verbs that share their first words, such as all `solve` verbs.
 *
 * @param width in characters
 */
export function formatGroupHelp(words: string, verbs: readonly Verb[], width: number): string {
  return [
    `Usage: halma ${words} <command> [options]`,
    '',
    listVerbs(verbs, width),
    '',
    `Help for one of them: halma help ${verbs[0]?.name ?? words}`,
  ].join('\n');
}

function listVerbs(verbs: readonly Pick<Verb, 'name' | 'summary'>[], width: number): string {
  const definitions = verbs.map((verb): Definition => [`  ${verb.name}`, verb.summary]);
  return `Commands:\n${formatDefinitions(definitions, width)}`;
}

/**
 * Formats the help for an operator command.
 *
 * @param width in characters
 */
export function formatServerHelp({ summary, forms }: ServerVerb, width: number): string {
  return [
    wrapLines(`${summary}.`, width),
    '',
    'Usage:',
    formatDefinitions(
      forms.map((form): Definition => [`  halma ${form.usage}`, form.summary]),
      width,
    ),
  ].join('\n');
}

/**
 * Formats the help for a verb.
 *
 * @param width in characters
 */
export function formatVerbHelp(verb: Verb, width: number): string {
  const { details, legend, examples } = verb;
  return [
    wrapLines(`${verb.summary}.`, width),
    '',
    `Usage: ${formatUsage(verb)}`,
    ...(details.length > 0 ? ['', ...details.map((line) => wrapLines(line, width))] : []),
    '',
    'Options:',
    formatDefinitions(listOptions(verb), width),
    ...(legend === undefined
      ? []
      : [
          '',
          'In the drawing:',
          formatDefinitions(
            legend.map(([symbol, meaning]): Definition => [`  ${symbol}`, meaning]),
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
    const list = fieldOf(name).kind === 'text-list' ? `${operand}…` : operand;
    return verb.hasOptionalOperands === true ? `[${list}]` : list;
  });
  const fileOperand = readsFileOperand(verb) ? ['<file>'] : [];
  return ['halma', verb.name, '[options]', ...operands, ...fileOperand].join(' ');
}

/** Formats the placeholder of an operand, such as `<turns>`. */
export function formatOperand(name: FieldName): string {
  const { placeholder } = fieldOf(name);
  const isUnclear = /^<(?:file|id|name)>$/.test(placeholder) || name === 'kind' || name === 'text';
  return isUnclear ? `<${name}>` : placeholder;
}

/** Returns whether the operand of a verb is a file whose content the verb itself reads. */
export function readsFileOperand(verb: Verb): boolean {
  return readsFile(verb) && verb.operands.length === 0;
}

function readsFile(verb: Verb): boolean {
  return verb.kind === 'request' && verb.readFile !== undefined;
}

/** Returns the options of a verb with their placeholders and descriptions. */
export function listOptions(verb: Verb): readonly Definition[] {
  const ownOptions = verb.fields.flatMap((name): Definition[] => {
    const { flag, placeholder, description } = fieldOf(name);
    const term = `  --${flag} ${placeholder}`.trimEnd();
    return flag === null ? [] : [[term, verb.optionDescriptions?.[name] ?? description]];
  });
  const help: Definition = ['  -h, --help', 'Show this help'];
  const json: Definition = ['  --json', 'Print the response as one JSON object'];
  if (verb.kind === 'interactive') return [...ownOptions, help];
  if (verb.kind === 'task') return [...ownOptions, json, help];
  return [
    ...ownOptions,
    ...(readsFile(verb) ? [['  --file <file>', 'The file to read; - is standard input'] as const] : []),
    json,
    ['  --stdin', 'Answer JSON requests, one per line; other options set defaults for them'],
    help,
  ];
}
