import { checkPosition } from '../check-arguments.ts';
import { formatOptionValue } from '../game/options.ts';
import { nonDefaultOptions } from '../rules/resolve-options.ts';
import { seatLetter } from '../seat.ts';
import { formatPosition } from './position-text.ts';
import type { GameRecord } from './record.ts';
import { formatRecordedTurn, playRecordedTurn } from './recorded-turn.ts';

/**
 * Formats a record so that `parseRecord` returns the same game. `parseRecord` accepts at most 200,000 characters, which
 * is about 18,000 turns.
 */
export function formatRecord(record: GameRecord): string {
  checkPosition(record?.start);
  const { rules } = record.start;
  const options = nonDefaultOptions(rules.game, rules.preset, rules.options).map(
    (name) => `${name}=${formatOptionValue(name, rules.options[name])}`,
  );
  const tags: [string, string | undefined][] = [
    ['Event', record.event],
    ['Date', record.date],
    ['Game', rules.game.id],
    ['Preset', rules.preset],
    ['Options', options.join(';')],
    ...rules.seats
      .map(seatLetter)
      .map((letter): [string, string] => [`Seat${letter}`, record.players[letter] ?? '']),
    ['First', seatLetter(record.start.firstSeat)],
    ['Start', record.hasCustomStart ? formatPosition(record.start) : undefined],
    ['Result', record.result],
    ['Termination', record.termination],
    ...record.tags,
  ];
  const lines = tags
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `[${name} "${replaceQuotes(value ?? '')}"]`);
  return `${[...lines, '', ...movesText(record)].join('\n')}\n`;
}

/** The format has no escape sequences, so apostrophes replace quotes, which would end the value. */
function replaceQuotes(text: string): string {
  return text.replaceAll('"', "'");
}

function movesText({ start, turns, comment }: GameRecord): readonly string[] {
  const lines: string[] = comment === undefined ? [] : [commentText(comment)];
  let position = start;
  let line = '';
  let lastNumberedRound = 0;
  for (const turn of turns) {
    if ('move' in turn && lastNumberedRound !== position.round) {
      if (line !== '') lines.push(line);
      line = `${position.round}.`;
      lastNumberedRound = position.round;
    }
    line += `${line === '' ? '' : ' '}${formatRecordedTurn(position, turn)}`;
    if (turn.comment !== undefined) line += ` ${commentText(turn.comment)}`;
    const next = playRecordedTurn(position, turn);
    if (!next.ok) throw new Error(`the record contains an illegal turn: ${next.refusal.code}`);
    position = next.value;
  }
  return line === '' ? lines : [...lines, line];
}

function commentText(text: string): string {
  return `{${text.replaceAll('}', ')')}}`;
}
