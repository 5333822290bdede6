import { parseArgs } from 'node:util';
import { isGameId } from '@halma/rules';
import { FIELDS, type FieldName, fieldOf, type RawRequest } from '../request/fields/fields.ts';
import { findServerVerb, SERVER_VERBS, type ServerVerb } from '../server/server-verbs.ts';
import type { Verb } from '../verbs/verb.ts';
import { matchVerb, VERBS, verbsWithPrefix } from '../verbs/verbs.ts';
import { formatOperand, readsFileOperand } from './help.ts';
import { suggestWord } from './suggestion.ts';

/**
 * A file named on the command line, and the field that receives its content; null if the verb chooses the
 * field by the content.
 */
export interface FileArgument {
  readonly path: string;
  readonly field: FieldName | null;
}

/** The parsed command line. */
export type Invocation =
  | { readonly kind: 'help'; readonly verb?: Verb }
  | { readonly kind: 'group-help'; readonly words: string; readonly verbs: readonly Verb[] }
  | { readonly kind: 'server-help'; readonly verb: ServerVerb }
  | { readonly kind: 'version' }
  | { readonly kind: 'usage-error'; readonly message: string; readonly verb?: Verb }
  | { readonly kind: 'server'; readonly args: readonly string[] }
  | RunInvocation;

/** A command line that runs one verb, or answers requests. */
export interface RunInvocation {
  readonly kind: 'run';
  /** Undefined when each request names its verb. */
  readonly verb?: Verb;
  readonly request: RawRequest;
  readonly files: readonly FileArgument[];
  /** Whether to print the response as JSON. */
  readonly printsJson: boolean;
  /** Whether to read requests from standard input. */
  readonly readsRequests: boolean;
}

/** Parses a command line. The options and operands become the fields of a request. */
export function parseArguments(args: readonly string[]): Invocation {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') return { kind: 'help' };
  if (name === '--version' || name === '-V') return { kind: 'version' };
  const serverVerb = findServerVerb(name);
  if (serverVerb !== undefined)
    return rest.some(isHelpOption) ? { kind: 'server-help', verb: serverVerb } : { kind: 'server', args };
  if (name === 'help') return parseHelp(rest);
  if (name === '--stdin') {
    if (rest.length === 0)
      return { kind: 'run', request: {}, files: [], printsJson: true, readsRequests: true };
    return { kind: 'usage-error', message: `unexpected argument “${rest[0]}” after --stdin` };
  }
  const match = matchVerb(args);
  if (match !== undefined) return parseVerb(match.verb, match.rest);
  return args.some(isHelpOption)
    ? parseHelp(args.filter((arg) => !arg.startsWith('-')))
    : refuseUnknownVerb(args);
}

function isHelpOption(word: string): boolean {
  return word === '--help' || word === '-h';
}

function parseHelp(words: readonly string[]): Invocation {
  const [name] = words;
  if (name === undefined) return { kind: 'help' };
  const serverVerb = findServerVerb(name);
  if (serverVerb !== undefined) return { kind: 'server-help', verb: serverVerb };
  const verb = matchVerb(words)?.verb;
  if (verb !== undefined) return { kind: 'help', verb };
  const group = words.join(' ');
  const verbs = verbsWithPrefix(group);
  return verbs.length > 0 ? { kind: 'group-help', words: group, verbs } : refuseUnknownVerb(words);
}

/**
 * Creates the error for an unknown verb. It names the verb that was most likely meant, or else lists the verbs that
 * share the longest prefix with the words.
 */
