import { perft as countHere, formatShortMove, legalMoves, type Position, playListed } from '@halma/rules';
import { count, standing } from '../drawing/standing.ts';
import { drawTable, grouped } from '../drawing/table.ts';
import { decline, give, type Reply } from '../faults.ts';
import { MOST_TURNS, POSITION_FIELDS, type Request } from '../request/fields.ts';
import { requestedPosition } from '../request/position.ts';
import { need } from '../request/read-request.ts';
import type { Answer, AnsweringVerb, Work } from './verb.ts';

export const perft: AnsweringVerb = {
  kind: 'answers',
  name: 'perft',
  summary: 'counts the sequences of legal turns from a position',
  notes: ['Each turn more takes some dozens of times longer.'],
  fields: [...POSITION_FIELDS, 'depth', 'divide'],
  operands: ['depth'],
  answer: answerPerft,
};

/** Sequences of so few turns are counted in one go, which takes milliseconds. */
const ONE_GO = 2;

/** How long the work goes on before everything else has its turn. */
const BREATH_MS = 40;

async function answerPerft(request: Request, work: Work): Promise<Reply<Answer>> {
  const depth = need('depth', request.depth);
  if (!depth.ok) return depth;
  if (!Number.isInteger(depth.value) || depth.value < 1 || depth.value > MOST_TURNS)
    return decline('bad-depth', `The depth is a whole number from 1 to ${MOST_TURNS}.`);
  const position = requestedPosition(request);
  if (!position.ok) return position;
  const begun = work.now();
  const { counts, divide } = await countByFirstMove(position.value, depth.value, work);
  const seconds = (work.now() - begun) / 1000;
  const nodes = counts.at(-1) ?? 0;
  return give({
    data: () => ({
      nodes,
      counts,
      ...(request.divide === true ? { divide: Object.fromEntries(divide) } : {}),
    }),
    text: () =>
      [
        `${position.value.rules.game.title}: ${standing(position.value)}`,
        drawTable(
          [['turns', 'sequences'], ...counts.map((value, ply) => [`${ply + 1}`, grouped(value)])],
          [0, 1],
        ),
        `${grouped(nodes / Math.max(seconds, 0.001))} nodes a second`,
        ...(request.divide === true
          ? [
              drawTable(
                divide.map(([move, value]) => [move, grouped(value)]),
                [1],
              ),
            ]
          : []),
      ].join('\n\n'),
  });
}

interface Counted {
  readonly counts: number[];
  /** By first move, sorted: the longest sequences it begins. */
  readonly divide: readonly (readonly [string, number])[];
}

async function countByFirstMove(position: Position, depth: number, work: Work): Promise<Counted> {
  const { board } = position.rules;
  const firsts = legalMoves(position).map((move) => ({ move, text: formatShortMove(board, move) }));
  firsts.sort((a, b) => (a.text < b.text ? -1 : 1));
  const counts = new Array<number>(depth).fill(0);
  counts[0] = firsts.length;
  const divide: [string, number][] = [];
  let breathed = work.now();
  for (const [index, { move, text }] of firsts.entries()) {
    const before = counts.at(-1) ?? 0;
    for (const _ of countFrom(playListed(position, move), 1, counts)) {
      if (work.now() - breathed < BREATH_MS) continue;
      const found = grouped(counts.at(-1) ?? 0);
      work.progress(`${text}, ${index + 1} of ${count(firsts.length, 'first move')}; ${found} sequences`);
      await work.breathe();
      breathed = work.now();
    }
    divide.push([text, depth === 1 ? 1 : (counts.at(-1) ?? 0) - before]);
  }
  return { counts, divide };
}

/** Adds the turns from a position on to the counts, yielding now and then. @param ply turns made so far */
function* countFrom(position: Position, ply: number, counts: number[]): Generator<void> {
  const left = counts.length - ply;
  if (left <= ONE_GO) {
    const found = left > 0 ? countHere(position, left) : [];
    for (const [index, value] of found.entries()) add(counts, ply + index, value);
    yield;
    return;
  }
  const list = legalMoves(position);
  add(counts, ply, list.length);
  for (const move of list) yield* countFrom(playListed(position, move), ply + 1, counts);
}

function add(counts: number[], index: number, value: number): void {
  counts[index] = (counts[index] ?? 0) + value;
}
