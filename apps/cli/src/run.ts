import { accept } from '@halma/rules';
import {
  formatCommandHelp,
  formatGroupHelp,
  formatServerHelp,
  formatUsage,
  formatVerbHelp,
} from './command-line/help.ts';
import { hintLines } from './command-line/hints.ts';
import { inCommandLineTerms } from './command-line/option-words.ts';
import {
  type FileArgument,
  type Invocation,
  parseArguments,
  type RunInvocation,
} from './command-line/parse-arguments.ts';
import { replaceControlCharacters } from './drawing/control-characters.ts';
import { wrapLines } from './drawing/text-layout.ts';
import type { Environment } from './environment.ts';
import { EXIT_STATUS } from './exit-status.ts';
import type { CommandRefusal, CommandResult } from './refusal.ts';
import type { RawRequest, Request } from './request/fields/fields.ts';
import { validateRequest } from './request/validate-request.ts';
import { answerLine, type ServeContext } from './serve/answer-line.ts';
import { toJson } from './serve/json-line.ts';
import { serve } from './serve/serve.ts';
import { SERVER_VERBS } from './server/server-verbs.ts';
import type { InteractiveVerb, RequestVerb, TaskVerb, Verb, VerbOutput } from './verbs/verb.ts';
import { VERBS } from './verbs/verbs.ts';

/**
 * Runs a command line.
 *
 * @returns the exit status
 */
export async function run(args: readonly string[], environment: Environment): Promise<number> {
  const invocation = parseArguments(args);
  switch (invocation.kind) {
    case 'help':
    case 'group-help':
    case 'server-help':
      await environment.write(`${formatHelp(invocation, environment)}\n`);
      return EXIT_STATUS.success;
    case 'version':
      await environment.write(`${environment.version}\n`);
      return EXIT_STATUS.success;
    case 'usage-error':
      return reportUsageError(invocation.message, invocation.verb, environment);
    case 'server':
      return environment.runServerCommand(invocation.args);
    case 'run':
      return runVerb(invocation, environment);
  }
}

type HelpInvocation = Extract<Invocation, { readonly kind: 'help' | 'group-help' | 'server-help' }>;

function formatHelp(invocation: HelpInvocation, { width, hasServer }: Environment): string {
  switch (invocation.kind) {
    case 'group-help':
      return formatGroupHelp(invocation.words, invocation.verbs, width);
    case 'server-help':
      return formatServerHelp(invocation.verb, width);
    case 'help':
      return invocation.verb === undefined
        ? formatCommandHelp([...VERBS, ...(hasServer ? SERVER_VERBS : [])], width)
        : formatVerbHelp(invocation.verb, width);
  }
}

function reportUsageError(message: string, verb: Verb | undefined, environment: Environment): number {
  const usage = verb === undefined ? 'halma <command> [options]' : formatUsage(verb);
  const help = verb === undefined ? 'halma --help' : `halma help ${verb.name}`;
  const text = wrapLines(`halma: ${message}`, environment.width);
  environment.writeError(`${text}\nUsage: ${usage}\nHelp: ${help}\n`);
  return EXIT_STATUS.usageError;
}

async function runVerb(invocation: RunInvocation, environment: Environment): Promise<number> {
  const { verb, files } = invocation;
  const isInteractive = verb?.kind === 'interactive';
  if ((invocation.readsRequests || isInteractive) && files.some(({ path }) => path === '-')) {
    const input = isInteractive ? 'moves' : 'requests';
    return reportUsageError(`standard input cannot be both a file and the ${input}`, verb, environment);
  }
  const raw = await addFileFields(invocation, environment);
  if (!raw.ok) return reportRefusal(raw.refusal, invocation, environment);
  if (verb?.kind === 'interactive') return runInteractive(verb, raw.value, invocation, environment);
  if (verb === undefined || (verb.kind === 'request' && invocation.readsRequests)) {
    const { input, write, work } = environment;
    const context: ServeContext = { ...(verb && { verb }), defaults: raw.value, work };
    await serve(input, write, (line) => answerLine(line, context));
    return EXIT_STATUS.success;
  }
  return runOnce(verb, raw.value, invocation, environment);
}

