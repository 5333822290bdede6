import { helpOf, overallHelp, usageOf } from './command-line/help.ts';
import { type NamedFile, parseArguments, type Run } from './command-line/parse-arguments.ts';
import { fold } from './drawing/table.ts';
import type { Edge } from './edge.ts';
import { EXIT } from './exit.ts';
import { type Fault, give, type Reply } from './faults.ts';
import type { RawRequest, Request } from './request/fields.ts';
import { readRequest } from './request/read-request.ts';
import { toJson } from './serve/answer-line.ts';
import { serve } from './serve/serve.ts';
import type { Answer, AnsweringVerb, TalkingVerb, Verb, WorkingVerb } from './verbs/verb.ts';

/** Runs a command line. @returns the exit status */
export async function run(words: readonly string[], edge: Edge): Promise<number> {
  const asked = parseArguments(words);
  switch (asked.kind) {
    case 'help':
      await edge.send(
        `${asked.verb === undefined ? overallHelp(edge.width, asked.verbs) : helpOf(asked.verb, edge.width)}\n`,
      );
      return EXIT.done;
    case 'version':
      await edge.send(`${edge.version}\n`);
      return EXIT.done;
    case 'wrong':
      return wrongCommand(asked.message, asked.verb, edge);
    case 'host':
      return edge.runHostCommand(asked.words);
    case 'run':
      return runVerb(asked, edge);
  }
}

function wrongCommand(message: string, verb: Verb | undefined, edge: Edge): number {
  const usage = verb === undefined ? 'halma <verb> [flags]' : usageOf(verb);
  const help = verb === undefined ? 'halma --help' : `halma help ${verb.name}`;
  edge.complain(`${fold(`halma: ${message}`, edge.width)}\nExpected: ${usage}\nMore: ${help}\n`);
  return EXIT.wrong;
}

async function runVerb(asked: Run, edge: Edge): Promise<number> {
  const { verb } = asked;
  const talks = verb?.kind === 'talks';
  if ((asked.stdin || talks) && asked.files.some(({ path }) => path === '-')) {
    const lines = talks ? 'moves' : 'requests';
    return wrongCommand(`standard input cannot be both a file and the ${lines}`, verb, edge);
  }
  const raw = await withFiles(asked, edge);
  if (!raw.ok) return refuse(raw.fault, verb, asked, edge);
  if (verb?.kind === 'talks') return talk(verb, raw.value, asked, edge);
  if (verb === undefined || (verb.kind === 'answers' && asked.stdin)) {
    await serve(edge.input, edge.send, { ...(verb && { verb }), defaults: raw.value, work: edge.work });
    return EXIT.done;
  }
  return answerOnce(verb, raw.value, asked, edge);
}

async function talk(verb: TalkingVerb, raw: RawRequest, asked: Run, edge: Edge): Promise<number> {
  const request = readRequest(raw, verb.fields);
  const status = request.ok ? await verb.converse(request.value, edge, asked.files[0]?.path) : request;
  return status.ok ? status.value : refuse(status.fault, verb, asked, edge);
}

async function answerOnce(
  verb: AnsweringVerb | WorkingVerb,
  raw: RawRequest,
  asked: Run,
  edge: Edge,
): Promise<number> {
  const request = readRequest(raw, verb.fields);
  const reply = request.ok ? await replyTo(request.value, verb, edge) : request;
  edge.progressDone();
  if (!reply.ok) return refuse(reply.fault, verb, asked, edge);
  await edge.send(`${asked.json ? toJson(undefined, reply) : reply.value.text(edge.paint, edge.width)}\n`);
  return edge.work.stop.aborted ? EXIT.interrupted : EXIT.done;
}

function replyTo(
  request: Request,
  verb: AnsweringVerb | WorkingVerb,
  edge: Edge,
): Reply<Answer> | Promise<Reply<Answer>> {
  if (verb.kind === 'works' || verb.stops === true) edge.holdInterruptions();
  return verb.kind === 'works' ? verb.work(request, edge) : verb.answer(request, edge.work);
}

/** A refusal goes to standard error for people and to standard output for programs. */
async function refuse(fault: Fault, verb: Verb | undefined, asked: Run, edge: Edge): Promise<number> {
  if (fault.code === 'bad-request') return wrongCommand(lowerFirst(fault.message), verb, edge);
  if (asked.json) await edge.send(`${toJson(undefined, { ok: false, fault })}\n`);
  else {
    const hint = fault.code === 'unknown-game' ? 'Every game: halma games\n' : '';
    edge.complain(`${fold(`halma: ${faultText(fault)}`, edge.width)}\n${hint}`);
  }
  return EXIT.refused;
}

/** A fault as a line: the words, then the code and the number of the move. */
function faultText({ code, message, ply }: Fault): string {
  return `${message} (${code}${ply === undefined ? '' : `, move ${ply}`})`;
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`;
}

/** The request with what its file says. */
async function withFiles({ verb, request, files }: Run, edge: Edge): Promise<Reply<RawRequest>> {
  const [file] = files;
  if (file === undefined) return give(request);
  const text = await edge.readText(file.path);
  return text.ok ? give({ ...request, ...fieldsOfFile(verb, file, text.value) }) : text;
}

function fieldsOfFile(verb: Verb | undefined, { field }: NamedFile, text: string): RawRequest {
  if (field !== null) return { [field]: text };
  return verb?.kind === 'answers' && verb.readFile !== undefined ? verb.readFile(text) : {};
}
