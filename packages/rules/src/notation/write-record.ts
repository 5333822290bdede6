import { optionText } from '../game/options.ts';
import { statedOptions } from '../rules/resolve-options.ts';
import { seatLetter } from '../seat.ts';
import { formatPosition } from './position-text.ts';
import type { GameRecord } from './record.ts';
import { formatRecordedTurn, playRecorded } from './recorded-turn.ts';

/**
 * Writes a record. What `parseRecord` reads back is the same game; it does not read more than 200,000 characters, which
 * are some 18,000 turns.
 */
export function formatRecord(record: GameRecord): string {
  const { rules } = record.start;
  const options = statedOptions(rules.game, rules.preset, rules.options).map(
    (name) => `${name}=${optionText(name, rules.options[name])}`,
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
    ['First', seatLetter(record.start.first)],
    ['Start', record.fromPosition ? formatPosition(record.start) : undefined],
    ['Result', record.result],
    ['Termination', record.termination],
    ...record.tags,
  ];
  const lines = tags
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `[${name} "${quotable(value ?? '')}"]`);
  return `${[...lines, '', ...movesText(record)].join('\n')}\n`;
}

/** The format has no escapes, so what would end a value or a comment is written as its nearest neighbour. */
function quotable(text: string): string {
  return text.replaceAll('"', "'");
}

function movesText({ start, turns, comment }: GameRecord): readonly string[] {
  const lines: string[] = comment === undefined ? [] : [commentText(comment)];
  let position = start;
  let line = '';
  let numbered = 0;
  for (const turn of turns) {
    if ('move' in turn && numbered !== position.round) {
      if (line !== '') lines.push(line);
      line = `${position.round}.`;
      numbered = position.round;
    }
    line += `${line === '' ? '' : ' '}${formatRecordedTurn(position, turn)}`;
    if (turn.comment !== undefined) line += ` ${commentText(turn.comment)}`;
    const next = playRecorded(position, turn);
    if (!next.ok) throw new Error(`a record holds an illegal turn: ${next.refusal.code}`);
    position = next.value;
  }
  return line === '' ? lines : [...lines, line];
}

function commentText(text: string): string {
  return `{${text.replaceAll('}', ')')}}`;
}
