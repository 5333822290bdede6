import type { SequenceCounter } from '@halma/kernel';
import {
  accept,
  perft as countSequences,
  formatShortMove,
  legalMoves,
  type Position,
  playUnchecked,
} from '@halma/rules';
import { describeStatus, formatCount } from '../drawing/position-text.ts';
import { formatNumber, formatTable } from '../drawing/text-layout.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
import { requestedPosition } from '../request/position.ts';
import { requireField } from '../request/validate-request.ts';
import type { RequestVerb, VerbOutput, WorkContext } from './verb.ts';

/** The maximum depth, in turns. */
const MAX_PERFT_DEPTH = 9;

export const perft: RequestVerb = {
  kind: 'request',
  name: 'perft',
  summary: 'Count the sequences of legal turns from a position',
  details: ['Each additional turn makes the count take several dozen times as long.'],
  examples: ['perft 3', 'perft 2 --divide --game cetro'],
  fields: [...POSITION_FIELDS, 'depth', 'divide'],
  operands: ['depth'],
  run: runPerft,
};

/** The maximum lengths of sequences to count without yielding, by the rules and by the kernel. Either takes milliseconds. */
const MAX_UNINTERRUPTED_DEPTH = 2;
const MAX_KERNEL_DEPTH = 3;

/** The time between two yields to the event loop. */
const YIELD_INTERVAL_MS = 40;

async function runPerft(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const depth = requireField('depth', request.depth);
  if (!depth.ok) return depth;
  if (!Number.isInteger(depth.value) || depth.value < 1 || depth.value > MAX_PERFT_DEPTH)
    return refuse('bad-depth', `The depth must be a whole number from 1 to ${MAX_PERFT_DEPTH}.`);
  const position = requestedPosition(request);
  if (!position.ok) return position;
  const startTime = work.now();
  const { counts, divide } = await countByFirstMove(position.value, depth.value, work);
  const seconds = (work.now() - startTime) / 1000;
  const nodes = counts.at(-1) ?? 0;
  return accept({
    data: () => ({
      nodes,
      counts,
      ...(request.divide === true ? { divide: Object.fromEntries(divide) } : {}),
    }),
    text: () =>
      [
        `${position.value.rules.game.title}: ${describeStatus(position.value)}`,
        formatTable(
          [['turns', 'sequences'], ...counts.map((value, ply) => [`${ply + 1}`, formatNumber(value)])],
          [0, 1],
        ),
        `${formatNumber(nodes / Math.max(seconds, 0.001))} nodes per second`,
        ...(request.divide === true
          ? [
              formatTable(
                divide.map(([move, value]) => [move, formatNumber(value)]),
                [1],
              ),
            ]
          : []),
      ].join('\n\n'),
  });
}

/** The numbers of sequences of legal moves. */
interface PerftCounts {
  /** The number of sequences of each length, from 1. */
  readonly counts: number[];
  /** The number of sequences of full length for each first move, sorted by move. */
  readonly divide: readonly (readonly [string, number])[];
}

async function countByFirstMove(position: Position, depth: number, work: WorkContext): Promise<PerftCounts> {
  const { board } = position.rules;
  // Loading the kernel on demand keeps the other verbs fast.
  const { SequenceCounter: Counter } = await import('@halma/kernel');
  const counter = new Counter(position.rules);
  const firstMoves = legalMoves(position).map((move) => ({ move, text: formatShortMove(board, move) }));
  firstMoves.sort((a, b) => (a.text < b.text ? -1 : 1));
  const counts = new Array<number>(depth).fill(0);
  counts[0] = firstMoves.length;
  const divide: [string, number][] = [];
  let lastYield = work.now();
  for (const [index, { move, text }] of firstMoves.entries()) {
    const before = counts.at(-1) ?? 0;
    for (const _ of countFrom(playUnchecked(position, move), 1, { counter, counts })) {
      if (work.now() - lastYield < YIELD_INTERVAL_MS) continue;
      const sequenceCount = formatNumber(counts.at(-1) ?? 0);
      work.reportProgress(
        `${text}, ${index + 1} of ${formatCount(firstMoves.length, 'first move')}; ${sequenceCount} sequences`,
      );
      await work.yieldToEventLoop();
      lastYield = work.now();
    }
    divide.push([text, depth === 1 ? 1 : (counts.at(-1) ?? 0) - before]);
  }
  return { counts, divide };
}

/** The counts so far, and the counter of short sequences. */
interface CountState {
  readonly counter: SequenceCounter;
  readonly counts: number[];
}

/**
 * Adds the sequences from a position to the counts, and yields often.
 *
 * @param ply the number of turns before the position
 */
function* countFrom(position: Position, ply: number, { counter, counts }: CountState): Generator<void> {
  const remainingDepth = counts.length - ply;
  const shortCounts = countShort(position, remainingDepth, counter);
  if (shortCounts !== null) {
    for (const [index, value] of shortCounts.entries()) addAt(counts, ply + index, value);
    yield;
    return;
  }
  const list = legalMoves(position);
  addAt(counts, ply, list.length);
  for (const move of list) yield* countFrom(playUnchecked(position, move), ply + 1, { counter, counts });
}

/**
 * Counts short sequences without yielding, using the kernel if possible.
 *
 * @returns null for a depth that takes longer
 */
function countShort(position: Position, depth: number, counter: SequenceCounter): readonly number[] | null {
  if (depth === 0) return [];
  if (depth > MAX_KERNEL_DEPTH) return null;
  const deepest = counter.count(position, depth);
  if (deepest === null) return depth > MAX_UNINTERRUPTED_DEPTH ? null : countSequences(position, depth);
  // If the kernel can count to a depth, it can count to all smaller ones.
  const shorter = Array.from({ length: depth - 1 }, (_, index) => counter.count(position, index + 1) ?? 0);
  return [...shorter, deepest];
}

function addAt(counts: number[], index: number, value: number): void {
  counts[index] = (counts[index] ?? 0) + value;
}
