import { drawTerms, fold } from '../drawing/table.ts';
import { HOST_VERBS } from '../host/host-verbs.ts';
import { type FieldName, fieldOf } from '../request/fields.ts';
import type { Verb } from '../verbs/verb.ts';
import { VERBS } from '../verbs/verbs.ts';

/** What the command as a whole can do. @param verbs those to list; all unless given */
export function overallHelp(
  width: number,
  verbs: readonly Pick<Verb, 'name' | 'summary'>[] = [...VERBS, ...HOST_VERBS],
): string {
  return [
    'halma: the Halma family of games at the command line',
    '',
    'Usage: halma <verb> [flags]',
    '',
    drawTerms(
      verbs.map((verb) => [`  ${verb.name}`, verb.summary]),
      width,
    ),
    '',
    drawTerms(
      [
        ['  halma help <verb>', 'what a verb takes'],
        ['  halma <verb> --json', 'the answer as one JSON object, for programs'],
        ['  halma <verb> --stdin', 'a JSON request a line in, a JSON answer a line out'],
        ['  halma --stdin', 'the same, each request naming its “verb”'],
        ['  halma --version', 'the version'],
      ],
      width,
    ),
  ].join('\n');
}

/** What one verb takes. */
export function helpOf(verb: Verb, width: number): string {
  return [
    fold(`halma ${verb.name}: ${verb.summary}`, width),
    '',
    `Usage: ${usageOf(verb)}`,
    ...(verb.notes.length > 0 ? ['', ...verb.notes.map((note) => fold(note, width))] : []),
    '',
    drawTerms([...verb.fields.flatMap(flagRows), ...extraRows(verb)], width),
    ...(verb.signs === undefined
      ? []
      : [
          '',
          'In the drawing:',
          drawTerms(
            verb.signs.map(([sign, says]) => [`  ${sign}`, says]),
            width,
          ),
        ]),
  ].join('\n');
}

/** A verb's command line in one line. */
export function usageOf(verb: Verb): string {
  const operands = verb.operands.map((name) => {
    const { kind, value } = fieldOf(name);
    const word =
      /^<(?:file|id|name)>$/.test(value) || name === 'kind' || name === 'text' ? `<${name}>` : value;
    return verb.optional === true ? `[${word}]` : kind === 'texts' ? `${word}…` : word;
  });
  const file = takesFile(verb) && verb.operands.length === 0 ? ['<file>'] : [];
  return ['halma', verb.name, '[flags]', ...operands, ...file].join(' ');
}

function takesFile(verb: Verb): boolean {
  return verb.kind === 'answers' && verb.readFile !== undefined;
}

function flagRows(name: FieldName): readonly (readonly [string, string])[] {
  const { flag, value, says } = fieldOf(name);
  return flag === null ? [] : [[`  --${flag} ${value}`.trimEnd(), says]];
}

function extraRows(verb: Verb): readonly (readonly [string, string])[] {
  if (verb.kind === 'talks') return [];
  const json = ['  --json', 'answer with one JSON object'] as const;
  if (verb.kind === 'works') return [json];
  return [
    ...(takesFile(verb) ? [['  --file <file>', 'a file to read; - for standard input'] as const] : []),
    json,
    ['  --stdin', 'answer JSON requests, a line each; flags stand for what a request leaves out'],
  ];
}