async function runInteractive(
  verb: InteractiveVerb,
  raw: RawRequest,
  invocation: RunInvocation,
  environment: Environment,
): Promise<number> {
  const request = validateRequest(raw, verb.fields);
  const recordFile = invocation.files.find(({ field }) => field === 'record')?.path;
  const status = request.ok ? await verb.run(request.value, environment, recordFile) : request;
  return status.ok ? status.value : reportRefusal(status.refusal, invocation, environment);
}

async function runOnce(
  verb: RequestVerb | TaskVerb,
  raw: RawRequest,
  invocation: RunInvocation,
  environment: Environment,
): Promise<number> {
  const request = validateRequest(raw, verb.fields);
  const result = request.ok ? await callVerb(verb, request.value, environment) : request;
  environment.clearProgress();
  const status = result.ok
    ? await writeResult(result.value, invocation, environment)
    : await reportRefusal(result.refusal, invocation, environment);
  return environment.stopStatus() ?? status;
}

async function writeResult(
  output: VerbOutput,
  { printsJson }: RunInvocation,
  { paint, width, write }: Environment,
): Promise<number> {
  const text = printsJson
    ? toJson(undefined, accept(output))
    : replaceControlCharacters(output.text(paint, width));
  await write(`${text}\n`);
  return EXIT_STATUS.success;
}

function callVerb(
  verb: RequestVerb | TaskVerb,
  request: Request,
  environment: Environment,
): CommandResult<VerbOutput> | Promise<CommandResult<VerbOutput>> {
  if (verb.kind === 'task' || verb.isInterruptible === true) environment.deferInterrupts();
  return verb.kind === 'task' ? verb.run(request, environment) : verb.run(request, environment.work);
}

/**
 * Writes a refusal to standard error or, with --json, as JSON to standard output. If a value on the command line is
 * invalid, it reports a usage error to standard error in either case.
 */
async function reportRefusal(
  refusal: CommandRefusal,
  { verb, printsJson, request }: RunInvocation,
  environment: Environment,
): Promise<number> {
  if (refusal.code === 'bad-request' || refusal.code === 'bad-depth') {
    const message = verb === undefined ? refusal.message : inCommandLineTerms(refusal.message, verb);
    return reportUsageError(toFragment(message), verb, environment);
  }
  if (printsJson) await environment.write(`${toJson(undefined, { ok: false, refusal })}\n`);
  else {
    const lines = [`halma: ${formatRefusal(refusal)}`, ...hintLines(refusal, request)];
    const text = lines.map((line) => wrapLines(line, environment.width)).join('\n');
    environment.writeError(`${replaceControlCharacters(text)}\n`);
  }
  return EXIT_STATUS.refused;
}

/**
 * Formats a refusal with its code and, if it has one, its place: the number of the refused move, or of the character
 * at which the input is refused.
 */
function formatRefusal({ code, message, ply, at }: CommandRefusal): string {
  if (ply !== undefined) return `${message} (${code}, move ${ply})`;
  return `${message} (${code}${typeof at === 'number' ? `, character ${at + 1}` : ''})`;
}

/** Turns a sentence into a fragment that can follow a colon. */
function toFragment(sentence: string): string {
  const startsWithAcronym = /^[A-Z]{2}/.test(sentence);
  const start = startsWithAcronym ? sentence.charAt(0) : sentence.charAt(0).toLowerCase();
  return `${start}${sentence.slice(1).replace(/\.$/, '')}`;
}

/** Adds to the request the fields that are read from the files named on the command line. */
async function addFileFields(
  { verb, request, files }: RunInvocation,
  environment: Environment,
): Promise<CommandResult<RawRequest>> {
  let fields = request;
  for (const file of files) {
    const text = await environment.readTextFile(file.path);
    if (!text.ok) return text;
    const fileFields = fieldsOfFile(verb, file, text.value);
    if (!fileFields.ok) return fileFields;
    fields = { ...fields, ...fileFields.value };
  }
  return accept(fields);
}

function fieldsOfFile(
  verb: Verb | undefined,
  { field }: FileArgument,
  text: string,
): CommandResult<RawRequest> {
  if (field !== null) return accept({ [field]: text });
  return verb?.kind === 'request' && verb.readFile !== undefined ? verb.readFile(text) : accept({});
}
