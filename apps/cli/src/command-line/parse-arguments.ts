import { HOST_VERBS, isHostVerb } from '../host/host-verbs.ts';
import { FIELDS, type Field, type FieldName, fieldOf, type RawRequest } from '../request/fields.ts';
import type { Verb } from '../verbs/verb.ts';
import { VERBS, verbAtHead, verbsBelow } from '../verbs/verbs.ts';

/** A file a command line names, and the field it fills; the verb decides by its content where none is said. */
export interface NamedFile {
  readonly path: string;
  readonly field: FieldName | null;
}

/** What a command line asks for. */
export type Invocation =
  | { readonly kind: 'help'; readonly verb?: Verb; readonly verbs?: readonly Verb[] }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong'; readonly message: string; readonly verb?: Verb }
  | { readonly kind: 'host'; readonly words: readonly string[] }
  | Run;

export interface Run {
  readonly kind: 'run';
  /** Left out where the requests themselves name their verbs. */
  readonly verb?: Verb;
  readonly request: RawRequest;
  readonly files: readonly NamedFile[];
  readonly json: boolean;
  readonly stdin: boolean;
}

/** Reads a command line. What it says of fields becomes a request like any other. */
export function parseArguments(words: readonly string[]): Invocation {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h') return { kind: 'help' };
  if (name === '--version' || name === '-V') return { kind: 'version' };
  if (isHostVerb(name)) return { kind: 'host', words };
  if (name === 'help') return helpFor(rest);
  if (name === '--stdin') {
    if (rest.length === 0) return { kind: 'run', request: {}, files: [], json: true, stdin: true };
    return { kind: 'wrong', message: `nothing more is expected after --stdin, not “${rest[0]}”` };
  }
  const found = verbAtHead(words);
  if (found !== undefined) return parseVerb(found.verb, found.rest);
  const asksHelp = words.some((word) => word === '--help' || word === '-h');
  return asksHelp ? helpFor(words.filter((word) => !word.startsWith('-'))) : noSuchVerb(words);
}

function helpFor(words: readonly string[]): Invocation {
  if (words.length === 0) return { kind: 'help' };
  if (isHostVerb(words[0])) return { kind: 'host', words: [...words, '--help'] };
  const verb = verbAtHead(words)?.verb;
  if (verb !== undefined) return { kind: 'help', verb };
  const verbs = verbsBelow(words.join(' '));
  return verbs.length > 0 ? { kind: 'help', verbs } : noSuchVerb(words);
}

/** The longest beginning that some verb's name has tells which verbs may have been meant. */
function noSuchVerb(words: readonly string[]): Invocation {
  const [name = ''] = words;
  for (let length = words.length; length > 0; length -= 1) {
    const begun = words.slice(0, length).join(' ');
    const verbs = verbsBelow(begun).map((verb) => verb.name);
    if (verbs.length > 0)
      return {
        kind: 'wrong',
        message: `“${begun}” is not the whole verb; expected one of ${verbs.join(', ')}`,
      };
  }
  const verbs = [...VERBS, ...HOST_VERBS].map((verb) => verb.name).join(', ');
  return { kind: 'wrong', message: `“${name}” is no verb; expected one of ${verbs}` };
}

/** What has been read of a command line so far. */
class Reading {
  readonly request: Record<string, unknown> = {};
  readonly files: NamedFile[] = [];
  readonly switches: Set<string> = new Set<string>();
  readonly words: string[] = [];
}

function parseVerb(verb: Verb, words: readonly string[]): Invocation {
  const reading = new Reading();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--') {
      reading.words.push(...words.slice(index + 1));
      break;
    }
    if (word === '--help' || word === '-h') return { kind: 'help', verb };
    if (word === '-' || !word.startsWith('-')) {
      reading.words.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const flag = equals < 0 ? word : word.slice(0, equals);
    const taken = takesValue(verb, flag);
    const value = equals < 0 && taken ? words[index + 1] : word.slice(equals + 1);
    const problem = readFlag(verb, reading, flag, taken || equals >= 0 ? value : undefined);
    if (problem !== null) return { kind: 'wrong', verb, message: problem };
    if (equals < 0 && taken) index += 1;
  }
  const problem = placeOperands(verb, reading);
  if (problem !== null) return { kind: 'wrong', verb, message: problem };
  const { request, files, switches } = reading;
  return { kind: 'run', verb, request, files, json: switches.has('json'), stdin: switches.has('stdin') };
}

