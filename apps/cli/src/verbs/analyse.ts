import type { PrincipalVariation, SearchInfo } from '@halma/engine';
import type { TaskLimits } from '@halma/engine/worker';
import { accept, formatShortMove, type Position } from '@halma/rules';
import { describeStatus } from '../drawing/position-text.ts';
import { formatNumber, formatTable } from '../drawing/text-layout.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import { onAbort } from '../on-abort.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
import { requestedLimits } from '../request/limits.ts';
import { requestedPosition } from '../request/position.ts';
import { requestedThreads } from '../request/threads.ts';
import type { RequestVerb, VerbOutput, WorkContext } from './verb.ts';

export const analyse: RequestVerb = {
  kind: 'request',
  name: 'analyse',
  summary: 'Find the best moves in a position',
  details: [
    'The search takes one second unless you set a limit. With only a node or depth limit, the result is the same every time. Ctrl-C ends the search and prints the result so far.',
    'With --threads, several threads search together in games with two sides; the result can then differ from run to run.',
    'The score is the lead of the seat to move, in moves.',
    'With --tablebase, the values are exact in a game that “halma solve board” has solved.',
  ],
  examples: ['analyse grasshopper-8 --seconds 5', 'analyse --nodes 100000 --lines 3'],
  fields: [...POSITION_FIELDS, 'limits', 'nodes', 'depth', 'seconds', 'lines', 'threads', 'tablebase'],
  operands: ['game'],
  hasOptionalOperands: true,
  isInterruptible: true,
  run: analysePosition,
};

const DEFAULT_LIMITS: TaskLimits = { milliseconds: 1000 };

const MAX_LINES = 1000;

async function analysePosition(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const limits = requestedLimits(request, DEFAULT_LIMITS);
  if (!limits.ok) return limits;
  const { lines = 1 } = request;
  if (!Number.isInteger(lines) || lines < 1 || lines > MAX_LINES)
    return refuse('bad-request', `The number of lines must be a whole number from 1 to ${MAX_LINES}.`);
  const threads = requestedThreads(request);
  if (!threads.ok) return threads;
  const position = requestedPosition(request);
  if (!position.ok) return position;
  const engine = await requestedEngine(request, work);
  if (!engine.ok) return engine;
  const startTime = work.now();
  const elapsedSeconds = (): number => (work.now() - startTime) / 1000;
  const analysis = engine.value.analyse(position.value, {
    lineCount: lines,
    threads: threads.value,
    isFresh: true,
    ...limits.value,
    onProgress: (info) =>
      work.reportProgress(formatInfo(position.value, info, elapsedSeconds(), Number.POSITIVE_INFINITY)),
  });
  const stopWaiting = onAbort(work.signal, () => work.engine.stop());
  const best = await analysis;
  stopWaiting();
  return accept(createOutput(position.value, best, elapsedSeconds()));
}

/** Returns the engine, with the tablebase that the request names. */
async function requestedEngine(
  { tablebase }: Request,
  work: WorkContext,
): Promise<CommandResult<EngineClient>> {
  if (tablebase === undefined) return accept(work.engine);
  // Loading the solver on demand keeps other analyses fast.
  const { engineWithTablebase } = await import('../engine/tablebase-engine.ts');
  return engineWithTablebase(work.engine, tablebase);
}

function createOutput(position: Position, info: SearchInfo | null, seconds: number): VerbOutput {
  const { title } = position.rules.game;
  return {
    data: () => ({ lines: info?.lines.map((line) => createLineData(position, info, line)) ?? [] }),
    text: (_, width) => {
      const heading = `${title}: ${describeStatus(position)}`;
      return info === null ? heading : `${heading}\n\n${formatInfo(position, info, seconds, width)}`;
    },
  };
}

function createLineData(
  position: Position,
  { depth, nodes }: SearchInfo,
  line: PrincipalVariation,
): Readonly<Record<string, unknown>> {
  const { score, winningChance, moves, proven } = line;
  const texts = formatMoves(position, line);
  return { score, winningChance, depth, nodes, moves: texts, ...(proven && moves.length > 0 && { proven }) };
}

function formatMoves({ rules }: Position, { moves }: PrincipalVariation): readonly string[] {
  return moves.map((move) => formatShortMove(rules.board, move));
}

/**
 * Formats a result as a table.
 *
 * @param width in characters
 */
function formatInfo(position: Position, info: SearchInfo, seconds: number, width: number): string {
  const { depth, nodes, lines } = info;
  const cells = lines.map((line) => [
    formatScore(line),
    `${Math.round(100 * line.winningChance)}%`,
    formatMoves(position, line).join(' '),
  ]);
  const rate = seconds > 0 ? `, ${formatNumber(nodes / seconds)} per second` : '';
  const table = formatTable([['score', 'chance', 'moves'], ...cells], [0, 1]);
  return [
    `depth ${depth}, ${formatNumber(nodes)} nodes in ${seconds.toFixed(1)} s${rate}`,
    '',
    ...table.split('\n').map((row) => shorten(row, width)),
  ].join('\n');
}

/** Formats a score for people: `+1.25` for a lead in moves, or `won in 7` when the result is proven. */
function formatScore({ score, proven }: PrincipalVariation): string {
  if (proven !== undefined) return `${proven.result} in ${proven.plies}`;
  return `${score < 0 ? '-' : '+'}${Math.abs(score).toFixed(2)}`;
}

/** Cuts off a row after the last word that fits. */
function shorten(row: string, width: number): string {
  if (row.length <= width) return row;
  const cut = row.slice(0, width - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0))} …`;
}
