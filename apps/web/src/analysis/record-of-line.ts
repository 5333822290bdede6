import { formatRecord, formatResult, seatLetter, turnsFromPositions } from '@halma/rules';
import { dateText } from '../game/record-text.ts';
import type { Study } from './study.ts';

/**
 * Writes a line of a study as a record (HGN).
 *
 * @param line the indexes of the line's nodes, starting with the first position
 */
export function recordOfLine({ nodes, names }: Study, line: readonly number[], today: Date): string {
  const lineNodes = line.flatMap((index) => nodes[index] ?? []);
  const [first, last] = [lineNodes[0], lineNodes.at(-1)];
  if (first === undefined || last === undefined) return '';
  const { position: start } = first;
  const { position: end } = last;
  const ending = end.outcome ?? last.ending;
  const reasons = new Map(lineNodes.flatMap(({ withdrawals }) => [...(withdrawals ?? [])]));
  return formatRecord({
    event: 'Analysis',
    date: dateText(today),
    players: Object.fromEntries(start.rules.seats.map((seat) => [seatLetter(seat), names?.get(seat) ?? ''])),
    start,
    hasCustomStart: true,
    ...(first.comment === undefined ? {} : { comment: first.comment }),
    turns: turnsFromPositions(
      lineNodes.map(({ position }) => position),
      (after) => lineNodes.find(({ position }) => position === after),
    ).map((turn) => ('move' in turn ? turn : { ...turn, reason: reasons.get(turn.seat) ?? turn.reason })),
    end,
    result: formatResult(ending === undefined ? null : { termination: 'unfinished', ...ending }),
    ...(ending?.termination === undefined ? {} : { termination: ending.termination }),
    tags: new Map(),
  });
}