function fieldOfFlag(verb: Verb, flag: string): FieldName | undefined {
  return verb.fields.find((name) => FIELDS[name].flag !== null && `--${FIELDS[name].flag}` === flag);
}

function takesValue(verb: Verb, flag: string): boolean {
  const name = fieldOfFlag(verb, flag);
  return name === undefined ? flag === '--file' : FIELDS[name].kind !== 'yes or no';
}

/** @returns what is wrong with the flag, or null */
function readFlag(verb: Verb, reading: Reading, flag: string, value: string | undefined): string | null {
  const name = fieldOfFlag(verb, flag);
  if (takesValue(verb, flag)) {
    if (value === undefined) return `a value is expected after ${flag}`;
    return name === undefined ? readFile(verb, reading, value) : setField(reading, name, value);
  }
  const isSwitch =
    (flag === '--json' && verb.kind !== 'talks') || (flag === '--stdin' && verb.kind === 'answers');
  if (name === undefined && !isSwitch) return `${verb.name} has no flag ${flag}`;
  if (value !== undefined) return `${flag} takes no value`;
  if (name === undefined) reading.switches.add(flag.slice(2));
  else reading.request[name] = true;
  return null;
}

function readFile(verb: Verb, reading: Reading, path: string): string | null {
  if (verb.kind !== 'answers' || verb.readFile === undefined) return `${verb.name} reads no file`;
  if (reading.files.length > 0) return 'one file is expected, not two';
  reading.files.push({ path, field: null });
  return null;
}

/** Puts the text of a command line into a field. @returns what is wrong with it, or null */
function setField(reading: Reading, name: FieldName, text: string): string | null {
  const { request, files } = reading;
  const { kind, flag, inFile }: Field = fieldOf(name);
  if (inFile === true) {
    files.push({ path: text, field: name });
    return files.length > 1 ? 'one file is expected, not two' : null;
  }
  const before = request[name];
  if (kind === 'texts') request[name] = [...(Array.isArray(before) ? before : []), text];
  else if (kind === 'texts by name') {
    const equals = text.indexOf('=');
    if (equals < 1) return `--${flag} expects name=value, not “${text}”`;
    const key = text.slice(0, equals);
    if (Object.hasOwn(before ?? {}, key)) return `--${flag} ${key} is stated twice`;
    request[name] = { ...(before ?? {}), [key]: text.slice(equals + 1) };
  } else if (before !== undefined) return `--${flag} is stated twice`;
  else if (kind === 'number' && !/^-?\d+(\.\d+)?$/.test(text)) return `a number is expected, not “${text}”`;
  else request[name] = kind === 'number' ? Number(text) : text;
  return null;
}

/** Gives the bare words to the verb's operands. @returns what is wrong with them, or null */
function placeOperands(verb: Verb, reading: Reading): string | null {
  let open = verb.operands.filter(
    (name) => reading.request[name] === undefined || FIELDS[name].kind === 'texts',
  );
  for (const word of reading.words) {
    const [name, ...others] = open;
    if (name === undefined) {
      const takesFile = verb.kind === 'answers' && verb.readFile !== undefined && verb.operands.length === 0;
      const problem = takesFile ? readFile(verb, reading, word) : `“${word}” was not expected`;
      if (problem !== null) return problem;
      continue;
    }
    const problem = setField(reading, name, word);
    if (problem !== null) return problem;
    if (FIELDS[name].kind !== 'texts') open = others;
  }
  return null;
}