function refuseUnknownVerb(words: readonly string[]): Invocation {
  const [name = ''] = words;
  for (let length = words.length; length > 0; length -= 1) {
    const prefix = words.slice(0, length).join(' ');
    const verbs = verbsWithPrefix(prefix).map((verb) => verb.name);
    if (verbs.length === 0) continue;
    const entered = words.slice(0, length + 1).join(' ');
    const suggestion =
      entered === prefix ? undefined : suggestWord(entered.slice(prefix.length), nextWords(prefix, verbs));
    return {
      kind: 'usage-error',
      message:
        suggestion === undefined
          ? `“${prefix}” is not a complete command; expected one of ${verbs.join(', ')}`
          : `unknown command “${entered}”; did you mean “${prefix}${suggestion}”?`,
    };
  }
  const names = [...VERBS, ...SERVER_VERBS].map((verb) => verb.name);
  const firstWords = [...new Set(names.map((verb) => verb.split(' ')[0] ?? verb))];
  const suggestion = suggestWord(name, firstWords);
  const help =
    suggestion === undefined ? `expected one of ${firstWords.join(', ')}` : `did you mean “${suggestion}”?`;
  return { kind: 'usage-error', message: `unknown command “${name}”; ${help}` };
}

/**
 * Returns the different words that follow common first words in the names of verbs, each preceded by a space.
 */
function nextWords(words: string, verbs: readonly string[]): readonly string[] {
  return [...new Set(verbs.map((verb) => ` ${verb.slice(words.length + 1).split(' ')[0]}`))];
}

/** The parts of a command line that have been parsed so far. */
class InvocationDraft {
  readonly request: Record<string, unknown> = {};
  readonly files: FileArgument[] = [];
  readonly operands: string[] = [];
  printsJson = false;
  readsRequests = false;
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** Returns the options of a verb in the form that `parseArgs` expects. */
function parserOptionsOf(verb: Verb): Options {
  const options: Options = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } };
  if (verb.kind === 'request') {
    options.stdin = { type: 'boolean' };
    options.file = { type: 'string' };
  }
  for (const name of verb.fields) {
    const { flag, kind } = fieldOf(name);
    if (flag !== null) options[flag] = { type: kind === 'boolean' ? 'boolean' : 'string' };
  }
  return options;
}

