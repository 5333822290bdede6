import type { Analysis, Line } from '@halma/engine';
import { formatShortMove, type Position } from '@halma/rules';
import { standing } from '../drawing/standing.ts';
import { drawTable, grouped } from '../drawing/table.ts';
import { decline, give, type Reply } from '../faults.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { requestedLimits, type SearchLimits } from '../request/limits.ts';
import { requestedPosition } from '../request/position.ts';
import { writePosition } from '../thinking/written-position.ts';
import type { Answer, AnsweringVerb, Work } from './verb.ts';

export const analyse: AnsweringVerb = {
  kind: 'answers',
  name: 'analyse',
  summary: 'finds the best moves of a position and what they are worth',
  notes: [
    'It thinks for one second unless limits are given; with nodes or depth alone it finds the same every time. Ctrl-C ends it with what it has found.',
    'The score is how far the seat to move is ahead in the race, in moves.',
  ],
  fields: [...POSITION_FIELDS, 'limits', 'nodes', 'depth', 'seconds', 'lines'],
  operands: [],
  stops: true,
  answer: answerAnalyse,
};

const USUAL: SearchLimits = { milliseconds: 1000 };

const MOST_LINES = 1000;

async function answerAnalyse(request: Request, work: Work): Promise<Reply<Answer>> {
  const limits = requestedLimits(request, USUAL);
  if (!limits.ok) return limits;
  const { lines = 1 } = request;
  if (!Number.isInteger(lines) || lines < 1 || lines > MOST_LINES)
    return decline('bad-request', `The number of lines is a whole number from 1 to ${MOST_LINES}.`);
  const position = requestedPosition(request);
  if (!position.ok) return position;
  const begun = work.now();
  const seconds = (): number => (work.now() - begun) / 1000;
  let best: Analysis | undefined;
  const stop = (): void => work.thinker.stop();
  work.stop.addEventListener('abort', stop);
  await work.thinker.think(
    { position: writePosition(position.value), lines, afresh: true, ...limits.value },
    (found) => {
      best = found;
      work.progress(findingText(position.value, found, seconds(), Number.POSITIVE_INFINITY));
    },
  );
  work.stop.removeEventListener('abort', stop);
  return give(answerOf(position.value, best, seconds()));
}

function answerOf(position: Position, found: Analysis | undefined, seconds: number): Answer {
  const { title } = position.rules.game;
  return {
    data: () => ({ lines: found?.lines.map((line) => lineData(position, found, line)) ?? [] }),
    text: (_, width) => {
      const heading = `${title}: ${standing(position)}`;
      return found === undefined ? heading : `${heading}\n\n${findingText(position, found, seconds, width)}`;
    },
  };
}

function lineData(
  position: Position,
  { depth, nodes }: Analysis,
  line: Line,
): Readonly<Record<string, unknown>> {
  const { score, winningChance, moves, proven } = line;
  const texts = movesTexts(position, line);
  return { score, winningChance, depth, nodes, moves: texts, ...(proven && moves.length > 0 && { proven }) };
}

function movesTexts({ rules }: Position, { moves }: Line): readonly string[] {
  return moves.map((move) => formatShortMove(rules.board, move));
}

/** What has been found, as a table no wider than a width as far as that can be. */
function findingText(position: Position, found: Analysis, seconds: number, width: number): string {
  const { depth, nodes, lines } = found;
  const cells = lines.map((line) => [
    scoreText(line),
    `${Math.round(100 * line.winningChance)} %`,
    movesTexts(position, line).join(' '),
  ]);
  const rate = seconds > 0 ? `, ${grouped(nodes / seconds)} a second` : '';
  const table = drawTable([['score', 'chance', 'moves'], ...cells], [0, 1]);
  return [
    `depth ${depth}, ${grouped(nodes)} nodes in ${seconds.toFixed(1)} s${rate}`,
    '',
    ...table.split('\n').map((row) => shortened(row, width)),
  ].join('\n');
}

/** A score as people read it: `+1.25` moves ahead, or `won in 7` where that is proven. */
function scoreText({ score, proven }: Line): string {
  if (proven !== undefined) return `${proven.result} in ${proven.plies}`;
  return `${score < 0 ? '-' : '+'}${Math.abs(score).toFixed(2)}`;
}

/** A row cut off at the last word that fits. */
function shortened(row: string, width: number): string {
  if (row.length <= width) return row;
  const cut = row.slice(0, width - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0))} …`;
}