function parseVerb(verb: Verb, words: readonly string[]): Invocation {
  const { tokens } = parseArgs({
    args: [...words],
    options: parserOptionsOf(verb),
    // In strict mode, `parseArgs` throws errors with its own messages.
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const options = tokens.filter((token) => token.kind === 'option');
  if (options.some(({ rawName }) => isHelpOption(rawName))) return { kind: 'help', verb };
  const draft = new InvocationDraft();
  for (const token of tokens) {
    if (token.kind === 'positional') draft.operands.push(token.value);
    const problem = token.kind === 'option' ? addOption(verb, draft, token.rawName, token.value) : null;
    if (problem !== null) return { kind: 'usage-error', verb, message: problem };
  }
  const problem = assignOperands(verb, draft);
  if (problem !== null) return { kind: 'usage-error', verb, message: problem };
  const { request, files, printsJson, readsRequests } = draft;
  return { kind: 'run', verb, request, files, printsJson, readsRequests };
}

/**
 * Adds an option to the draft.
 *
 * @param flag with its dashes
 * @returns a problem, or null
 */
function addOption(
  verb: Verb,
  draft: InvocationDraft,
  flag: string,
  value: string | undefined,
): string | null {
  const name = verb.fields.find((field) => `--${FIELDS[field].flag}` === flag);
  if (name === undefined) return addCommonOption(verb, draft, flag, value);
  if (FIELDS[name].kind === 'boolean') {
    if (value !== undefined) return `${flag} takes no value`;
    draft.request[name] = true;
    return null;
  }
  return value === undefined ? `${flag} needs a value` : setField(draft, name, value, flag);
}

function addCommonOption(
  verb: Verb,
  draft: InvocationDraft,
  flag: string,
  value: string | undefined,
): string | null {
  if (flag === '--file') return value === undefined ? '--file needs a value' : addFile(verb, draft, value);
  const isKnown =
    (flag === '--json' && verb.kind !== 'interactive') || (flag === '--stdin' && verb.kind === 'request');
  if (!isKnown) return `${verb.name} has no option ${flag}${optionSuggestion(verb, flag)}`;
  if (value !== undefined) return `${flag} takes no value`;
  if (flag === '--json') draft.printsJson = true;
  else draft.readsRequests = true;
  return null;
}

/** Returns the option that was most likely meant, as the end of a sentence; empty if no option is similar. */
function optionSuggestion(verb: Verb, flag: string): string {
  const flags = Object.keys(parserOptionsOf(verb)).map((name) => `--${name}`);
  const suggestion = flag.startsWith('--') ? suggestWord(flag, flags) : undefined;
  return suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
}

function addFile(verb: Verb, draft: InvocationDraft, path: string): string | null {
  if (verb.kind !== 'request' || verb.readFile === undefined) return `${verb.name} does not read a file`;
  draft.files.push({ path, field: null });
  return problemWithFiles(draft.files);
}

/** Returns whether a file contains the verb's input rather than a game definition. */
function isContent({ field }: FileArgument): boolean {
  return field !== 'definition';
}

/**
 * Returns a problem with the files so far, or null. At most one file may define the game, and at most one may
 * be the input.
 */
function problemWithFiles(files: readonly FileArgument[]): string | null {
  const contentCount = files.filter(isContent).length;
  if (contentCount > 1) return 'the command reads only one file';
  if (files.length - contentCount > 1) return '--game-file is given twice';
  return files.filter(({ path }) => path === '-').length > 1 ? 'only one file can be standard input' : null;
}

/**
 * Sets a field from the string of an option or operand.
 *
 * @param source the name of the option or operand, for the problem
 * @returns a problem, or null
 */
function setField(
  { request, files }: InvocationDraft,
  name: FieldName,
  text: string,
  source: string,
): string | null {
  const { kind, flag, isFile } = fieldOf(name);
  if (isFile === true) {
    files.push({ path: text, field: name });
    return problemWithFiles(files);
  }
  const previous = request[name];
  if (kind === 'text-list') request[name] = [...(Array.isArray(previous) ? previous : []), text];
  else if (kind === 'text-map') {
    const equals = text.indexOf('=');
    if (equals < 1) return `--${flag} expects name=value, not “${text}”`;
    const key = text.slice(0, equals);
    if (Object.hasOwn(previous ?? {}, key)) return `--${flag} ${key} is given twice`;
    request[name] = { ...(previous ?? {}), [key]: text.slice(equals + 1) };
  } else if (previous !== undefined) return `--${flag} is given twice`;
  else if (kind === 'number' && !/^-?\d+(\.\d+)?$/.test(text))
    return `${source} expects a number, not “${text}”`;
  else request[name] = kind === 'number' ? Number(text) : text;
  return null;
}

/**
 * Assigns the positional arguments to the operands of the verb.
 *
 * @returns a problem, or null
 */
function assignOperands(verb: Verb, draft: InvocationDraft): string | null {
  let unassigned = verb.operands.filter(
    (name) => draft.request[name] === undefined || FIELDS[name].kind === 'text-list',
  );
  for (const text of draft.operands) {
    const [name, ...others] = unassigned;
    if (name === undefined) {
      const problem = readsFileOperand(verb) ? addFile(verb, draft, text) : unexpectedArgument(verb, text);
      if (problem !== null) return problem;
      continue;
    }
    const problem = setField(draft, name, text, formatOperand(name));
    if (problem !== null) return problem;
    if (FIELDS[name].kind !== 'text-list') unassigned = others;
  }
  const missing = unassigned.find((name) => isMissing(verb, draft, name));
  if (missing !== undefined) return `${formatOperand(missing)} is missing`;
  const lacksFile = readsFileOperand(verb) && !draft.files.some(isContent) && !draft.readsRequests;
  return lacksFile ? '<file> is missing' : null;
}

/**
 * Returns whether the verb needs an operand that neither the command line nor a file nor requests provide.
 * The verb itself checks lists, since some verbs accept another field instead.
 */
function isMissing(verb: Verb, { request, files, readsRequests }: InvocationDraft, name: FieldName): boolean {
  const isProvided = request[name] !== undefined || files.some(isContent) || readsRequests;
  const isRequired = verb.hasOptionalOperands !== true && FIELDS[name].kind !== 'text-list';
  return isRequired && !isProvided;
}

function unexpectedArgument({ fields, operands }: Verb, text: string): string {
  const isGame = fields.includes('game') && !operands.includes('game') && isGameId(text);
  return `unexpected argument “${text}”${isGame ? `; name the game with --game ${text}` : ''}`;
}
